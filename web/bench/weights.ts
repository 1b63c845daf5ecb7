/** What a browser has to fetch, measured in what Vite built: kilobytes of JavaScript after gzip. */
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
/** of a page's own chunk */
const OWN_MOST = 40;
/** of all that a first page brings beyond entry and shell: its own chunk and the parts that it shares with others */
const PAGE_MOST = 75;
/** Comes on a click, and is as heavy as it is. */
const APART = ['media/UploadWidget.tsx'];
/** Stands round every page of a signed-in user: no page pays for what it brings. */
const SHELL = 'shell/Shell.tsx';

/** @param folder what Vite built, with its manifest */
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
  /** A chunk and all that it imports at once. */
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
    throw new Error('The manifest does not name the pages.');
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
