import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.js';

export default defineConfig({
  cacheDir: '../node_modules/.vite/api',
  // Vite would load graphql's other build than Node: with both in one process, graphql refuses the other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['test/globalSetup.ts'],
    include: ['**/*.test.ts'],
    // long tests have a run of their own: `npm run test:long`
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    // Long limits: a slow machine under load must not make tests fail.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // The modules are loaded once per worker instead of once per file, which halves the time. Tests must clean up after
    // themselves.
    isolate: false,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
  },
});
