"""Uses a Hub through huggingface_hub and prints what came back, as one JSON object.

Arguments: the token of a reader, the token of the repository's owner. The endpoint is in HF_ENDPOINT.
"""

import json
import sys
import tempfile
import warnings
from pathlib import Path

import huggingface_hub
from huggingface_hub import CommitOperationAdd, CommitOperationDelete, DatasetCard, HfApi, RepoFile
from huggingface_hub.errors import HfHubHTTPError

REPO = "org/demo"
ARGS = {"repo_id": REPO, "repo_type": "dataset"}


def outcome(call):
    """The name of the error that a call ends with, and the answer's status."""
    try:
        call()
    except HfHubHTTPError as error:
        return [type(error).__name__, error.response.status_code]
    except Exception as error:  # noqa: BLE001 - the name is what is asked for
        return [type(error).__name__, None]
    return ["ok", None]


def reading(api, folder):
    tree = list(api.list_repo_tree(**ARGS, recursive=True, expand=True))
    info = api.dataset_info(REPO, files_metadata=True)
    paths = api.get_paths_info(**ARGS, paths=["README.md", "data/rows.bin", "tasks", "missing"])
    get = lambda name, **more: Path(api.hf_hub_download(**ARGS, filename=name, cache_dir=folder, **more)).read_text()
    snapshot = Path(api.snapshot_download(**ARGS, cache_dir=folder + "/snapshot"))
    return {
        "files": {entry.path: entry.blob_id for entry in tree if isinstance(entry, RepoFile)},
        "folders": [entry.path for entry in tree if not isinstance(entry, RepoFile)],
        "lastCommits": sorted({entry.last_commit.title for entry in tree}),
        "below": [entry.path for entry in api.list_repo_tree(**ARGS, path_in_repo="tasks/a b")],
        "sha": info.sha,
        "tags": info.card_data.tags,
        "siblings": {one.rfilename: one.lfs.sha256 if one.lfs else one.blob_id for one in info.siblings},
        "paths": {one.path: getattr(one, "size", None) for one in paths},
        "readme": get("README.md"),
        "old": get("README.md", revision=api.list_repo_commits(**ARGS)[-1].commit_id),
        "odd": get("tasks/a b/#1?.md"),
        "lfs": get("data/rows.bin"),
        "snapshot": sorted(str(path.relative_to(snapshot)) for path in snapshot.rglob("*") if path.is_file()),
        "card": DatasetCard.load(REPO, token=api.token).data.tags,
        "commits": [commit.title for commit in api.list_repo_commits(**ARGS)],
        "who": api.whoami()["name"],
    }


def proposing(api, owner):
    before = api.dataset_info(REPO).sha
    text = "---\ntags:\n- harbor\n- rl-environment\n---\n# Demo\n"
    add = lambda: [CommitOperationAdd("README.md", text.encode())]
    made = api.create_commit(
        **ARGS, operations=add(), commit_message="Add tags", commit_description="Why", create_pr=True, parent_commit=before
    )
    num = made.pr_num
    again = api.create_commit(**ARGS, operations=add(), commit_message="Again", revision=made.pr_revision)
    refs = api.list_repo_refs(**ARGS, include_pull_requests=True)
    listed = [
        [one.num, one.title, one.author, one.status]
        for one in api.get_repo_discussions(
            **ARGS, author="bot", discussion_type="pull_request", discussion_status="open"
        )
    ]
    comment = api.comment_discussion(**ARGS, discussion_num=num, comment="First")
    edited = api.edit_discussion_comment(**ARGS, discussion_num=num, comment_id=comment.id, new_content="Second")
    renamed = api.rename_discussion(**ARGS, discussion_num=num, new_title="Add two tags")
    closed = api.change_discussion_status(**ARGS, discussion_num=num, new_status="closed", comment="Not now")
    opened = api.change_discussion_status(**ARGS, discussion_num=num, new_status="open")
    stranger = outcome(lambda: api.merge_pull_request(**ARGS, discussion_num=num))
    details = api.get_discussion_details(**ARGS, discussion_num=num)
    owner.merge_pull_request(**ARGS, discussion_num=num, comment="Thanks")
    merged = api.get_discussion_details(**ARGS, discussion_num=num)
    draft = api.create_pull_request(**ARGS, title="A draft", description="Nothing yet")
    talk = api.create_discussion(**ARGS, title="A question", description="Why?")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        hidden = owner.hide_discussion_comment(**ARGS, discussion_num=talk.num, comment_id=talk.events[0].id)
    return {
        "num": num,
        "unchanged": again.oid == api.dataset_info(REPO, revision=made.pr_revision).sha == made.oid,
        "refs": [[ref.ref, ref.target_commit == made.oid] for ref in refs.pull_requests],
        "branches": [ref.name for ref in refs.branches],
        "listed": listed,
        "edited": [edited.content, edited.edited, edited.number_of_edits],
        "renamed": [renamed.old_title, renamed.new_title],
        "statuses": [closed.new_status, opened.new_status],
        "stranger": stranger,
        "events": [[event.type, event.author] for event in details.events],
        "description": details.events[0].content,
        "conflicts": details.conflicting_files,
        "target": details.target_branch,
        "diffLine": details.diff.splitlines()[0],
        "merged": [merged.status, merged.merge_commit_oid == api.dataset_info(REPO).sha],
        "main": api.dataset_info(REPO).card_data.tags,
        "draft": [draft.status, draft.is_pull_request],
        "talk": [talk.status, talk.is_pull_request, hidden.hidden],
        "all": [one.num for one in api.get_repo_discussions(**ARGS)],
    }


