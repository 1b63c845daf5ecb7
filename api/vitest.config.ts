import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite/api',
  test: {
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['test/globalSetup.ts'],
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
