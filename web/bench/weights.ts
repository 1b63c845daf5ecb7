/** What a browser has to fetch, measured on Vite's output: kilobytes of JavaScript after gzip. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

interface Weight {
  readonly name: string;
  readonly kilobytes: number;
  readonly most: number;
}

const ENTRY_MOST = 165;
/** for a page's own chunk */
const OWN_MOST = 40;
/**
 * for all that a first page needs beyond entry and shell: its own chunk and the chunks that it shares with other pages
 */
const PAGE_MOST = 75;
/** Loaded on a click; it has no budget. */
const APART = ['media/UploadWidget.tsx'];
/** Around every page of a signed-in user: its parts do not count towards a page. */
const SHELL = 'shell/Shell.tsx';

/** @param folder Vite's output, with its manifest */
export function weightsOf(folder: string): Weight[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, number>();
  const chunkOf = (name: string): Chunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no chunk ${name}.`);
    return chunk;
  };
  const sizeOf = ({ file }: Chunk) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
    sizes.set(file, known);
    return known;
  };
  /** Chunks and all that they import statically. */
  const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      withImports(chunkOf(name).imports ?? [], seen);
    }
    return seen;
  };
  const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(chunkOf(name)), 0);

  const entry = withImports(Object.keys(manifest).filter((name) => chunkOf(name).isEntry));
  const there = withImports([SHELL, ...entry]);
  const pages = Object.keys(manifest).filter((name) => /^routes\/.*Page\.tsx$/.test(name) && !entry.has(name));
  const widgets = Object.keys(manifest).filter((name) => APART.includes(name));
  if (!pages.length || !entry.size || widgets.length !== APART.length) {
    throw new Error('The manifest lacks pages, entry or apart chunks.');
  }
  return [
    { name: 'entry', kilobytes: weigh(entry), most: ENTRY_MOST },
    ...pages.flatMap((name) => [
      { name, kilobytes: weigh([name]), most: OWN_MOST },
      {
        name: `${name} with its parts`,
        kilobytes: weigh([...withImports([name])].filter((part) => !there.has(part))),
        most: PAGE_MOST,
      },
    ]),
  ];
}
