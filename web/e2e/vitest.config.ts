import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    // starts the server and the browser and provides their addresses; the tests treat the product as a black box
    globalSetup: ['../../api/test/wholeServer.ts', 'sharedBrowser.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // a build machine is shared: a test that fails there is tried once more, and its first failure stays in the log
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // one file waits for a rendering while another tests pages
    maxWorkers: 2,
    // Modules are loaded once per worker, which keeps its connection to the browser.
    isolate: false,
  },
});
