// Bundles dist/ (committed: the Action and the command run without node_modules) and collects NOTICE. The output depends
// on the sources and the lockfile alone. `--check` builds in memory, compares and writes nothing. `--core DIR` bundles the
// part that knows no Node into another folder in the same way, for tests that call it.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { chunkNames } from './chunks.mjs';
import { notice } from './notice.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
/** Output name → source. Those whose source does not exist are left out. */
const ENTRIES = {
  cli: 'src/cli.ts',
  action: 'src/action.ts',
  'schema-worker-thread': 'src/platform/schema-worker-thread.ts',
};

/** The core alone, as tests call it. */
const CORE = { core: 'test/hostile/core.ts' };

/**
 * Our own JSON as one line of text: half the size of the object that it would become, and faster to read. Libraries
 * `require` theirs, and would get a module with a `default` in place of the object.
 */
const COMPACT_JSON = {
  name: 'compact-json',
  transform: {
    filter: { id: { include: /\.json$/, exclude: /[\\/]node_modules[\\/]/ } },
    handler(code) {
      const text = JSON.stringify(JSON.parse(code)).replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
      return {
        code: `export default JSON.parse(\`${text}\`);`,
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
  },
};

/** The files of dist/ by name, and the text of NOTICE. */
async function build(entries) {
  const input = Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(join(ROOT, source))));
  const bundle = await rolldown({
    cwd: ROOT,
    input,
    platform: 'node',
    plugins: [COMPACT_JSON],
    transform: { target: 'node20.19' },
    // yaml: the same library as ES modules, half the time to load, since what is not used is left out. The others: see there.
    resolve: {
      alias: {
        yaml: join(ROOT, 'node_modules/yaml/browser/dist/index.js'),
        undici: join(ROOT, 'scripts/bundle-undici.mjs'),
        '@octokit/plugin-rest-endpoint-methods': join(ROOT, 'scripts/bundle-rest-methods.mjs'),
      },
    },
    // A short constant such as the version stands where it is used, so that it needs no file of its own.
    optimization: { inlineConst: true },
    // Of these only what is called is wanted; without this the Action would carry an HTTP client that it never starts.
    treeshake: {
      moduleSideEffects: [{ test: /[\\/]node_modules[\\/](?:@actions|undici|tunnel)[\\/]/, sideEffects: false }],
    },
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, report) {
      if (level === 'warn') throw new Error(`rolldown: ${log.message}`);
      report(level, log);
    },
  });
  const { output } = await bundle.generate({
    dir: DIST,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    minify: false,
    // Descriptions stand in the sources; what a licence asks for, and what tells bundlers of pure calls, stays.
    comments: { legal: true, annotation: true, jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: chunkNames(ROOT.replace(/\/$/, '')), debugName: 'parts', test: /[\\/](?:src|node_modules)[\\/]/ },
      ],
    },
    sourcemap: false,
  });
  await bundle.close();
  const files = new Map([['package.json', '{ "type": "module" }\n']]);
  const modules = new Set();
  for (const one of output) {
    if (one.type !== 'chunk') throw new Error(`unexpected asset ${one.fileName}`);
    files.set(one.fileName, one.code.endsWith('\n') ? one.code : `${one.code}\n`);
    for (const [id, { renderedLength }] of Object.entries(one.modules)) if (renderedLength > 0) modules.add(id);
  }
  return { files, notice: notice([...modules], ROOT) };
}

/** Names of all files below a folder, with `/`. */
function list(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Names of the files that are not what the build makes: different, missing, or too many. */
function differences(built) {
  const names = new Set([...built.files.keys(), ...list(DIST)]);
  const stale = [...names].filter((name) => {
    const path = join(DIST, name);
    return !existsSync(path) || !built.files.has(name) || readFileSync(path, 'utf8') !== built.files.get(name);
  });
  const found = stale.map((name) => `dist/${name}`);
  if (!existsSync(join(ROOT, 'NOTICE')) || readFileSync(join(ROOT, 'NOTICE'), 'utf8') !== built.notice)
    found.push('NOTICE');
  if (existsSync(join(DIST, 'cli.js')) && (statSync(join(DIST, 'cli.js')).mode & 0o111) === 0)
    found.push('dist/cli.js (mode)');
  return found.toSorted();
}

function writeFiles(folder, files) {
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function write(built) {
  writeFiles(DIST, built.files);
  // Last, so that a command that runs meanwhile finds its parts.
  for (const name of list(DIST)) if (!built.files.has(name)) rmSync(join(DIST, name));
  chmodSync(join(DIST, 'cli.js'), 0o755);
  writeFileSync(join(ROOT, 'NOTICE'), built.notice);
}

const coreFolder = process.argv[process.argv.indexOf('--core') + 1];
const isCore = process.argv.includes('--core') && coreFolder !== undefined;
const built = await build(isCore ? CORE : ENTRIES);
if (isCore) {
  writeFiles(coreFolder, built.files);
} else if (process.argv.includes('--check')) {
  const stale = differences(built);
  if (stale.length > 0) {
    console.error(`not what the sources give (npm run build):\n${stale.map((name) => `  ${name}`).join('\n')}`);
    process.exitCode = 1;
  }
} else {
  write(built);
  const sizes = [...built.files].map(([name, text]) => [name, Buffer.byteLength(text)]);
  for (const [name, size] of sizes) console.log(`${String(size).padStart(9)}  dist/${name}`);
  console.log(`${String(sizes.reduce((sum, [, size]) => sum + size, 0)).padStart(9)}  in all`);
}
