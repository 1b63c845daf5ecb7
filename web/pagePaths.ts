import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Beside Vite's own manifest, in a folder that is not served. The server reads it: see api/http/web.ts. */
const FILE_NAME = '.vite/pages.json';

/** The frame around every page of a signed-in user. */
const SHELL = './shell/Shell.js';

interface RouterPage {
  /** such as "/projects/:id" */
  readonly path: string;
  /** what it imports when it is opened, such as "./routes/projects/ProjectsPage.js" */
  readonly imports: readonly string[];
}

/** The pages in a router's source, without the wildcard route. */
export function pagesIn(source: string): RouterPage[] {
  const [, ...routes] = source.split(/\bpath: '(?=[/*])/);
  return routes
    .map((route) => ({
      path: route.slice(0, route.indexOf("'")),
      imports: [...route.matchAll(/\bimport\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []),
    }))
    .filter(({ path }) => path !== '*');
}

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** The files that hold these modules and all that they import, without those that every page begins with. */
function filesOf(imports: readonly string[], bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isOf = (name: string) => (id: string) => id.replace(/\.tsx?$/, '.js').endsWith(`/web/${name.slice(2)}`);
  const found = new Set<string>();
  for (const name of imports) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isOf(name)));
    if (!chunk) throw new Error(`No file of the build holds ${name}.`);
    found.add(chunk.fileName);
  }
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach((imported) => found.add(imported));
  }
  for (const { fileName, isEntry } of chunks) if (isEntry) found.delete(fileName);
  return [...found].map((file) => `/${file}`);
}

/**
 * Writes the router's pages and their files beside the built pages, so that the server knows which pages exist, and can
 * have the browser fetch a page's files at once.
 */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const router = await readFile(new URL('./router.tsx', import.meta.url), 'utf8');
      const pages = pagesIn(router).map(({ path, imports }) => ({
        path,
        files: imports.length > 0 ? filesOf([SHELL, ...imports], bundle) : [],
      }));
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(pages) });
    },
  };
}
