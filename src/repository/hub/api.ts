import { pathOf } from '../../platform/fetch.ts';
import type { Http, HttpTrouble } from '../../platform/fetch.ts';

/** JSON of an answer, or why there is none. */
export type JsonAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly trouble: HttpTrouble };

/** Path of a dataset in the Hub's API; `parts` are encoded. */
export function apiPath(id: string, ...parts: readonly string[]): string | null {
  return pathOf('api', 'datasets', ...id.split('/'), ...parts);
}

/** Asks for JSON. An answer that is longer than `maxBytes` is `too-large`, one that is no JSON `bad-answer`. */
export async function askJson(
  http: Http,
  method: 'GET' | 'POST',
  path: string | null,
  init: {
    readonly query?: Record<string, string | readonly string[]>;
    readonly json?: unknown;
    readonly maxBytes: number;
  },
): Promise<JsonAnswer> {
  if (path === null) return failed('bad-answer', 'a name has no address on the Hub');
  const result = await http.request(method, path, { ...init, idempotent: true });
  if (!result.ok) return result;
  if (result.truncated) return failed('too-large', `the answer is larger than ${init.maxBytes} bytes`);
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(result.bytes)) };
  } catch {
    return failed('bad-answer', `${http.endpoint.host} did not answer with JSON`);
  }
}

function failed(code: HttpTrouble['code'], message: string): JsonAnswer {
  return { ok: false, trouble: { code, status: null, requestId: null, message } };
}

/** A property of something that came as JSON. */
export function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
