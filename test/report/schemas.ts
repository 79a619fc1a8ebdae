import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';

function schema(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

/** What is wrong with a report by `schemas/report.json`; empty when nothing is. */
export function reportErrors(value: unknown): string[] {
  return reportValidator(value) ? [] : (reportValidator.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

/** What is wrong with a log by the official schema of SARIF 2.1.0. */
export function sarifErrors(value: unknown): string[] {
  return sarifValidator(value) ? [] : (sarifValidator.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
}

const reportValidator = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema('schemas/report.json'));

/** The official schema is draft-04; what it uses of it means the same in draft-07 but for the name of `id`. */
const { $schema: _, id: __, ...sarif } = schema('test/fixtures/sarif/sarif-2.1.0.json');
const absolute = /^[a-z][a-z0-9+.-]*:[^\s\\^`{|}<>"\p{C}]*$/iu;
const reference = /^[^\s\\^`{|}<>"\p{C}\u0080-\u{10ffff}]*$/u;
const sarifValidator = new Ajv({
  allErrors: true,
  strict: false,
  unicodeRegExp: false,
  formats: {
    uri: absolute,
    'uri-reference': (text: string) =>
      reference.test(text) && !/%(?![0-9A-F]{2})/.test(text) && !/^[^/?#]*:(?!\/\/)/.test(text),
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  },
}).compile(sarif);
