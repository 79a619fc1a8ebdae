import type { BrokenTask, Detection, Evidence, Message, Note } from '../../src/frameworks/types.ts';

/** `registry.json:8`, `registry.json`, or `-`. */
function at({ path, line }: { readonly path: string | null; readonly line: number | null }): string {
  if (path === null) return '-';
  return line === null ? path : `${path}:${line}`;
}

function words(code: string, args: Message['args']): string {
  return Object.keys(args).length === 0 ? code : `${code} ${JSON.stringify(args)}`;
}

/** All of a piece of evidence in one line: `refutes registry.json:8 H14 entry-missing {"entry":"b"}`. */
export function evidenceLine(one: Evidence): string {
  return `${one.stance} ${at(one)} ${one.fact} ${words(one.code, one.args)}`;
}

/** All of a note in one line, what to do about it behind an arrow. */
export function noteLine(note: Note): string {
  const remedy = note.remedy === null ? '' : ` → ${words(note.remedy.code, note.remedy.args)}`;
  return `${note.rule} ${note.effect} ${at(note)} ${note.fact} ${words(note.code, note.args)}${remedy}`;
}

/** All of a broken task in one line, its folder or file first. */
export function brokenLine(task: BrokenTask): string {
  return `${task.path}: ${at(task.place)} ${task.fact} ${words(task.code, task.args)}`;
}

/** A detection's evidence, notes and remedy, line by line. */
export function saidBy({ evidence, notes, remedy }: Detection): readonly string[] {
  return [
    ...evidence.map(evidenceLine),
    ...notes.map(noteLine),
    ...(remedy === null ? [] : [`→ ${words(remedy.code, remedy.args)}`]),
  ];
}
