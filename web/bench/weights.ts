/** What a browser has to fetch, measured on Vite's output: kilobytes of JavaScript after gzip. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** As web/pagePaths.ts writes it. */
interface Page {
  readonly path: string;
  /** addresses of its files beyond the entry's */
  readonly files: readonly string[];
}

interface Weight {
  readonly name: string;
  readonly kilobytes: number;
  readonly most: number;
}

const ENTRY_MOST = 165;
/** for the files that no other page has */
const OWN_MOST = 40;
/** for all that a first page needs beyond entry and frame: its own file and the files that it shares with others */
const PAGE_MOST = 90;
/** Around every page of a signed-in user: they do not count towards a page. */
const FRAME = /^\/assets\/(shell|toaster)-/;

/** @param folder Vite's output, with its manifest and its list of pages */
export function weightsOf(folder: string): Weight[] {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  const manifest: Record<string, Chunk> = read('manifest.json');
  const pages: Page[] = read('pages.json');
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);

  const entry = Object.values(manifest).filter(({ isEntry }) => isEntry);
  if (!entry.length || !pages.some(({ files }) => files.some((file) => FRAME.test(file)))) {
    throw new Error('The build lacks an entry or pages with a frame.');
  }
  const isShared = (file: string) => pages.filter(({ files }) => files.includes(file)).length > 1;
  return [
    { name: 'entry', kilobytes: weigh(entry.map(({ file }) => file)), most: ENTRY_MOST },
    ...pages
      .filter(({ files }) => files.length > 0)
      .flatMap(({ path, files }) => [
        { name: path, kilobytes: weigh(files.filter((file) => !isShared(file))), most: OWN_MOST },
        {
          name: `${path} with its parts`,
          kilobytes: weigh(files.filter((file) => !FRAME.test(file))),
          most: PAGE_MOST,
        },
      ]),
  ];
}
