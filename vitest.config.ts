import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000, // many start the command, some a dozen times
    hookTimeout: 60_000, // some start the command over all examples
    pool: 'threads',
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'coverage/tests.json' }]] : ['default'],
  },
});
