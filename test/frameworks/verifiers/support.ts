import type { CardView } from '../../../src/card/types.ts';
import type { Detection } from '../../../src/frameworks/types.ts';
import { verifiers } from '../../../src/frameworks/verifiers.ts';
import { memoryRepository } from '../../../src/repository/memory.ts';
import type { MemoryFile, MemoryOptions } from '../../../src/repository/memory.ts';

/** A card as a detector sees it: its text, and the header's values. */
export function cardView(body: string, data: Readonly<Record<string, unknown>> | null = null): CardView {
  return { state: data === null ? 'no-header' : 'ok', data, body, lineOf: () => null, path: 'README.md' };
}

export type Files = Readonly<Record<string, MemoryFile>>;

/** What a detection depends on beside the files. */
export interface Setting extends MemoryOptions {
  readonly repoId?: string;
  readonly body?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What the detector says of a repository with these files. */
export async function detect(files: Files, setting: Setting = {}): Promise<Detection> {
  const { repoId = null, body = '', data = null, ...options } = setting;
  const repository = memoryRepository(files, options);
  return await verifiers.detect({ repository, card: cardView(body, data), repoId });
}

/** A task.toml with an image; two lines. */
export const IMAGE = '[environment]\ndocker_image = "x"\n';

/** The files of a task that loads, and more. */
export function task(path: string, toml: string = IMAGE, more: Files = {}): Files {
  const files: Record<string, MemoryFile> = {
    [`${path}/task.toml`]: toml,
    [`${path}/instruction.md`]: 'Do it.\n',
    [`${path}/tests/test.sh`]: 'echo 1\n',
  };
  for (const [name, file] of Object.entries(more)) files[`${path}/${name}`] = file;
  return files;
}

/** A registry.json whose dataset starts in line 2 and whose entries stand in line 3 and after. */
export function registry(entries: readonly Readonly<Record<string, string>>[], name = 'd', version = '1.0'): Files {
  const lines = entries.map((entry) => JSON.stringify({ name: 'task', ...entry }));
  const head = `{"name": ${JSON.stringify(name)}, "version": ${JSON.stringify(version)}, "description": "", "tasks": [`;
  return { 'registry.json': `[\n${head}\n${lines.join(',\n')}\n]}\n]\n` };
}

/** A package: its taskset up to `load()`. The config's field stands in line 10, the taskset in 12, `load` in 13. */
export const HEAD: string = `import verifiers.v1 as vf

class AData(vf.TaskData):
    answer: str = ""

class ATask(vf.Task[AData]):
    pass

class AConfig(vf.TasksetConfig):
    n: int = 2

class ATaskset(vf.Taskset[ATask, AConfig]):
    def load(self):
`;
export const BODY: string =
  '        return [ATask(AData(prompt=str(i)), self.config.task) for i in range(self.config.n)]\n';
export const TASKSET: string = HEAD + BODY;
export const PROJECT: string = '[project]\nname = "my-env"\nversion = "0.1.0"\ndependencies = ["verifiers"]\n';
export const HATCHLING: string = '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n';
/** `__all__` stands in line 2. */
export const INIT: string = 'from my_env.taskset import ATaskset\n__all__ = ["ATaskset"]\n';
export const PACKAGE: Files = {
  'pyproject.toml': PROJECT + HATCHLING,
  'my_env/__init__.py': INIT,
  'my_env/taskset.py': TASKSET,
};
