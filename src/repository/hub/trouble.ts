import type { HttpTrouble } from '../../platform/fetch.ts';
import type { Trouble, TroubleCode } from '../types.ts';

/** What a failed request means for a reader of the repo: always `not seen`, never `not there`. */
export function troubleOf(trouble: HttpTrouble): Trouble {
  return { code: codeOf(trouble), detail: trouble.message };
}

function codeOf({ code }: HttpTrouble): TroubleCode {
  switch (code) {
    case 'gated':
      return 'gated';
    case 'unauthorized':
    case 'forbidden':
    case 'disabled':
    case 'repo-not-found':
      return 'no-permission';
    case 'too-large':
      return 'too-large';
    case 'not-found':
    case 'revision-not-found':
      return 'changed';
    default:
      return 'network';
  }
}
