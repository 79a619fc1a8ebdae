import type { ChildProcess } from 'node:child_process';
import { startGit } from '../../platform/git.ts';
import type { Git } from '../../platform/git.ts';
import type { ReadMode } from '../types.ts';

/** An object of git's store. */
interface GitObject {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
  /** null: larger than the limit of a `whole` read. */
  readonly bytes: Uint8Array | null;
}

/** `missing`: not in the store; `broken`: git gave up. */
export type ObjectOutcome = GitObject | 'missing' | 'broken';

interface Request {
  readonly name: string;
  readonly limit: number;
  readonly mode: ReadMode;
  readonly answer: (outcome: ObjectOutcome) => void;
}

/** An object whose content is coming in. */
interface Incoming {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
  /** Bytes of content still to come, the newline after it included. */
  left: number;
  chunks: Buffer[];
  kept: number;
}

/** Objects larger than this are not waited for. */
const MAX_OBJECT = 256 * 1024 * 1024;
const MAX_STARTS = 8;
const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);

/**
 * Reads objects through one `git cat-file --batch`, which runs no filter and no text conversion. The process starts
 * with the first request, and does not keep Node alive between requests.
 */
export class ObjectReader {
  private readonly git: Git;
  private readonly root: string;
  private child: ChildProcess | null = null;
  private starts = 0;
  private queue: Request[] = [];
  private first = 0;
  private header: Buffer = NOTHING;
  private incoming: Incoming | null = null;

  constructor(git: Git, root: string) {
    this.git = git;
    this.root = root;
  }

  /**
   * @param name object id, or an expression such as `refs/tags/v1^{commit}`; without newlines
   * @param limit most bytes to keep
   */
  read(name: string, limit: number, mode: ReadMode = 'whole'): Promise<ObjectOutcome> {
    return new Promise((answer) => {
      const child = this.child ?? this.start();
      if (child === null) {
        answer('broken');
        return;
      }
      if (this.first === this.queue.length) keepAlive(child, true);
      this.queue.push({ name, limit, mode, answer });
      child.stdin?.write(`${name}\n`);
    });
  }

  /** Ends the process; what is read after that starts another one. */
  close(): void {
    if (this.child !== null) this.giveUp(this.child);
  }

  private start(): ChildProcess | null {
    if (this.starts >= MAX_STARTS) return null;
    this.starts += 1;
    const child = startGit(this.git, this.root, ['cat-file', '--batch'], 'pipe');
    child.stdout?.on('data', (chunk: Buffer) => {
      if (this.child === child) this.take(chunk);
    });
    // A broken pipe shows as `close`, too.
    child.stdin?.on('error', () => {});
    child.on('error', () => this.giveUp(child));
    child.on('close', () => this.giveUp(child));
    this.child = child;
    return child;
  }

  /** Answers all waiting requests after the process has ended. */
  private giveUp(child: ChildProcess): void {
    if (this.child !== child) return;
    child.kill('SIGKILL');
    this.child = null;
    const waiting = this.queue.slice(this.first);
    this.queue = [];
    this.first = 0;
    this.header = NOTHING;
    this.incoming = null;
    for (const request of waiting) request.answer('broken');
  }

  private take(received: Buffer): void {
    let chunk = received;
    while (chunk.length > 0 && this.child !== null) {
      if (this.incoming === null) {
        const end = chunk.indexOf(NEWLINE);
        const line = Buffer.concat([this.header, end < 0 ? chunk : chunk.subarray(0, end)]);
        this.header = end < 0 ? line : NOTHING;
        if (end < 0) return;
        chunk = chunk.subarray(end + 1);
        this.begin(line.toString('latin1'));
      } else {
        const part = chunk.subarray(0, this.incoming.left);
        chunk = chunk.subarray(part.length);
        this.keep(this.incoming, part);
        if (this.incoming.left === 0) this.end(this.incoming);
      }
    }
  }

  private begin(line: string): void {
    const match = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line);
    if (match === null) {
      this.answer('missing');
      return;
    }
    const [, oid = '', type = '', digits = ''] = match;
    const size = Number(digits);
    if (size > MAX_OBJECT) {
      this.answer({ oid, type, size, bytes: null });
      if (this.child !== null) this.giveUp(this.child);
      return;
    }
    this.incoming = { oid, type, size, left: size + 1, chunks: [], kept: 0 };
  }

  /** Keeps of the content what the request asks for. */
  private keep(incoming: Incoming, part: Buffer): void {
    incoming.left -= part.length;
    const request = this.queue[this.first];
    const content = incoming.left === 0 ? part.subarray(0, -1) : part;
    if (request === undefined || content.length === 0) return;
    const { limit, mode } = request;
    if (mode === 'whole' && incoming.size > limit) return;
    if (mode === 'head' && incoming.kept >= limit) return;
    incoming.chunks.push(content);
    incoming.kept += content.length;
    if (mode !== 'tail') return;
    for (let head = incoming.chunks[0]; head !== undefined && incoming.kept - head.length >= limit;) {
      incoming.chunks.shift();
      incoming.kept -= head.length;
      head = incoming.chunks[0];
    }
  }

  private end({ oid, type, size, chunks }: Incoming): void {
    const request = this.queue[this.first];
    this.incoming = null;
    if (request === undefined) return;
    const kept = Buffer.concat(chunks);
    const { limit, mode } = request;
    const bytes = mode === 'tail' ? kept.subarray(Math.max(0, kept.length - limit)) : kept.subarray(0, limit);
    this.answer({ oid, type, size, bytes: mode === 'whole' && size > limit ? null : bytes });
  }

  private answer(outcome: ObjectOutcome): void {
    const request = this.queue[this.first];
    this.first += 1;
    if (this.first === this.queue.length) {
      this.queue = [];
      this.first = 0;
      if (this.child !== null) keepAlive(this.child, false);
    }
    request?.answer(outcome);
  }
}

/** Whether Node waits for a child. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.stdin, child.stdout]) {
    // Pipes of a child are sockets, which the types do not say.
    const { ref, unref } = (handle ?? {}) as { ref?: () => void; unref?: () => void };
    (wanted ? ref : unref)?.call(handle);
  }
}
