import { createHash } from 'node:crypto';
import type { LfsObject } from './git.ts';
import { broken, rangeReply } from './http.ts';
import type { HubReply, HubRequest } from './http.ts';

/** The store of LFS objects: another origin, with signed addresses and without tokens. */
export class Cdn {
  url = '';
  readonly #objects = new Map<string, Uint8Array>();

  /** Makes an object known. @returns its signed address */
  publish(object: LfsObject): string {
    this.#objects.set(object.sha256, object.bytes);
    return `${this.url}/lfs/${object.sha256}?${new URLSearchParams({ Expires: '3600', Signature: sign(object.sha256) })}`;
  }

  /** The content of an object that was uploaded or published. */
  object(sha256: string): Uint8Array | null {
    return this.#objects.get(sha256) ?? null;
  }

  /** `GET|HEAD /lfs/SHA256?…` */
  answer(request: HubRequest): HubReply {
    if (request.headers.authorization !== undefined) throw broken('a token came to the CDN');
    const [folder, sha256 = '', ...rest] = request.segments;
    const bytes = this.object(sha256);
    if (folder !== 'lfs' || rest.length > 0 || bytes === null) throw broken('no such object', 404);
    if (request.query.get('Signature') !== sign(sha256)) throw broken('the signature does not fit', 403);
    const headers = { ETag: `"${sha256}"`, 'Content-Type': 'application/octet-stream' };
    return rangeReply(bytes, request.headers.range, headers);
  }
}

function sign(sha256: string): string {
  return createHash('sha1').update(sha256).digest('base64');
}
