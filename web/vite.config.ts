import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pagePaths } from './pagePaths.js';
import { preloadFirst } from './preloadFirst.js';
import { fetchFirst } from './fetchFirst.js';
import { relay } from './relayPlugin.js';

const api = 'http://127.0.0.1:4000';
const proxy = {
  '/graphql': { target: api, ws: true },
  '/api': { target: api },
  '/files': { target: api },
};

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/web',
  plugins: [relay(), react(), preloadFirst(), pagePaths(), fetchFirst()],
  resolve: { alias: { '#styled': fileURLToPath(new URL('./styled-system', import.meta.url)) } },
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 5174, proxy },
  build: { outDir: '../.build/web', emptyOutDir: true, target: 'es2022', manifest: true, modulePreload: false },
});
