import type { GymFault } from './gym-row.ts';

/** Sentences about an environment package in the repository (V24-V30). */
export type PackageCode =
  | 'verifiers-package-loads'
  | 'verifiers-package-loads-env'
  | 'verifiers-package-data-elsewhere'
  | 'verifiers-package-undeclared-import'
  | 'verifiers-package-build'
  | 'verifiers-package-discovery'
  | 'verifiers-package-pyproject'
  | 'verifiers-package-module-missing'
  | 'verifiers-package-module-unproven'
  | 'verifiers-package-name-taken'
  | 'verifiers-package-name-form'
  | 'verifiers-package-import-missing'
  | 'verifiers-package-import-name-missing'
  | 'verifiers-package-import-not-installed'
  | 'verifiers-package-import-unproven'
  | 'verifiers-package-older-verifiers'
  | 'verifiers-package-syntax'
  | 'verifiers-package-unseen'
  | 'verifiers-package-too-large'
  | 'verifiers-package-v0'
  | 'verifiers-package-no-all'
  | 'verifiers-package-all-computed'
  | 'verifiers-package-exports-nothing'
  | 'verifiers-package-exports-many'
  | 'verifiers-package-class-unproven'
  | 'verifiers-package-config-field'
  | 'verifiers-package-config-bare'
  | 'verifiers-package-config-unproven'
  | 'verifiers-package-no-load'
  | 'verifiers-package-load-empty'
  | 'verifiers-package-load-async'
  | 'verifiers-package-no-entry'
  | 'verifiers-remedy-package-rename'
  | 'verifiers-remedy-package-export'
  | 'verifiers-remedy-package-port'
  | 'verifiers-remedy-package-default'
  | 'verifiers-remedy-package-dependency'
  | 'verifiers-remedy-package-build';

/** Why Verifiers refuses a Harbor task that Harbor may run, and what stops a task that loads (V13-V23). */
export type TaskCode =
  | 'verifiers-task-cpus'
  | 'verifiers-task-steps'
  | 'verifiers-task-verifier-user'
  | 'verifiers-task-collect-user'
  | 'verifiers-task-service'
  | 'verifiers-task-compose-broken'
  | 'verifiers-task-compose-unseen'
  | 'verifiers-task-environment-unseen'
  | 'verifiers-task-verifier-box'
  | 'verifiers-task-dockerfile-only'
  | 'verifiers-task-verifier-build'
  | 'verifiers-task-metadata'
  | 'verifiers-note-windows'
  | 'verifiers-note-compose';

/** Sentences about rows (V31-V34). */
export type RowsCode =
  | 'verifiers-rows-named'
  | 'verifiers-rows-named-config'
  | 'verifiers-rows-known'
  | 'verifiers-rows-columns'
  | 'verifiers-rows-prompt'
  | 'verifiers-rows-no-prompt'
  | 'verifiers-rows-gym'
  | 'verifiers-rows-alone'
  | 'verifiers-rows-compressed'
  | 'verifiers-gym-row-not-json'
  | `verifiers-gym-row-${GymFault}`
  | 'verifiers-snippet-gym'
  | 'verifiers-snippet-named'
  | 'verifiers-remedy-name-environment'
  | 'verifiers-remedy-gym-server';

/** Sentences about registry.json as Verifiers downloads it (V1-V12). */
export type HarborDoorCode =
  | 'verifiers-no-registry'
  | 'verifiers-registry-elsewhere'
  | 'verifiers-registry-refused'
  | 'verifiers-registry-empty'
  | 'verifiers-registry-unseen'
  | 'verifiers-dataset-loads'
  | 'verifiers-dataset-partial'
  | 'verifiers-dataset-fails'
  | 'verifiers-dataset-unseen'
  | 'verifiers-dataset-name'
  | 'verifiers-dataset-empty-version'
  | 'verifiers-dataset-empty'
  | 'verifiers-dataset-same-names'
  | 'verifiers-pin-not-seen'
  | 'verifiers-entry-elsewhere'
  | 'verifiers-entry-unseen'
  | 'verifiers-dataset-no-tasks'
  | 'verifiers-dataset-option-name'
  | 'verifiers-empty-name'
  | 'verifiers-note-dropped'
  | 'verifiers-note-extra-task'
  | 'verifiers-remedy-registry'
  | 'verifiers-remedy-registry-move'
  | 'verifiers-remedy-registry-fix'
  | 'verifiers-remedy-image'
  | 'verifiers-remedy-registry-and-image'
  | 'verifiers-remedy-move-task'
  | 'verifiers-remedy-pin'
  | 'verifiers-remedy-tasks'
  | 'verifiers-remedy-names';

/** Every sentence of this detector. */
export type VerifiersCode =
  | PackageCode
  | TaskCode
  | RowsCode
  | HarborDoorCode
  | 'verifiers-listing-cut'
  | 'verifiers-search-cut'
  | 'verifiers-nothing'
  | 'verifiers-tolerated-v0';
