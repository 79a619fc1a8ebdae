import { isLfsPointer } from '../../repository/lfs.ts';
import type { Repository } from '../../repository/types.ts';
import { decodeUtf8, universalNewlines } from '../support/python-text.ts';
import { ModuleFinder } from './module-finder.ts';
import { absolute, inVerifiers, isOwnChild } from './module-names.ts';
import type { Halt, Loaded, ModuleSpace, Remark } from './package.types.ts';
import { halt, unseen } from './halt.ts';
import { BUILTINS, STANDARD_LIBRARY, WITH_EXTRAS, WITH_VERIFIERS } from './python-names.ts';
import { lineOfNesting } from './python-parts.ts';
import { readPython } from './python.ts';
import type { PyImport, PyModule } from './python.types.ts';

/** Bytes of one Python file, bytes and files of one package that are looked into: hostile nesting is slow to parse. */
const MAX_FILE = 128 * 1024;
const MAX_BYTES = 1024 * 1024;
const MAX_FILES = 100;

/** What a project says it needs. `open`: there may be more than text shows. */
export interface Dependencies {
  readonly names: ReadonlySet<string>;
  readonly open: boolean;
}

/** Distributions whose import name is another word; the key is the import name. */
const DISTRIBUTIONS = new Map<string, readonly string[]>([
  ['PIL', ['pillow']],
  ['bs4', ['beautifulsoup4']],
  ['cv2', ['opencv-python', 'opencv-python-headless', 'opencv-contrib-python']],
  ['dateutil', ['python-dateutil']],
  ['docx', ['python-docx']],
  ['dotenv', ['python-dotenv']],
  ['fitz', ['pymupdf']],
  ['git', ['gitpython']],
  ['jwt', ['pyjwt']],
  ['skimage', ['scikit-image']],
  ['sklearn', ['scikit-learn']],
  ['yaml', ['pyyaml']],
]);

/**
 * Follows the imports of a package as Python would, by text alone: which modules run, whether one is missing or not
 * installed (V27). The first trouble ends it.
 */
export class Importer extends ModuleFinder {
  readonly remarks: Remark[] = [];
  private readonly dependencies: Dependencies;
  private readonly undeclared: Set<string> = new Set();
  private bytes = 0;

  constructor(repository: Repository, space: ModuleSpace, dependencies: Dependencies) {
    super(repository, space);
    this.dependencies = dependencies;
  }

  /**
   * Runs an import of one of the project's own modules, its parents first.
   * @returns what ends it, or null
   */
  async importOwn(
    name: string,
    from: { readonly path: string | null; readonly line: number | null },
  ): Promise<Halt | null> {
    const parts = name.split('.');
    for (let i = 1; i <= parts.length; i += 1) {
      const part = parts.slice(0, i).join('.');
      const halt = this.visited.has(part) ? null : await this.visit(part, from);
      if (halt !== null) return halt;
    }
    return null;
  }

  private async visit(
    name: string,
    from: { readonly path: string | null; readonly line: number | null },
  ): Promise<Halt | null> {
    const found = this.find(name);
    if (found.kind === 'namespace') {
      const empty = readPython('', '');
      this.visited.set(name, { name, isPackage: true, module: { ...empty, openEnded: false } });
      return null;
    }
    if (found.kind === 'missing') {
      if (!this.repository.listing.complete) return unseen(from.path ?? name, 'listing-cut');
      return halt('fails', 'verifiers-package-import-missing', { module: name }, from.path, from.line);
    }
    if (found.kind === 'unseen') return unseen(found.path, 'link');
    if (this.visited.size >= MAX_FILES || this.bytes >= MAX_BYTES)
      return halt('unknown', 'verifiers-package-too-large', {}, found.path, null);
    const module = await this.read(found.path);
    if ('verdict' in module) return module;
    const loaded = { name, isPackage: found.isPackage, module };
    this.visited.set(name, loaded);
    if (module.olderSyntaxLine !== null)
      return halt('fails', 'verifiers-package-python2', {}, found.path, module.olderSyntaxLine);
    if (module.syntaxErrorLine !== null) {
      return halt('unknown', 'verifiers-package-syntax', {}, found.path, module.syntaxErrorLine);
    }
    for (const statement of module.imports) {
      const trouble = await this.importStatement(loaded, statement);
      if (trouble !== null && !statement.guarded) return trouble;
    }
    return this.missingBase(loaded) ?? this.endsEarly(loaded);
  }

  /** A module that raises or exits while it is imported, or that only a newer Python reads. */
  private endsEarly({ module }: Loaded): Halt | null {
    const { path, stop, newerSyntaxLine } = module;
    if (newerSyntaxLine !== null)
      this.doubt ??= halt('unknown', 'verifiers-package-newer-python', { python: '3.14' }, path, newerSyntaxLine);
    if (stop === null) return null;
    if (stop.certain) return halt('fails', 'verifiers-package-stops', {}, path, stop.line);
    this.doubt ??= halt('unknown', 'verifiers-package-may-stop', {}, path, stop.line);
    return null;
  }

