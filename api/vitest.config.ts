import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.js';

export default defineConfig({
  cacheDir: '../node_modules/.vite/api',
  // Vite takes the package's other build, Node this one: with both in a process, graphql refuses schemas of the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['test/globalSetup.ts'],
    include: ['**/*.test.ts'],
    // the long ones have a run of their own: `npm run test:long`
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    // What a test waits for comes when it comes: a machine under load is not a failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 2,
    // The schema is read once in a worker, not in each file: half of the time. No test may leave the process changed.
    isolate: false,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
  },
});
