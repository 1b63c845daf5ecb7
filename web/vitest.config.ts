import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.js';

/**
 * Tests of state that the application keeps for a whole tab: who is signed in, messages, the connection, the theme.
 * Each of these files needs a tab of its own.
 */
const OF_A_TAB = [
  'components/Toaster.test.tsx',
  'components/Tooltip.test.tsx',
  'relay/**/*.test.{ts,tsx}',
  'routes/checkout/*.test.{ts,tsx}',
  'routes/confirmEmail/*.test.{ts,tsx}',
  'session/*.test.{ts,tsx}',
  'theme/*.test.{ts,tsx}',
  'router.test.tsx',
];

const NOT_TESTS = ['e2e/**', 'styled-system/**', '__generated__/**'];

export default mergeConfig(
  vite,
  defineConfig({
    // as in the API's tests: Vite would load the package's other build, and graphql refuses schemas of another build
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      root: import.meta.dirname,
      environment: 'happy-dom',
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // Long timeouts: a slow machine must not make a test fail.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      pool: 'forks',
      maxWorkers: 2,
      projects: [
        { extends: true, test: { name: 'tab', include: OF_A_TAB, exclude: NOT_TESTS } },
        {
          extends: true,
          // A worker loads the application once, not for each file: half of the time.
          test: {
            name: 'shared',
            isolate: false,
            include: ['**/*.test.{ts,tsx}'],
            exclude: [...NOT_TESTS, ...OF_A_TAB],
          },
        },
      ],
    },
  }),
);