  /** Runs one import statement of a module; also used for those at the start of `load()`. */
  async importStatement(loaded: Loaded, statement: PyImport): Promise<Halt | null> {
    const target = absolute(loaded, statement);
    const place = { path: loaded.module.path, line: statement.line };
    if (target === null) {
      return halt(
        'fails',
        'verifiers-package-import-missing',
        { module: '.'.repeat(statement.level) + statement.module },
        place.path,
        place.line,
      );
    }
    if (!this.owns(target)) return this.importExternal(target, statement, place);
    const trouble = await this.importOwn(target, place);
    if (trouble !== null || !Array.isArray(statement.names)) return trouble;
    for (const { name } of statement.names as Exclude<PyImport['names'], 'star' | null>) {
      const missing = await this.importName(target, name, place);
      if (missing !== null) return missing;
    }
    return null;
  }

  /** `from own.module import name`: a name of the module, else a sub-module. */
  private async importName(
    target: string,
    name: string,
    place: { readonly path: string; readonly line: number },
  ): Promise<Halt | null> {
    const owner = this.visited.get(target);
    if (owner === undefined || owner.module.openEnded) return null;
    if (owner.module.bindings.has(name) && !isOwnChild(owner, name)) return null;
    const child = `${target}.${name}`;
    if (owner.isPackage && this.find(child).kind !== 'missing') return this.importOwn(child, place);
    if (!this.repository.listing.complete) return unseen(place.path, 'listing-cut');
    return halt('fails', 'verifiers-package-import-name-missing', { name, module: target }, place.path, place.line);
  }

  private importExternal(
    target: string,
    statement: PyImport,
    place: { readonly path: string; readonly line: number },
  ): Halt | null {
    const top = target.split('.')[0] ?? target;
    if (top === 'verifiers') {
      const names = Array.isArray(statement.names)
        ? statement.names.map(({ name }: { name: string }) => `${target}.${name}`)
        : [target];
      const older = names.find((name) => !inVerifiers(name));
      if (older === undefined) return null;
      return halt('fails', 'verifiers-package-older-verifiers', { name: older }, place.path, place.line);
    }
    if (STANDARD_LIBRARY.has(top) || top.startsWith('_') || WITH_VERIFIERS.has(top)) return null;
    if (this.declares(top)) return null;
    if (WITH_EXTRAS.has(top)) {
      if (!this.undeclared.has(top))
        this.remarks.push(remark('verifiers-package-undeclared-import', { module: top }, place));
      this.undeclared.add(top);
      return null;
    }
    const verdict = this.dependencies.open || this.unexplained() ? 'unknown' : 'fails';
    const code = verdict === 'fails' ? 'verifiers-package-import-not-installed' : 'verifiers-package-import-unproven';
    return halt(verdict, code, { module: top }, place.path, place.line);
  }

  private declares(top: string): boolean {
    const names = [top.toLowerCase().replaceAll('_', '-'), ...(DISTRIBUTIONS.get(top) ?? [])];
    return names.some((name) => this.dependencies.names.has(name));
  }

  /** Dependencies that may bring modules under names of their own. */
  private unexplained(): boolean {
    return [...this.dependencies.names].some((name) => name !== 'verifiers' && name !== 'datasets');
  }

  /** A name that nothing binds: neither the module nor Python itself. */
  private isUnbound(loaded: Loaded, dotted: string): boolean {
    const [head = ''] = dotted.split('.');
    if (loaded.module.openEnded || loaded.module.bindings.has(head) || BUILTINS.has(head)) return false;
    return !/(?:Error|Exception|Warning)$/.test(head) && this.meaning(loaded, head).kind === 'missing';
  }

  /** A base class that is not there, or that Verifiers does not have any more, stops the import of its module. */
  private missingBase(loaded: Loaded): Halt | null {
    for (const binding of loaded.module.bindings.values()) {
      if (binding.kind !== 'class' || !binding.certain) continue;
      for (const base of binding.cls.bases) {
        const unbound = [base, ...base.args].find((type) => type.name !== null && this.isUnbound(loaded, type.name));
        if (unbound !== undefined) {
          const args = { name: unbound.name ?? '' };
          return halt('fails', 'verifiers-package-name-missing', args, loaded.module.path, binding.cls.line);
        }
        const meaning = base.name === null ? null : this.meaning(loaded, base.name);
        if (meaning?.kind !== 'external' || inVerifiers(meaning.name)) continue;
        return halt(
          'fails',
          'verifiers-package-older-verifiers',
          { name: meaning.name },
          loaded.module.path,
          binding.cls.line,
        );
      }
    }
    return null;
  }

  private async read(path: string): Promise<PyModule | Halt> {
    const read = await this.repository.read(path, MAX_FILE);
    if (!read.ok) return unseen(path, read.why.code);
    if (isLfsPointer(read.bytes)) return unseen(path, 'lfs-pointer');
    this.bytes += read.bytes.length;
    const text = decodeUtf8(read.bytes);
    // A coding line may make other bytes legal; NUL bytes are not.
    if (text === null || text.includes('\0')) return halt('unknown', 'verifiers-package-syntax', {}, path, null);
    const deep = lineOfNesting(text);
    if (deep !== null) return halt('unknown', 'verifiers-package-syntax', {}, path, deep);
    try {
      return readPython(path, universalNewlines(text.startsWith('\uFEFF') ? text.slice(1) : text));
    } catch (error) {
      // The parser recurses over long chains of operators too.
      if (!(error instanceof RangeError)) throw error;
      return halt('unknown', 'verifiers-package-syntax', {}, path, null);
    }
  }
}

function remark(code: Remark['code'], args: Remark['args'], place: Remark['place']): Remark {
  return { code, args, place, fact: 'V27' };
}
