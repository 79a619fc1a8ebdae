import type { SplitCode } from './split/door.ts';
import type { FieldCode } from './task-field-notes.ts';

/** What is wrong with one row. */
export type RowCode =
  | 'nemo-row-not-json'
  | 'nemo-row-blank'
  | 'nemo-row-bom'
  | 'nemo-row-strict'
  | 'nemo-row-not-object'
  | 'nemo-row-no-params'
  | 'nemo-row-params-form'
  | 'nemo-row-missing'
  | 'nemo-row-unknown-key'
  | 'nemo-row-chat-key'
  | 'nemo-row-null'
  | 'nemo-row-value';

/** What was seen of files, rows and the card. */
export type EvidenceCode =
  | 'nemo-rows-good'
  | 'nemo-rows-first-good'
  | 'nemo-rows-some-bad'
  | 'nemo-rows-all-bad'
  | 'nemo-rows-no-params'
  | 'nemo-rows-template'
  | 'nemo-rows-materialized'
  | 'nemo-rows-since'
  | 'nemo-file-empty'
  | 'nemo-file-unseen'
  | 'nemo-file-not-lines'
  | 'nemo-no-row-files'
  | 'nemo-split-odd-name'
  | 'nemo-listing-incomplete'
  | 'nemo-task-folders'
  | 'unreleased-door'
  | 'nemo-split-good'
  | 'nemo-split-some-bad'
  | 'nemo-split-all-bad'
  | 'nemo-known-dataset'
  | 'nemo-known-source'
  | 'nemo-features-params'
  | 'nemo-features-form'
  | 'nemo-features-key';

/** Remarks on files. */
export type NoteCode =
  | 'nemo-note-known-artifact'
  | 'nemo-note-agent-unknown'
  | 'nemo-note-source-unknown'
  | 'nemo-note-agent-form'
  | 'nemo-note-source-form'
  | 'nemo-note-mixed-column'
  | 'nemo-note-column-name'
  | 'nemo-note-task-index'
  | 'nemo-note-agent-no-name'
  | 'nemo-note-config-default'
  | 'nemo-note-split-name'
  | 'nemo-note-no-validation'
  | 'nemo-note-nulls'
  | 'nemo-note-mixed-items'
  | 'nemo-note-pointer'
  | 'nemo-note-schema-broken'
  | 'nemo-note-schema-slow'
  | 'nemo-note-schema-text';

/** What would repair it, and comments on snippets. */
export type AdviceCode =
  | 'nemo-remedy-rows'
  | 'nemo-remedy-lines'
  | 'nemo-remedy-default-config'
  | 'nemo-remedy-jsonl'
  | 'nemo-remedy-pointer'
  | 'nemo-remedy-agent'
  | 'nemo-remedy-column'
  | 'nemo-remedy-name'
  | 'nemo-remedy-index'
  | 'nemo-remedy-source'
  | 'nemo-remedy-artifact'
  | 'nemo-remedy-schema'
  | 'nemo-snippet-server';

/** Every sentence of the NeMo Gym detector. */
export type NemoGymCode = RowCode | EvidenceCode | NoteCode | AdviceCode | FieldCode | SplitCode;
