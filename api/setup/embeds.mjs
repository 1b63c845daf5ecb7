/**
 * Bundles the scripts of embeds, web/embedScripts, into .build/embed: each one file that a page loads by itself.
 * prepare.mjs calls it when stale.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './steps.mjs';

/** Files by the names under which they are served. */
const SCRIPTS = { embed: 'web/embedScripts/loader.ts', board: 'web/embedScripts/board.ts' };

for (const [name, source] of Object.entries(SCRIPTS)) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: '.build/embed',
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join(root, source), formats: ['iife'], name: 'showhome', fileName: () => `${name}.js` },
    },
  });
}
