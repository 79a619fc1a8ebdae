// Writes test/fixtures/github/openapi.json: the operations of GitHub's published REST description that envcard uses, as
// JSON Schema. The package is large (385 MB), so it is no dependency: install it elsewhere and name its file.
//
//     npm install --prefix /tmp/openapi @octokit/openapi
//     node scripts/github-openapi-excerpt.mjs /tmp/openapi/node_modules/@octokit/openapi/generated/api.github.com.json
import { readFileSync, writeFileSync } from 'node:fs';

const OPERATIONS = [
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['get', '/repos/{owner}/{repo}/git/blobs/{file_sha}'],
  ['post', '/repos/{owner}/{repo}/git/refs'],
  ['patch', '/repos/{owner}/{repo}/git/refs/{ref}'],
  ['post', '/repos/{owner}/{repo}/pulls'],
  ['patch', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/events'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/labels'],
];
/** Prose and hints of tools: nothing that a value could be checked against. */
const PROSE = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', 'externalDocs', 'xml']);

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('name the file api.github.com.json of @octokit/openapi');
const description = JSON.parse(readFileSync(source, 'utf8'));
const release = JSON.parse(readFileSync(new URL('../package.json', new URL(source, 'file:///')), 'utf8'));
if (!description.openapi.startsWith('3.0.')) throw new Error(`OpenAPI ${description.openapi} is not what this reads`);

/** Names of the schemas that are still to be copied, and those that were. */
const wanted = [];
const definitions = new Map();

function resolved(node) {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], description);
}

/** A schema of OpenAPI 3.0 as JSON Schema 2020-12. Keys of `properties` are names, not keywords. */
function convert(node) {
  if (Array.isArray(node)) return node.map(convert);
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.$ref === 'string') {
    const name = node.$ref.split('/').at(-1);
    if (!definitions.has(name)) {
      definitions.set(name, null);
      wanted.push(name);
    }
    return { $ref: `#/$defs/${name}` };
  }
  const converted = {};
  for (const [key, value] of Object.entries(node)) {
    if (PROSE.has(key) || key === 'nullable' || key.startsWith('x-')) continue;
    converted[key] =
      key === 'properties'
        ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, convert(schema)]))
        : key === 'enum' || key === 'required'
          ? value
          : convert(value);
  }
  if (node.nullable !== true) return converted;
  if (Array.isArray(converted.enum) && !converted.enum.includes(null)) converted.enum = [...converted.enum, null];
  if (typeof converted.type === 'string') return { ...converted, type: [converted.type, 'null'] };
  return { anyOf: [converted, { type: 'null' }] };
}

function jsonOf({ content }) {
  const json = content?.['application/json'];
  return json === undefined ? null : convert(json.schema);
}

const operations = OPERATIONS.map(([method, path]) => {
  const operation = description.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${method} ${path} is no longer described`);
  const parameters = (operation.parameters ?? []).map((parameter) => {
    const { name, in: place, required, schema } = resolved(parameter);
    return { name, in: place, required: required === true, schema: convert(schema) };
  });
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [status, jsonOf(resolved(response))]),
  );
  return {
    method: method.toUpperCase(),
    path,
    parameters,
    body: operation.requestBody === undefined ? null : jsonOf(resolved(operation.requestBody)),
    responses,
  };
});
for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
  definitions.set(name, convert(description.components.schemas[name]));
}

const excerpt = {
  'x-source': `${release.name} ${release.version} (${release.license}), generated/api.github.com.json, of https://github.com/github/rest-api-description`,
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  operations,
  $defs: Object.fromEntries([...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(new URL('../test/fixtures/github/openapi.json', import.meta.url), `${JSON.stringify(excerpt)}\n`);
