/**
 * Bundles the server and the programs that it starts into plain JavaScript, .build/programs, so that they start fast
 * and need no loader, which costs the server and the stager 75 MB each. prepare.mjs calls it when stale.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { root } from './steps.mjs';

const folder = join(root, '.build/programs');
const half = `${folder}.${process.pid}`;

/**
 * Modules find files beside their sources, not beside the bundle.
 * @type {import('vite').Plugin}
 */
const placesOfSources = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null;
    const source = relative(half, id).split(sep).join('/');
    const place = [
      `import { dirname as $dirname } from 'node:path'`,
      `import { fileURLToPath as $pathOf } from 'node:url'`,
      `const $url = new URL(${JSON.stringify(source)}, import.meta.url)`,
      `const $meta = { url: $url.href, dirname: $dirname($pathOf($url)) };`,
    ];
    // on the first line, so that the others keep their numbers
    return { code: place.join('; ') + code.replaceAll('import.meta.', '$meta.'), map: null };
  },
};

await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  plugins: [placesOfSources],
  // the one for development, which tests would choose, does not exist under NODE_ENV=production
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    ssr: true,
    outDir: half,
    minify: false,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        server: 'api/main.ts',
        stagerChild: 'api/jobs/stagerChild.ts',
        suggestChild: 'api/jobs/suggestChild.ts',
        cleanChild: 'api/media/decoding/cleanChild.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', sourcemapExcludeSources: true },
    },
  },
});
// renamed at the end, because another process may be loading them
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(half)) renameSync(join(half, name), join(folder, name));
rmSync(half, { recursive: true });
