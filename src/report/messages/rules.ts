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
    'the datasets library takes the task folders for the data and will not show the plain row files in the viewer',
  'viewer-hides-rows-remedy': 'name the row files under configs: in the header, or set viewer: false',
  'more-broken-tasks': 'refused for the same reason: {count} more tasks',
  'more-notes': 'not listed one by one: {count} more findings of {rule}',
  'stale-ignore': 'this ignore matches no finding any more (its reason was: {said})',
  'listing-incomplete':
    'not every file could be listed ({reason} {detail}); what was not seen is not held against any tag',
  'edit-by-hand': 'envcard cannot change this header safely; add or remove the tags by hand',
};
