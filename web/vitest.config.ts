import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.js';

export default mergeConfig(
  vite,
  defineConfig({
    // as the API's tests: Vite takes the package's other build, Node this one, and graphql refuses schemas of the other
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      root: import.meta.dirname,
      environment: 'happy-dom',
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['e2e/**', 'styled-system/**', '__generated__/**'],
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // What a test waits for comes when it comes: a machine under load is not a failure.
      testTimeout: 30_000,
      pool: 'forks',
      maxWorkers: 2,
    },
  }),
);
