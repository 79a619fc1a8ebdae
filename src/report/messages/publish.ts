/** Codes of the sentences about proposals: descriptions, comments, outcomes. */
export type PublishCode =
  | 'proposal-adds'
  | 'proposal-corrects'
  | 'proposal-removes'
  | 'proposal-creates-card'
  | 'proposal-only-header'
  | 'proposal-loads'
  | 'proposal-loads-whole'
  | 'proposal-loads-sample'
  | 'proposal-environment'
  | 'proposal-written'
  | 'proposal-unsupported'
  | 'proposal-decline'
  | 'not-proposed-partial'
  | 'not-proposed-unknown'
  | 'not-proposed-declared-never'
  | 'not-proposed-suggest-only'
  | 'not-proposed-declined'
  | 'not-proposed-vanished'
  | 'not-proposed-elsewhere'
  | 'not-proposed-removal-not-asked'
  | 'not-proposed-not-editable'
  | 'withdrawn-carried'
  | 'withdrawn-obsolete'
  | 'withdrawn-duplicate'
  | 'withdrawn-conflict';

/** What proposals say. Each stands as a sentence of its own, or after a tag and a colon. */
export const publishMessages: Readonly<Record<PublishCode, string>> = {
  'proposal-adds':
    'Adds {tags} to the YAML header of {card}, for the Hub’s RL Environments filter and its library menu',
  'proposal-corrects':
    'Corrects the spelling of {tags} in the YAML header of {card}: the Hub compares tags letter by letter',
  'proposal-removes': 'Removes {tags} from the YAML header of {card}',
  'proposal-creates-card': 'The repo has no {card}: this writes one with nothing but the header',
  'proposal-only-header':
    'Only the YAML header changes; the text below it, the data and all other files stay as they are',
  'proposal-loads': '{framework} loads {ok} of {total} tasks of {taskset}; every task file was read',
  'proposal-loads-whole': '{framework} loads {taskset}',
  'proposal-loads-sample':
    '{framework} loads {ok} of {total} tasks of {taskset}; {read} of {of} task files were read, spread over all of them',
  'proposal-environment': 'The tag of every RL environment; shown by {frameworks}',
  'proposal-written': 'Now written {written}',
  'proposal-unsupported': '{framework} loads nothing from this repo',
  'proposal-decline':
    'Close this without merging and envcard will not propose these tags here again. `declare: never` in `.envcard.yaml` says so for good',
  'not-proposed-partial': 'only some of the tasks load',
  'not-proposed-unknown': 'the files alone cannot tell whether it loads',
  'not-proposed-declared-never': 'the settings of this repo say never',
  'not-proposed-suggest-only':
    'a package here looks loadable, but whether it is meant to be run from here is for its owner to say',
  'not-proposed-declined': 'an earlier pull request with it was closed without merging',
  'not-proposed-vanished':
    'it was merged before and is gone again, perhaps by a sync or a new upload that replaces README.md',
  'not-proposed-elsewhere': 'another open pull request brings it already',
  'not-proposed-removal-not-asked':
    'it is on the card with nothing behind it; removals are proposed only when asked for',
  'not-proposed-not-editable': 'the header cannot be edited safely',
  'withdrawn-carried': 'The card carries these tags now, so this is closed. Thank you',
  'withdrawn-obsolete': 'What these changes rest on is gone from the repo, so this is closed. This declines nothing',
  'withdrawn-duplicate':
    'An older pull request with the same purpose is open, so this one is closed. This declines nothing',
  'withdrawn-conflict':
    'The card on the main branch has changed in a way that this does not fit any more, so it is closed and a new one follows. This declines nothing',
};
