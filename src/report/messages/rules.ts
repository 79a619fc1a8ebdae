import type { RulesCode } from '../../rules/codes.ts';

/** Sentences of the tag rules and of findings that no detector owns. */
export const rulesMessages: Readonly<Record<RulesCode, string>> = {
  'missing-framework':
    '{framework} loads {taskset} ({ok} of {total} tasks), but the card does not list the tag {tag}; without it the Hub shows no {framework} command',
  'suggested-framework':
    'a {framework} package in this repo looks loadable; if it is meant to be run from here, list the tag {tag}',
  'partial-untagged': '{framework} loads {ok} of {total} tasks of {taskset}, so the tag {tag} is not proposed',
  'partial-tagged': 'the card lists {tag}, but {framework} loads only {ok} of {total} tasks of {taskset}',
  'other-taskset-broken':
    '{framework} loads this repo, but not all of {taskset}: it refuses {broken} of {setTotal} tasks',
  'unsupported-framework': 'the card lists {tag}, but {framework} loads nothing from this repo',
  'tolerated-framework': 'the card lists {tag}, but the current release of {framework} loads nothing from this repo',
  'unproven-framework': 'the card lists {tag}; the files alone cannot tell whether {framework} loads this repo',
  'near-miss': 'the tag {written} is not {tag}: the Hub compares tags letter by letter',
  'near-miss-redundant': 'the tag {written} means nothing to the Hub and the right one, {tag}, is listed too',
  'missing-environment':
    'the card does not list the tag {tag}, so the Hub’s RL Environments filter leaves this environment out ({frameworks})',
  'no-framework':
    'the card lists {tag}, but none of the frameworks known to envcard loads these files; if another one does, ask the Hub to list it and set other-framework in .envcard.yaml',
  'stale-environment': 'the tag {stale} comes from an early draft; the Hub’s filter uses {tag}',
  'card-missing': 'there is no {file}: without a card the Hub knows no tags of this environment',
  'card-missing-remedy':
    'write {file}; envcard fix --create-card writes a minimal one where the Hub repo has none either',
  'card-no-header': 'the card has no YAML header that the Hub would read, so it carries no tags',
  'card-unreadable': 'the card cannot be read ({reason} {detail}), so its tags are not judged',
  'library-name': 'library_name belongs to model cards; on a dataset the Hub reads frameworks from the tags only',
  'viewer-hides-rows':
    'the datasets library takes the task folders for the data and will not show the plain row files in the viewer (files hidden: {count})',
  'viewer-shows-others':
    'the datasets library chooses other files by their names and formats and will not show this one in the viewer (files hidden: {count})',
  'viewer-no-task':
    'the datasets library takes .md and .toml files for Harbor tasks, finds no task.toml, and the viewer shows an error in place of data',
  'viewer-config-no-task': 'the config {config} names no task.toml, so the viewer shows an error in place of its data',
  'viewer-config-form': 'the datasets library cannot read configs: in this form, so the viewer shows nothing',
  'viewer-config-defaults': 'configs: marks more than one config as the default, so the viewer shows nothing',
  'viewer-config-nothing': 'the config {config} finds no data at {pattern}, so the viewer has nothing to show for it',
  'viewer-split-name':
    'a file in data/ gives its split a name that the datasets library refuses, so the viewer shows nothing',
  'viewer-names':
    'names of files or folders make the datasets library look for the split {split}, which holds nothing it can read, so the viewer shows nothing',
  'viewer-formats':
    'the splits are in different formats ({formats}), which the datasets library refuses, so the viewer shows nothing',
  'viewer-mixed':
    'the config {config} takes {path} too, which is in another format than its other files, so the viewer stops at it',
  'viewer-other-reader':
    'the datasets library opens every config with the reader of the first one ({reader}), so the config {config} ({own}) breaks or is misread in the viewer',
  'viewer-task-instruction':
    'the viewer stops at {task}, whose task.toml has no instruction.md beside it, and shows no task of its split to the end (tasks like it: {count})',
  'viewer-task-unread':
    'the datasets library cannot read {path}, so the viewer shows no task of its split to the end (files like it: {count})',
  'viewer-rows-differ':
    'the rows of {path} have other columns or kinds of values than those before, so the viewer stops at this file',
  'viewer-file-broken': 'the datasets library cannot read {path}, so the viewer stops at this file',
  'viewer-hides-rows-remedy': 'name the row files under configs: in the header, or set viewer: false',
  'viewer-files-remedy': 'name the files to show under configs: in the header (data_files), or set viewer: false',
  'viewer-config-remedy':
    'write configs: as a list, each with a config_name and, under data_files, a path, a list of paths, or a list of split and path',
  'viewer-defaults-remedy': 'mark one config with default: true, and name no other one default',
  'viewer-path-remedy': 'correct data_files or data_dir of the config, or remove the config',
  'viewer-split-remedy': 'rename the file, or name the files and their splits under configs: in the header',
  'viewer-formats-remedy':
    'name the files of one format under configs: in the header, bring all into one format, or set viewer: false',
  'viewer-mixed-remedy': 'let data_files of the config match only the files with rows, for example *.jsonl',
  'viewer-reader-remedy': 'keep to configs of one format, move the others to a repo of their own, or set viewer: false',
  'viewer-task-remedy':
    'repair the task, name only readable task.toml files or the row files under configs: in the header, or set viewer: false',
  'viewer-rows-remedy': 'give files of different columns a config each under configs: in the header',
  'viewer-file-remedy': 'repair the file, or name the others under configs: in the header',
  'more-broken-tasks': 'refused for the same reason: {count} more tasks',
  'more-notes': 'not listed one by one: {count} more findings of {rule}',
  'stale-ignore': 'this ignore matches no finding any more (its reason was: {said})',
  'listing-incomplete':
    'not every file could be listed ({reason} {detail}); what was not seen is not held against any tag',
  'edit-by-hand': 'envcard cannot change this header safely; add or remove the tags by hand',
};