def pushing(owner):
    made = owner.create_commit(
        **ARGS,
        operations=[CommitOperationAdd("new/file.txt", b"new"), CommitOperationDelete("tasks/", is_folder=True)],
        commit_message="Push",
    )
    owner.create_tag(**ARGS, tag="v1")
    return {
        "head": made.oid == owner.dataset_info(REPO).sha,
        "files": owner.list_repo_files(**ARGS),
        "tag": owner.dataset_info(REPO, revision="v1").sha == made.oid,
    }


def failing(api, owner):
    add = lambda: [CommitOperationAdd("README.md", b"---\ntags: [x]\n---\n")]
    push = lambda **more: api.create_commit(**ARGS, operations=add(), commit_message="Push", **more)
    dataset = lambda name: {"repo_id": name, "repo_type": "dataset"}
    old = owner.list_repo_commits(**ARGS)[-1].commit_id
    broken = [CommitOperationAdd("README.md", b"---\ntags: [x\n---\n")]
    return {
        "noRepo": outcome(lambda: api.dataset_info("org/missing")),
        "private": outcome(lambda: api.auth_check(**dataset("org/private"))),
        "ownPrivate": outcome(lambda: owner.auth_check(**dataset("org/private"))),
        "noRevision": outcome(lambda: list(api.list_repo_tree(**ARGS, revision="nope"))),
        "noEntry": outcome(lambda: api.hf_hub_download(**ARGS, filename="missing.txt")),
        "noFolder": outcome(lambda: list(api.list_repo_tree(**ARGS, path_in_repo="missing"))),
        "gated": outcome(lambda: api.auth_check(**dataset("org/gated"))),
        "gatedFile": outcome(lambda: api.hf_hub_download(**dataset("org/gated"), filename="data.txt")),
        "gatedCard": outcome(lambda: api.hf_hub_download(**dataset("org/gated"), filename="README.md")),
        "gatedList": outcome(lambda: list(api.list_repo_tree(**dataset("org/gated")))),
        "gatedAnonymous": outcome(lambda: HfApi(token=False).auth_check(**dataset("org/gated"))),
        "disabled": outcome(lambda: api.dataset_info("org/disabled")),
        "renamed": outcome(lambda: api.dataset_info("org/old-name")),
        "renamedFile": outcome(lambda: api.hf_hub_download(**dataset("org/old-name"), filename="README.md")),
        "expired": outcome(lambda: HfApi(token="hf_expired").whoami()),
        "noWrite": outcome(push),
        "noWriteCheck": outcome(lambda: api.auth_check(**ARGS, write=True)),
        "stale": outcome(
            lambda: owner.create_commit(**ARGS, operations=add(), commit_message="Push", parent_commit=old)
        ),
        "prOnPullRequest": outcome(lambda: push(revision="refs/pr/1", create_pr=True)),
        "badYaml": outcome(lambda: api.create_commit(**ARGS, operations=broken, commit_message="x", create_pr=True)),
    }


def main():
    reader, owner = (HfApi(token=token) for token in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        result = {
            "version": huggingface_hub.__version__,
            "reading": reading(reader, folder),
            "proposing": proposing(reader, owner),
            "pushing": pushing(owner),
            "failing": failing(reader, owner),
        }
    print(json.dumps(result))


main()
