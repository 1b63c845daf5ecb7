import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.js';

/**
 * Tests of what the application keeps for a whole tab: who is signed in, messages, the line, the theme. Each of these
 * files needs a tab of its own.
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
    // as the API's tests: Vite takes the package's other build, Node this one, and graphql refuses schemas of the other
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      root: import.meta.dirname,
      environment: 'happy-dom',
      setupFiles: ['test/setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      // What a test waits for comes when it comes: a machine under load is not a failure.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      pool: 'forks',
      maxWorkers: 2,
      projects: [
        { extends: true, test: { name: 'tab', include: OF_A_TAB, exclude: NOT_TESTS } },
        {
          extends: true,
          // The application is read once in a worker, not in each file: half of the time.
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
