import { defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    exclude: [],
    setupFiles: ['scripts/mutation/setup.ts'],
    isolate: false,
    testTimeout: 60_000,
    pool: 'threads',
  },
});
export default config;
