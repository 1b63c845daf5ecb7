import type { Plugin } from 'vite';

/** As the bundler writes it: `import("./Name-hash.js")`. */
const DYNAMIC_IMPORT = /\bimport\((["'`])\.\/([^"'`/]+\.js)\1\)/g;

interface Chunk {
  readonly isEntry: boolean;
  readonly fileName: string;
  readonly imports: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** @returns the chunk and all that it imports, directly and indirectly */
function filesOf(first: string, chunks: Chunks): Set<string> {
  const found = new Set([first]);
  for (const file of found) chunks[file]?.imports.forEach((imported) => found.add(imported));
  return found;
}

/**
 * Code that fetches the files beside its own module, each completely and each once, and then imports the first of them.
 * A file that breaks off while it is read is fetched anew: a preloaded one may, when the page was reloaded while it
 * loaded the same file.
 */
const fetchThenImport = (names: readonly string[]) =>
  `Promise.all(${JSON.stringify(names)}.map(async (name) => {
    const fetched = globalThis.fetchedChunks ??= new Set();
    if (fetched.has(name)) return;
    const get = async (cache) => {
      const answer = await fetch(new URL(name, import.meta.url), { cache });
      if (!answer.ok) throw new Error(answer.url + " was answered with " + answer.status + ".");
      return answer;
    };
    const answer = await get("force-cache");
    await answer.blob().catch(async () => (await get("reload")).blob());
    fetched.add(name);
  })).then(() => import("./${names[0]}"))`;

/**
 * Fetches a chunk and its imports before it is imported. A browser may cache for as long as the page lives that a
 * module could not be fetched (HTML, "fetch a single module script": the module map keeps null), so that "Try again"
 * would never help; a fetched file comes out of the browser's cache. Vite's preloading also fetches all files at once,
 * but marks those that failed in the module map: it must be switched off.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    renderChunk(code, _chunk, _options, { chunks }) {
      const entries = Object.values(chunks).filter((chunk) => chunk.isEntry);
      const there = new Set(entries.flatMap((entry) => [...filesOf(entry.fileName, chunks)]));
      const paths = new Map(Object.keys(chunks).map((path) => [lastOf(path), path]));
      return code.replace(DYNAMIC_IMPORT, (whole, _quote, name: string) => {
        const path = paths.get(name);
        if (path === undefined) throw new Error(`No chunk is named ${name}: ${whole}`);
        const files = [...filesOf(path, chunks)].filter((file) => file === path || !there.has(file));
        return fetchThenImport(files.map(lastOf));
      });
    },
  };
}
