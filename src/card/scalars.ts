/** How Python's YAML 1.1 reader takes a plain scalar. */
export type PythonReading = 'text' | 'boolean' | 'number' | 'date' | 'nothing' | 'refused';

/** Longer scalars are text for every reader (numbers of that length are nobody's tag). */
const MAX_SPECIAL = 64;

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;
/** Numbers of the JavaScript reader: 1.2 core, and binary. */
const JS_NUMBER =
  /^(?:[-+]?(?:0b[01]+|0o[0-7]+|0x[\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))|\.\d+(?:[eE][-+]?\d+)?|\.(?:nan|NaN|NAN))$/;
const NOTHING = /^(?:~|null|Null|NULL)?$/;
const JS_BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const PYTHON_BOOLEAN = /^(?:[Yy]es|YES|[Nn]o|NO|[Tt]rue|TRUE|[Ff]alse|FALSE|[Oo]n|ON|[Oo]ff|OFF)$/;
const PYTHON_INTEGER = /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][\d_]*|0x[\da-fA-F_]+|[1-9][\d_]*(?::[0-5]?\d)+)$/;
const PYTHON_FLOAT =
  /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/**
 * Whether the Hub's JavaScript reader takes a plain scalar as text (hub.md 2.2).
 * @param source the scalar as written, without quotes
 */
export function jsReadsText(source: string): boolean {
  if (source.length > MAX_SPECIAL) return true;
  // A number beyond all numbers is text again.
  if (/^[-+]?\d/.test(source) && !Number.isFinite(Number.parseFloat(source))) return true;
  return ![DATE, TIME, JS_NUMBER, NOTHING, JS_BOOLEAN].some((pattern) => pattern.test(source));
}

/**
 * What Python's reader (YAML 1.1) makes of a plain scalar; `refused` where it fails, for example on a day that is
 * not in the calendar.
 * @param source the scalar as written, without quotes
 */
export function pythonReading(source: string): PythonReading {
  if (source.length > MAX_SPECIAL) return 'text';
  if (NOTHING.test(source)) return 'nothing';
  if (source === '=' || source === '<<') return 'refused';
  if (PYTHON_BOOLEAN.test(source)) return 'boolean';
  if (PYTHON_INTEGER.test(source)) return /^[-+]?0[bx]_*$/.test(source) ? 'refused' : 'number';
  if (PYTHON_FLOAT.test(source)) return 'number';
  if (DATE.test(source) || TIME.test(source)) return isRealDate(source) ? 'date' : 'refused';
  return 'text';
}

function isRealDate(source: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (source.match(/\d+/g) ?? []).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}
