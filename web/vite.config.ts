import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pagePaths } from './pagePaths.js';
import { preloadFirst } from './preloadFirst.js';
import { fetchFirst } from './fetchFirst.js';
import { chunkGroups } from './chunkGroups.js';
import { relay } from './relayPlugin.js';

const API = 'http://127.0.0.1:4000';
const PROXY = {
  '/graphql': { target: API, ws: true },
  '/api': { target: API },
  '/files': { target: API },
};

const chunks = chunkGroups();

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/web',
  plugins: [relay(), react(), preloadFirst(), pagePaths(), chunks.plugin, fetchFirst()],
  resolve: { alias: { '#styled': fileURLToPath(new URL('./styled-system', import.meta.url)) } },
  server: { host: '127.0.0.1', port: 5173, proxy: PROXY },
  preview: { host: '127.0.0.1', port: 5174, proxy: PROXY },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
      },
    },
  },
});
