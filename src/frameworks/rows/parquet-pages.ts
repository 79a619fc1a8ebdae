import type { RowGroup } from 'hyparquet';

/** Values that the pages of one column may claim. */
const MOST_VALUES = 4_000_000;
const MOST_DEPTH = 8;

/** Bytes of a file by offset; fewer than asked for where they are not at hand. */
export type Slice = (start: number, end: number) => ArrayBuffer;

/**
 * Whether the pages of a row group are all at hand and claim sizes that may be unpacked. A page header of a few bytes
 * can ask for gigabytes, and the parquet reader believes it; so the headers are walked before anything is unpacked.
 */
export function pagesWithin(group: RowGroup, slice: Slice, mostBytes: number): boolean {
  let left = mostBytes;
  for (const column of group.columns) {
    const data = column.meta_data;
    if (data === undefined) return false;
    const start = Number(data.dictionary_page_offset ?? data.data_page_offset);
    const length = Number(data.total_compressed_size);
    const bytes = slice(start, start + length);
    if (bytes.byteLength !== length) return false;
    const used = walkPages(new DataView(bytes));
    if (used === null || used > left) return false;
    left -= used;
  }
  return true;
}

/** Bytes that the pages unpack to, or null when a header is damaged or claims too much. */
function walkPages(view: DataView): number | null {
  const reader = { view, at: 0 };
  let bytes = 0;
  let values = 0;
  try {
    while (reader.at < view.byteLength) {
      const header = readStruct(reader, 0);
      const packed = header.get(3);
      const unpacked = header.get(2);
      if (typeof packed !== 'number' || typeof unpacked !== 'number' || packed < 0 || unpacked < 0) return null;
      for (const field of [5, 7, 8]) {
        const inner = header.get(field);
        const count = inner instanceof Map ? inner.get(1) : 0;
        if (typeof count !== 'number' || count < 0) return null;
        values += count;
      }
      bytes += unpacked;
      if (values > MOST_VALUES) return null;
      reader.at += packed;
    }
  } catch {
    return null;
  }
  return bytes;
}

interface Cursor {
  readonly view: DataView;
  at: number;
}
type Struct = Map<number, number | Struct>;

/** A Thrift compact struct; only integers and structs are kept. Throws at the end of the bytes. */
function readStruct(reader: Cursor, depth: number): Struct {
  if (depth > MOST_DEPTH) throw new RangeError('nested too deeply');
  const fields: Struct = new Map();
  let id = 0;
  while (true) {
    const byte = reader.view.getUint8(reader.at++);
    const type = byte & 0x0f;
    if (type === 0) return fields;
    id = byte >> 4 === 0 ? zigzag(reader) : id + (byte >> 4);
    const value = readElement(reader, type, depth);
    if (value !== null) fields.set(id, value);
  }
}

function readElement(reader: Cursor, type: number, depth: number): number | Struct | null {
  switch (type) {
    case 1:
    case 2:
      return null;
    case 3:
      reader.at += 1;
      return null;
    case 4:
    case 5:
    case 6:
      return zigzag(reader);
    case 7:
      reader.at += 8;
      return null;
    case 8: {
      const length = varint(reader);
      reader.at += length;
      return null;
    }
    case 9: {
      const head = reader.view.getUint8(reader.at++);
      const size = head >> 4 === 15 ? varint(reader) : head >> 4;
      const item = head & 0x0f;
      for (let i = 0; i < size; i += 1) readElement(reader, item <= 2 ? 3 : item, depth + 1);
      return null;
    }
    case 12:
      return readStruct(reader, depth + 1);
    default:
      throw new RangeError('unknown Thrift type');
  }
}

function varint(reader: Cursor): number {
  let result = 0;
  for (let factor = 1; factor < 2 ** 49; factor *= 128) {
    const byte = reader.view.getUint8(reader.at++);
    result += (byte & 0x7f) * factor;
    if (byte < 0x80) return result;
  }
  throw new RangeError('number too long');
}

function zigzag(reader: Cursor): number {
  const n = varint(reader);
  return n % 2 === 0 ? n / 2 : -(n + 1) / 2;
}
