/**
 * Codes of the sentences about pull requests: what was done, what was not, and why. `pull-…` are about those on the Hub as
 * well.
 */
export type GithubCode =
  | 'pull-created'
  | 'pull-updated'
  | 'pull-closed-carried'
  | 'pull-closed-obsolete'
  | 'pull-closed-duplicate'
  | 'pull-closed-conflict'
  | 'pull-up-to-date'
  | 'pull-nothing'
  | 'pull-declined'
  | 'pull-vanished'
  | 'pull-elsewhere'
  | 'pull-touched'
  | 'pull-not-mine'
  | 'github-branch-touched'
  | 'pull-undecided'
  | 'pull-reopened'
  | 'pull-not-editable'
  | 'github-no-card'
  | 'github-event'
  | 'hub-root-is-folder'
  | 'hub-not-judged'
  | 'hub-revision'
  | 'github-no-checkout'
  | 'github-dirty'
  | 'github-dirty-more'
  | 'github-root-elsewhere'
  | 'github-roots-not-judged'
  | 'github-card-not-judged'
  | 'github-no-base'
  | 'github-not-tip'
  | 'github-branch-is-base'
  | 'github-branch-in-use'
  | 'github-no-token'
  | 'github-no-repository'
  | 'github-no-proxy'
  | 'github-unauthorized'
  | 'github-not-found'
  | 'github-needs-read'
  | 'github-needs-contents'
  | 'github-needs-pulls'
  | 'github-setting'
  | 'github-archived'
  | 'github-protected'
  | 'github-rate-limited'
  | 'github-unreached'
  | 'github-restless'
  | 'github-refused'
  | 'github-compare'
  | 'github-no-drafts'
  | 'github-no-labels'
  | 'github-note-checks';

/** What is said of pull requests. An address follows the sentence. */
export const githubMessages: Readonly<Record<GithubCode, string>> = {
  'pull-created': 'pull request #{number} was opened',
  'pull-updated': 'pull request #{number} was updated',
  'pull-closed-carried': 'pull request #{number} was closed, since the card carries its tags now',
  'pull-closed-obsolete': 'pull request #{number} was closed, since what it rests on is gone',
  'pull-closed-duplicate': 'pull request #{number} was closed, since an older one of envcard is open',
  'pull-closed-conflict': 'pull request #{number} was closed, since it can no longer be merged; another one follows',
  'pull-up-to-date': 'pull request #{number} is open and up to date',
  'pull-nothing': 'there is nothing to propose',
  'pull-declined':
    'nothing is proposed: pull request #{number} with these changes was closed without merging. Open it again to have them, or say `declare: never` in `.envcard.yaml` for good',
  'pull-vanished':
    'nothing is proposed: pull request #{number} was merged, and its tags are gone again, perhaps by a sync or a new upload that replaces README.md; mend that first',
  'pull-elsewhere': 'nothing is proposed: the open pull request #{number} brings these tags already',
  'pull-touched': 'pull request #{number} is left alone: its branch holds commits that are not from envcard',
  'github-branch-touched':
    'nothing is proposed: the branch {branch} holds commits that are not from envcard. Delete it, or give envcard another name with the input `branch`',
  'pull-not-mine': 'pull request #{number} is left alone: another account opened it',
  'pull-undecided': 'pull request #{number} is left as it is: what it rests on could not be judged this time',
  'pull-reopened': 'pull request #{number} is left open, since somebody opened it again',
  'pull-not-editable': 'nothing is proposed: the header cannot be edited safely (the report says why)',
  'github-no-card':
    'nothing is proposed for {root}: it has no {card}, and a new one could replace the card on the Hub with the next sync',
  'github-event':
    'the event {event} only checks: pull requests are proposed on push, schedule, workflow_dispatch and repository_dispatch',
  'hub-root-is-folder':
    'nothing is proposed for {root}: with `propose-to: hub` the input `path` names repos on the Hub, `hf:OWNER/NAME`',
  'hub-not-judged': 'nothing is proposed for {root}: it cannot be judged',
  'hub-revision': 'nothing is proposed: {root} names a revision, and only the main branch is proposed to',
  'github-no-checkout': 'nothing is proposed for {root}: it is no git checkout that shows which commit was judged',
  'github-dirty':
    'nothing is proposed: {root} is not what its commit holds: {paths}. A file that an earlier step wrote counts, unless git ignores it',
  'github-dirty-more':
    'nothing is proposed: {root} is not what its commit holds: {paths} and {more} more. A file that an earlier step wrote counts, unless git ignores it',
  'github-root-elsewhere': 'nothing is proposed for {root}: it belongs to another checkout than the first root',
  'github-roots-not-judged': 'nothing is proposed while a root cannot be judged',
  'github-card-not-judged': 'nothing is proposed: {card} as it is on the base branch cannot be judged',
  'github-no-base': 'nothing is proposed: {repository} has no branch {base}',
  'github-not-tip':
    'nothing is proposed: the commit {head} was judged, but the branch {base} is at {tip}. Only its tip is proposed to',
  'github-branch-is-base':
    'nothing is proposed: with {branch} as the input `branch`, the base branch {base} itself would be written to. Give proposals a branch of their own',
  'github-branch-in-use':
    'nothing is proposed: the branch {branch} has the open pull request #{number} into {base}. Give each base branch a proposal branch of its own with the input `branch`',
  'github-no-token': 'nothing is proposed: the input `token` is empty',
  'github-no-repository':
    'nothing is proposed: {repository} names no repository, or {api} is no address to send a token to',
  'github-no-proxy':
    'the environment names a proxy, but the Node of this runner is too old to use it (24.14 or newer does)',
  'github-unauthorized': 'GitHub does not accept the token ({detail})',
  'github-not-found': 'nothing is proposed: the token cannot see {repository} ({detail})',
  'github-needs-read':
    'nothing is proposed: the token may not read pull requests. Give the job `permissions: contents: write` and `pull-requests: write` ({detail})',
  'github-needs-contents':
    'nothing is proposed: the token may not write to branches. Give the job `permissions: contents: write` ({detail})',
  'github-needs-pulls':
    'no pull request could be opened or changed: the token may not. Give the job `permissions: pull-requests: write` ({detail})',
  'github-setting':
    'no pull request could be opened: the setting "Allow GitHub Actions to create and approve pull requests" is off. Turn it on, or give envcard a `token` of an App or a person',
  'github-archived': 'nothing is proposed: {repository} is archived',
  'github-protected': 'nothing is proposed: a rule of the repository guards the branch {branch} ({detail})',
  'github-rate-limited': 'GitHub asks to wait ({detail}): run this again in a while. {seconds} seconds at least',
  'github-unreached':
    'GitHub did not answer as it should ({detail}, request {request}). Run this again: it goes on where it stopped',
  'github-restless':
    'the repository kept changing while envcard worked ({detail}). Run this again: it goes on where it stopped',
  'github-refused': 'GitHub refused a request ({detail}, request {request})',
  'github-compare': 'the branch {branch} is ready: open the pull request yourself',
  'github-no-drafts': 'this repository has no draft pull requests, so that it was opened as a ready one',
  'github-no-labels': 'the labels could not be added',
  'github-note-checks':
    'Checks do not start by themselves here, because a workflow opened this with its own token: close and open it again to start them. To have them start, give envcard a `token` of an App or a person',
};
