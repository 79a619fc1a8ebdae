#!/usr/bin/env bash
# Gets Python's huggingface_hub for the test that shows it the stand-in for the Hub. To be sourced: it exports
# HF_HUB_PYTHON, or says "skipped: reason" and leaves the test to be skipped. The release is fixed, and kept in a cache.

second_client() {
  local release=2.4.0
  local folder="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/envcard/huggingface_hub-$release"
  local probe='import huggingface_hub'
  if [ -n "${HF_HUB_PYTHON:-}" ]; then
    echo "second client: $HF_HUB_PYTHON"
    return
  fi
  if ! command -v python3 >/dev/null; then
    echo 'second client skipped: there is no python3'
    return
  fi
  if ! "$folder/bin/python" -c "$probe" >/dev/null 2>&1; then
    rm -rf "$folder"
    if ! python3 -m venv "$folder" >/dev/null 2>&1; then
      rm -rf "$folder"
      echo 'second client skipped: python3 makes no virtual environment'
      return
    fi
    if ! "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --timeout 20 --retries 1 \
      "huggingface_hub==$release" || ! "$folder/bin/python" -c "$probe"; then
      rm -rf "$folder"
      echo "second client skipped: huggingface_hub $release could not be installed"
      return
    fi
  fi
  export HF_HUB_PYTHON="$folder/bin/python"
  echo "second client: $HF_HUB_PYTHON"
}

second_client
unset -f second_client
