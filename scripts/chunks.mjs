// How the modules of dist/ are put together: few files for what every run needs, and one for each rare part.

/** Libraries that have a file of their own: name → packages. */
const LIBRARIES = {
  yaml: ['yaml'],
  toml: ['toml-eslint-parser', 'eslint-visitor-keys'],
  python: ['@lezer/common', '@lezer/lr', '@lezer/highlight', '@lezer/python'],
  parquet: ['hyparquet', 'hyparquet-compressors', 'hysnappy', 'fzstd'],
  glob: ['minimatch', '@isaacs/nonrecursive-glob-match', 'brace-expansion', 'balanced-match'],
  ajv: ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'require-from-string'],
};

/** The first lines of the command: what they need lies apart, so that `--version` loads nothing else. */
const FIRST_LINES = ['/src/cli.ts'];

/** Where every run goes on: what these import by `import … from` is in one file. */
const EVERY_RUN = ['/src/cli/main.ts', '/src/cli/check.ts', '/src/report/text.ts', '/src/report/json.ts'];

/**
 * The name of the file for a module; null leaves it to the bundler. For `codeSplitting.groups`.
 * @param root the project's folder, without a slash at the end
 */
export function chunkNames(root) {
  let everyRun = null;
  return (id, context) => {
    const library = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
    if (library !== undefined) {
      return Object.keys(LIBRARIES).find((name) => LIBRARIES[name].includes(library)) ?? null;
    }
    if (everyRun === null) {
      everyRun = reachable(EVERY_RUN, root, context);
      for (const first of reachable(FIRST_LINES, root, context)) everyRun.delete(first);
    }
    return everyRun.has(id) ? 'core' : null;
  };
}

/** Ids of our own modules that the beginnings lead to without a dynamic import. */
function reachable(beginnings, root, context) {
  const waiting = beginnings.map((path) => root + path);
  const found = new Set();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(`${root}/src/`)) continue;
    const module = context.getModuleInfo(id);
    if (module === null) continue;
    found.add(id);
    waiting.push(...module.importedIds);
  }
  return found;
}
