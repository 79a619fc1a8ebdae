import type { NemoGymCode } from '../../frameworks/nemo-gym/codes.ts';

/** What NeMo Gym makes of rows, files and cards. */
export const nemoGymMessages: Readonly<Record<NemoGymCode, string>> = {
  'nemo-row-not-json':
    'row {row} is not JSON: {reason} at column {column}. Raw JSON Lines are read line by line, so NeMo Gym stops there',
  'nemo-row-blank':
    'row {row} is an empty line: `gym dataset collate` on the raw file stops there. Loading a split instead skips it',
  'nemo-row-bom':
    'the file begins with a byte order mark, which makes its first line no JSON for NeMo Gym. Save it as UTF-8 without one',
  'nemo-row-strict':
    'row {row} holds {reason}: `gym dataset collate` lets it pass, and the run stops at it, because it reads strict JSON',
  'nemo-row-not-object': 'row {row} is no JSON object, and NeMo Gym takes nothing else for a row',
  'nemo-row-no-params':
    'row {row} has no `responses_create_params`, the prompt that NeMo Gym sends: the request for it is refused when it runs',
  'nemo-row-params-form':
    '`responses_create_params` of row {row} is {found} instead of an object: write it as JSON, not as text that holds JSON',
  'nemo-row-missing': 'row {row} lacks {field}: NeMo Gym refuses the request that it would make of this row',
  'nemo-row-unknown-key':
    'row {row} has {field}, a key that NeMo Gym does not know in this place: unknown keys make it refuse the row',
  'nemo-row-chat-key':
    'row {row} has {field}, a key of the chat completions API: NeMo Gym takes parameters of the Responses API, where {instead} stands for it',
  'nemo-row-null':
    'row {row} has null in {field}, where NeMo Gym wants {expected}: leave the key out. In parquet every column of a struct is there, so missing values become null',
  'nemo-row-value': 'row {row} has a value in {field} that NeMo Gym refuses: it wants {expected}',

  'nemo-rows-good': 'every row of the file passes NeMo Gym’s own row model ({rows} rows)',
  'nemo-rows-first-good': 'NeMo Gym’s own row model takes the first {rows} rows of the file; later ones were not read',
  'nemo-rows-some-bad':
    'NeMo Gym’s row model refuses {bad} of the {rows} rows read. `gym dataset collate` does not stop there: such a row fails when it runs',
  'nemo-rows-all-bad': 'NeMo Gym’s row model refuses every row that was read ({rows} rows)',
  'nemo-rows-no-params':
    'no row that was read has `responses_create_params` ({rows} rows), so these are not NeMo Gym rows',
  'nemo-rows-template':
    'the rows hold no finished prompt. They work only with a `prompt_config` that is kept outside this repository',
  'nemo-rows-materialized':
    'the rows name a taskset and its input. They load from NeMo Gym 0.7 on, with a config that routes the taskset to an environment server',
  'nemo-rows-since': 'a row uses what NeMo Gym takes only from release {since} on: older releases refuse it',
  'nemo-file-empty': 'the file is empty: NeMo Gym raises no error, and runs nothing',
  'nemo-file-unseen': 'the rows could not be seen ({why})',
  'nemo-file-not-lines': 'the file is not UTF-8 text, so it cannot be read as JSON Lines',
  'nemo-no-row-files':
    'no file here can hold rows (JSON Lines, JSON, csv, parquet, arrow), the only thing NeMo Gym loads',
  'nemo-split-odd-name':
    'the datasets library takes a file by any part of its name that is a suffix of rows, so this one may load as a split; its rows were not read, since the last suffix says that it is something else',
  'nemo-listing-incomplete': 'the list of files is incomplete, so row files may be missing from it',
  'nemo-task-folders': 'the repository holds Harbor task folders: NeMo Gym {release} has no door for them',
  'unreleased-door':
    'the repository holds Harbor task folders. NeMo Gym {release} cannot open them; its documentation announces a release that will',
  'nemo-split-good':
    'every row read of the split {split} passes NeMo Gym’s row model after `load_dataset` ({rows} rows)',
  'nemo-split-some-bad': 'NeMo Gym’s row model refuses {bad} of {rows} rows of the split {split} after `load_dataset`',
  'nemo-split-all-bad':
    'NeMo Gym’s row model refuses every row read of the split {split} after `load_dataset` ({rows} rows)',
  'nemo-known-dataset': 'the configs shipped with NeMo Gym {release} name this dataset ({config})',
  'nemo-known-source':
    'the configs shipped with NeMo Gym {release} name this dataset ({config}), but as source material, which proves nothing about its rows',
  'nemo-features-params': 'the card declares the column `responses_create_params` with an `input` (config {config})',
  'nemo-features-form':
    'the card declares the column `responses_create_params` as something other than an object (config {config}): such rows are refused',
  'nemo-features-key': 'the card declares the column `responses_create_params` without `input` (config {config})',

  'nemo-split-no-files': '`load_dataset` finds no data files here, so no split can be downloaded',
  'nemo-split-missing-file':
    'the card’s `configs` name a file that is not there, so `load_dataset` fails; the raw files are not affected',
  'nemo-split-name': 'a file in `data/` gives its split a name that `load_dataset` refuses',
  'nemo-split-config-form': 'the card’s `configs` have a form that `load_dataset` refuses',
  'nemo-split-config-name':
    'the card has several configs ({configs}) and none is the default: NeMo Gym cannot name one, so `load_dataset` stops with “Config name is missing”',
  'nemo-split-no-config':
    'the card’s `dataset_info` describes the config {configs} and `configs` does not define it, so `load_dataset` stops',
  'nemo-split-two-defaults': 'the card marks more than one config as the default, so `load_dataset` stops',
  'nemo-split-mixed-formats': 'the files are in different formats, so `load_dataset` stops',
  'nemo-split-other-reader':
    '`load_dataset` reads this repository as {reader}, which gives no `responses_create_params`',
  'nemo-split-harbor':
    '`load_dataset` reads the Harbor task folders, not the row files beside them: its rows have no `responses_create_params`. Name the row files in the card’s `configs`',
  'nemo-split-unsure': 'what `load_dataset` makes of this repository was not followed to the end',
  'nemo-split-unseen': 'a file that `load_dataset` needs could not be seen',
  'nemo-split-broken-file': '`load_dataset` stops at this file, and with it every split ({detail})',
  'nemo-split-no-rows': '`load_dataset` stops, because a split holds no rows',
  'nemo-split-columns':
    '`load_dataset` puts all files through one schema, and this file has other columns ({columns}): every split fails with it',
  'nemo-split-kinds':
    '`load_dataset` puts all files through one schema, and this file has values of other kinds: every split fails with it',
  'nemo-split-count':
    'the number of rows or the splits that the card’s `dataset_info` declares differ from the files ({splits}), so `load_dataset` stops',

  'nemo-note-known-artifact':
    'the config {config} shipped with NeMo Gym {release} downloads {artifact}, which is not here',
  'nemo-note-agent-unknown':
    'rows are routed to {names}, which no config shipped with NeMo Gym {release} defines: users need a config of their own',
  'nemo-note-source-unknown':
    'rows name {names} as their task source, which no config shipped with NeMo Gym {release} defines: users need a config of their own',
  'nemo-note-agent-form':
    '`agent_ref` of row {row} is neither an object nor empty: NeMo Gym stops there, for all rows of the file',
  'nemo-note-mixed-column':
    'the column {column} holds numbers in some rows and text in others (row {row} is the first that differs): `gym dataset collate` stops there, for all rows of the file',
  'nemo-note-column-name':
    'a column is named {column}, as in row {row}: `gym dataset collate` cannot store its metrics under that name and stops, for all rows of the file',
  'nemo-note-source-form':
    '{column} of row {row} is an object or a list: `gym eval run` of NeMo Gym {since} sends rows by it, and stops for all rows of the file',
  'nemo-note-task-index':
    '{column} of row {row} is an object or a list: `gym eval run` counts rows by it and stops, for all rows of the file',
  'nemo-note-agent-no-name':
    '`agent_ref` has no name: releases of NeMo Gym up to {until} stop there, also when an agent is given on the command line',
  'nemo-note-config-default':
    'several configs ({configs}) and no default: `gym dataset download` without `--artifact` fails. The raw files load all the same',
  'nemo-note-split-name':
    'the splits {splits} have names that `gym dataset download --split` does not take: users must download all splits at once',
  'nemo-note-no-validation': 'there are rows to train on and none to validate with: was that file forgotten?',
  'nemo-note-nulls':
    'the column {column} holds null (counted: {nulls}), which NeMo Gym refuses: missing values become null in parquet',
  'nemo-note-mixed-items':
    'messages and tool calls share one struct in this file, so each has the fields of the other as null, and NeMo Gym refuses them',
  'nemo-note-pointer': 'the rows are a Git LFS pointer here, so they could not be judged',
  'nemo-note-schema-broken':
    'the JSON Schema in {key} of row {row} does not compile, so no answer can be right: {reason}',
  'nemo-note-schema-slow': 'the JSON Schema in {key} of row {row} took too long to compile',
  'nemo-note-schema-text':
    '{key} of row {row} should hold a JSON Schema and is no JSON object, so no answer can be right',
  'nemo-field-missing':
    'row {row} has no {field}, which the server {server} needs to verify an answer (rows like it: {rows}; nemo-gym {release})',
  'nemo-field-null':
    '{field} of row {row} is null, where the server {server} reads {expected} (rows like it: {rows}; nemo-gym {release})',
  'nemo-field-value':
    '{field} of row {row} is not what the server {server} reads, {expected} (rows like it: {rows}; nemo-gym {release})',
  'nemo-field-unknown':
    'the server {server} knows no {field}, as in row {row}, and refuses what it does not know (rows like it: {rows}; nemo-gym {release})',
  'nemo-field-misplaced':
    '{field} of row {row} stands beside verifier_metadata, but the server {server} looks for it only inside (rows like it: {rows}; nemo-gym {release})',
  'nemo-field-twice':
    'row {row} holds {field} twice, with different values: beside verifier_metadata or task_data and inside; which one the server {server} takes is not certain (rows like it: {rows}; nemo-gym {release})',

  'nemo-remedy-rows': 'correct the {bad} refused rows of {path}',
  'nemo-remedy-lines': 'write one JSON object per line in {path}, in plain UTF-8, with no empty lines',
  'nemo-remedy-default-config': 'mark one config of the card with `default: true`, or upload the rows as JSON Lines',
  'nemo-remedy-jsonl': 'upload the rows of {path} as JSON Lines, where a missing value is a missing key',
  'nemo-remedy-pointer': 'run `git lfs pull`, or check out with LFS',
  'nemo-remedy-agent': 'write `agent_ref` as an object with a name, or leave it out',
  'nemo-remedy-column': 'give the column one kind of value in all rows',
  'nemo-remedy-name': 'give the column another name',
  'nemo-remedy-source': 'make `task_source` a name, or leave it out',
  'nemo-remedy-index': 'leave `_ng_task_index` out, or make it a number',
  'nemo-remedy-artifact': 'add the file, or give the existing one this name',
  'nemo-remedy-schema': 'repair the schema in that row',
  'nemo-remedy-field':
    'give the rows the fields that gym env schema prints for the server, or name the server that reads them in agent_ref',
  'nemo-remedy-field-place': 'move the field into verifier_metadata',
  'nemo-snippet-server':
    'Which resources server verifies these rows is not known from the files: start it with `gym env start --resources-server SERVER`, then run `gym eval run --no-serve --agent AGENT --input` with the downloaded file',
};
