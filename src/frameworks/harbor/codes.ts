import type { HarborTaskCode } from '../harbor-tasks/faults.ts';
import type { RegistryCode, RegistryEntryCode } from '../registry/types.ts';

/** Names that Harbor's git doors cannot bring (H13, H14). */
export type HarborNameCode = 'task-name-unlisted' | 'task-name-download' | 'task-folder-option' | 'root-task-unlisted';

/** What evidence and snippets of Harbor say. */
export type HarborEvidenceCode =
  | 'harbor-taskset-loads'
  | 'harbor-taskset-partial'
  | 'harbor-taskset-fails'
  | 'harbor-taskset-unknown'
  | 'harbor-root-task'
  | 'harbor-root-task-broken'
  | 'harbor-local-copy'
  | 'harbor-no-tasks'
  | 'harbor-dataset-toml'
  | 'harbor-task-md'
  | 'harbor-listing-cut'
  | 'harbor-registry-unseen'
  | 'harbor-needs-release'
  | 'harbor-stricter-since'
  | 'harbor-tolerated-older'
  | 'harbor-more-tasksets'
  | 'harbor-snippet-some'
  | 'harbor-snippet-many';

/** Remarks on files. */
export type HarborNoteCode =
  | RegistryCode
  | 'registry-no-dataset'
  | 'registry-shadowed'
  | 'registry-name'
  | 'registry-empty-name'
  | 'registry-empty-version'
  | 'registry-empty'
  | 'registry-entry-stops'
  | 'registry-elsewhere'
  | 'registry-pin-not-seen'
  | 'registry-file-case'
  | 'harbor-unlisted-task'
  | 'harbor-deeper-tasks'
  | 'harbor-needs-path'
  | 'harbor-toml-case'
  | 'harbor-tasks-case'
  | 'harbor-no-toml'
  | 'harbor-linked-task'
  | 'harbor-linked-tasks'
  | 'harbor-link-not-followed'
  | 'harbor-lfs-pointer'
  | 'harbor-case-twins'
  | 'harbor-many-entries'
  | 'harbor-packed'
  | 'harbor-packed-table'
  | 'harbor-no-snippet';

/** What would make it load. */
export type HarborRemedyCode =
  | 'harbor-remedy-move-task'
  | 'harbor-remedy-rename'
  | 'harbor-remedy-rename-toml'
  | 'harbor-remedy-lfs'
  | 'harbor-remedy-history'
  | 'harbor-remedy-environment'
  | 'harbor-remedy-instruction'
  | 'harbor-remedy-test'
  | 'harbor-remedy-links'
  | 'harbor-remedy-toml'
  | 'harbor-remedy-unpack';

export type HarborCode =
  | HarborTaskCode
  | RegistryEntryCode
  | HarborNameCode
  | HarborEvidenceCode
  | HarborNoteCode
  | HarborRemedyCode;

/** Types the code of a sentence, so that one without a template is a type error. */
export function harborCode(code: HarborCode): HarborCode {
  return code;
}
