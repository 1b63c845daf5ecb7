import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Beside Vite's own manifest, in a folder that is not served. The server reads it: see api/http/web.ts. */
const FILE_NAME = '.vite/pages.json';

/** The paths of the pages in a router's source, such as "/projects/:id", without the wildcard route. */
export const pathsIn = (source: string) => [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path);

/** Writes the router's paths beside the built pages, so that the server knows which pages exist. */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: 'build',
    async generateBundle() {
      const router = await readFile(new URL('./router.tsx', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(pathsIn(router)) });
    },
  };
}
