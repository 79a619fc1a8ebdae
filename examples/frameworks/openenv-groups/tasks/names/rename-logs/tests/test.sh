#!/bin/bash
if [ -z "$(find /data/logs -name "*.txt")" ]; then
  echo 1 > /logs/verifier/reward.txt
else
  echo 0 > /logs/verifier/reward.txt
fi
