import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/e2e',
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    // start the server and the browser, and provide their addresses: from here on the product is a black box
    globalSetup: ['../../api/test/wholeServer.ts', 'sharedBrowser.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // one file waits for a room to be rendered while another looks at pages
    maxWorkers: 2,
    // Modules are read once in a worker, and its connection to the browser stays.
    isolate: false,
  },
});
