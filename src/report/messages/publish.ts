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
  | 'proposal-unsupported'
  | 'proposal-github-effect'
  | 'proposal-decline'
  | 'not-proposed-partial'
  | 'not-proposed-unknown'
  | 'not-proposed-declared-never'
  | 'not-proposed-suggest-only'
  | 'not-proposed-declined'
  | 'not-proposed-vanished'
  | 'not-proposed-elsewhere'
  | 'not-proposed-removal-not-asked'
  | 'not-proposed-remedy-first'
  | 'not-proposed-not-editable'
  | 'withdrawn-carried'
  | 'withdrawn-obsolete'
  | 'withdrawn-duplicate'
  | 'withdrawn-conflict'
  | 'closed-carried'
  | 'closed-obsolete'
  | 'closed-duplicate'
  | 'closed-conflict'
  | 'outcome-nothing-to-do'
  | 'outcome-up-to-date'
  | 'outcome-declined'
  | 'outcome-vanished'
  | 'outcome-elsewhere'
  | 'outcome-touched'
  | 'outcome-not-mine'
  | 'outcome-reopened'
  | 'outcome-undecided'
  | 'outcome-not-editable'
  | 'outcome-duplicate'
  | 'stop-login'
  | 'stop-no-permission'
  | 'stop-discussions-disabled'
  | 'stop-invalid-card'
  | 'stop-card-in-lfs'
  | 'stop-card-ignored'
  | 'stop-not-judged'
  | 'stop-hidden'
  | 'stop-mirrored'
  | 'stop-moving'
  | 'stop-restless'
  | 'stop-request-failed';

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
  'proposal-unsupported': '{framework} loads nothing from this repo',
  'proposal-github-effect': 'The Hub shows the tags when the card is uploaded or synced there next',
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
  'not-proposed-remedy-first':
    'it is on the card and does not load, but the repo could be changed so that it does; that goes before a removal',
  'not-proposed-not-editable': 'the header cannot be edited safely',
  'withdrawn-carried': 'The card carries these tags now, so this is closed. Thank you',
  'withdrawn-obsolete': 'What these changes rest on is gone from the repo, so this is closed. This declines nothing',
  'withdrawn-duplicate':
    'An older pull request with the same purpose is open, so this one is closed. This declines nothing',
  'withdrawn-conflict':
    'The card on the main branch has changed in a way that this does not fit any more, so it is closed and a new one follows. This declines nothing',
  'closed-carried': 'because the card carries the tags now',
  'closed-obsolete': 'because what its tags rest on is gone',
  'closed-duplicate': 'because an older one is open',
  'closed-conflict': 'because the card has changed on the main branch',
  'outcome-nothing-to-do': 'nothing to propose: the card carries every tag that is shown to be right',
  'outcome-up-to-date': 'the open pull request holds what is wanted',
  'outcome-declined':
    'nothing to propose: an earlier pull request with these tags was closed without merging. --reconsider raises them again',
  'outcome-vanished':
    'nothing is proposed: these tags were merged before and are gone again, perhaps by a sync or an upload that replaces README.md. Add them where it comes from; --reconsider proposes them again',
  'outcome-elsewhere': 'nothing to propose: an open pull request of somebody else brings these tags',
  'outcome-touched': 'the open pull request holds work of a person, so it is left alone',
  'outcome-not-mine': 'the open pull request was made under another account, so it is left alone',
  'outcome-reopened': 'the pull request was opened again by a person after envcard had closed it, so it is left alone',
  'outcome-undecided': 'not everything can be seen now, so the open pull request is left as it is',
  'outcome-not-editable': 'tags are missing, but the header cannot be edited safely: add them by hand',
  'outcome-duplicate': 'another run opened a pull request at the same time; that one stays',
  'stop-login': 'a login with the right to open pull requests is needed: set HF_TOKEN, or run hf auth login. {detail}',
  'stop-no-permission':
    'the Hub does not let this login do that: the token needs write access, or the permission to take part in discussions and pull requests. {detail}',
  'stop-discussions-disabled':
    'pull requests are switched off for this repo: its owner can change that in its settings. {detail}',
  'stop-invalid-card': 'the Hub would refuse the card, so nothing is proposed. {detail}',
  'stop-card-in-lfs': 'the .gitattributes of this repo sends README.md through Git LFS, where the Hub reads no tags',
  'stop-card-ignored': 'the .gitignore of this repo leaves README.md out',
  'stop-not-judged': 'the repo cannot be judged, so nothing is proposed',
  'stop-hidden':
    'the Hub does not show this login the files that the tags rest on (a gated repo: ask for access), so nothing is proposed',
  'stop-mirrored':
    'the workflow {detail} overwrites this repo from GitHub, and a tag merged here would be gone with the next sync: propose it on GitHub, or repeat with --force-hub',
  'stop-moving': 'the repo changes faster than it can be read: try again later. {detail}',
  'stop-restless': 'too many changes at once: try again later',
  'stop-request-failed': 'a request failed. {detail}',
};
