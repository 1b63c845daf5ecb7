/** TIFF 6.0: a file with one page, the picture itself. Others are reduced forms of it, masks, or further pages. */

const WIDTH = 256;
const HEIGHT = 257;
const NEW_SUBFILE_TYPE = 254;
const OLD_SUBFILE_TYPE = 255;
const SUB_PAGES = 330;
/** What holds for all pages, and may stand at the first: artist, copyright, orientation, ICC profile. */
const SHARED = [274, 315, 33_432, 34_675];
/** In NewSubfileType: a reduced form, a mask. */
const REDUCED = 1;
const MASK = 4;
const OLD_REDUCED = 2;

const ENTRY_BYTES = 12;
/** Pages and entries that are read: a file may name the same page again and again. */
const MOST_PAGES = 100;
const MOST_ENTRIES = 1000;
const SHORT = 3;
const LONG = 4;
const IFD = 13;

interface Entry {
  readonly tag: number;
  readonly bytes: Buffer;
  /** the first number; NaN when it is none */
  readonly value: number;
  /** all numbers of the type LONG */
  readonly offsets: readonly number[];
}

interface Page {
  readonly entries: readonly Entry[];
  readonly next: number;
}

/**
 * A TIFF whose first page is its picture: the largest page that is neither reduced nor a mask, the first of several. The
 * file itself where that page is the first. Broken structure is left to the decoder.
 */
export function mendTiff(file: Buffer): Buffer {
  const isLittle = file[0] === 0x49;
  const u16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at));

  const entryAt = (at: number): Entry => {
    const [type, count] = [u16(at + 2), u32(at + 4)];
    const value = type === SHORT ? u16(at + 8) : type === LONG || type === IFD ? u32(at + 8) : NaN;
    const from = count === 1 ? at + 8 : u32(at + 8);
    const isList = (type === LONG || type === IFD) && count <= MOST_PAGES && from + 4 * count <= file.length;
    const offsets = isList ? Array.from({ length: count }, (_, index) => u32(from + 4 * index)) : [];
    return { tag: u16(at), bytes: file.subarray(at, at + ENTRY_BYTES), value, offsets };
  };
  const pageAt = (at: number): Page | null => {
    if (at < 8 || at + 2 > file.length) return null;
    const count = u16(at);
    const end = at + 2 + count * ENTRY_BYTES;
    if (count > MOST_ENTRIES || end + 4 > file.length) return null;
    return { entries: Array.from({ length: count }, (_, i) => entryAt(at + 2 + i * ENTRY_BYTES)), next: u32(end) };
  };

  if (file.length < 8) return file;
  const pages: Page[] = [];
  const waiting = [u32(4)];
  for (let seen = 0; waiting.length > 0 && seen < MOST_PAGES; seen++) {
    const page = pageAt(waiting.shift() ?? 0);
    if (!page) continue;
    pages.push(page);
    waiting.push(...(entryOf(page, SUB_PAGES)?.offsets ?? []), page.next);
  }
  const [first] = pages;
  const best = pages.filter(isPicture).toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  if (!first || !best || best === first) return file;
  return withPage(file, isLittle, [...best.entries, ...first.entries.filter((entry) => isShared(entry, best))]);
}

const entryOf = ({ entries }: Page, tag: number) => entries.find((entry) => entry.tag === tag);
const valueOf = (page: Page, tag: number) => entryOf(page, tag)?.value ?? 0;
const areaOf = (page: Page) => valueOf(page, WIDTH) * valueOf(page, HEIGHT);
const isPicture = (page: Page) =>
  areaOf(page) > 0 &&
  (valueOf(page, NEW_SUBFILE_TYPE) & (REDUCED | MASK)) === 0 &&
  valueOf(page, OLD_SUBFILE_TYPE) !== OLD_REDUCED;
const isShared = ({ tag }: Entry, page: Page) => SHARED.includes(tag) && !entryOf(page, tag);

/** The file with one more directory at its end, which its head names. Entries name their values by offsets that stay. */
function withPage(file: Buffer, isLittle: boolean, entries: readonly Entry[]): Buffer {
  const number = (value: number, bytes: 2 | 4) => {
    const field = Buffer.alloc(bytes);
    if (isLittle) field.writeUIntLE(value, 0, bytes);
    else field.writeUIntBE(value, 0, bytes);
    return field;
  };
  const sorted = entries.toSorted((a, b) => a.tag - b.tag).map(({ bytes }) => bytes);
  const even = file.length % 2;
  const head = Buffer.concat([file.subarray(0, 4), number(file.length + even, 4)]);
  const page = [number(sorted.length, 2), ...sorted, number(0, 4)];
  return Buffer.concat([head, file.subarray(8), Buffer.alloc(even), ...page]);
}
