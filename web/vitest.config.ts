import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.js';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      root: import.meta.dirname,
      environment: 'happy-dom',
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['e2e/**', 'styled-system/**', '__generated__/**'],
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      // What a test waits for comes when it comes: a machine under load is not a failure.
      testTimeout: 30_000,
      pool: 'forks',
      maxWorkers: 2,
    },
  }),
);
