/**
 * Bundles the code of the render workers into one plain JavaScript file, .build/renderWorker.mjs, so that a worker
 * starts fast and needs no loader. engine.mjs calls it when stale.
 */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './steps.mjs';

const outDir = join(root, '.build');
const half = `renderWorker.${process.pid}.mjs`;

await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: 'api/stager/render/worker.ts',
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: half, codeSplitting: false } },
  },
});
// renamed at the end, because another process may be loading it
renameSync(join(outDir, half), join(outDir, 'renderWorker.mjs'));
