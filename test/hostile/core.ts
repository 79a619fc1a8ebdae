/** What the tests of this folder call of the core; bundled as dist/ is (`scripts/build.mjs --core`). */
export { audit } from '../../src/audit.ts';
export { DEFAULT_CONFIG } from '../../src/config/defaults.ts';
export { FRAMEWORK_KEYS } from '../../src/config/vocabulary.ts';
export { applyEdits } from '../../src/fix/apply.ts';
export { unifiedDiff } from '../../src/fix/diff.ts';
export { buildReport } from '../../src/report/build.ts';
export { renderExplain } from '../../src/report/explain.ts';
export { renderGithub } from '../../src/report/github.ts';
export { renderJson } from '../../src/report/json.ts';
export { renderMarkdown } from '../../src/report/markdown.ts';
export { renderSarif } from '../../src/report/sarif.ts';
export { renderSnippetsText } from '../../src/report/snippets.ts';
export { renderText } from '../../src/report/text.ts';
export { memoryRepository } from '../../src/repository/memory.ts';
export { RULES } from '../../src/rules/catalogue.ts';
