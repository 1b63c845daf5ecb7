/** Reads the texts that a PDF draws; supports only the files that pdfkit writes. */
import { inflateSync } from 'node:zlib';

/** The text of one drawing operator. */
interface DrawnText {
  /** from left to right, by the font's character map */
  readonly text: string;
  /** of the embedded font; 0 is the box for a missing character */
  readonly glyphs: readonly number[];
  /** points from the left and from the top */
  readonly x: number;
  readonly y: number;
  /** points, without kerning */
  readonly width: number;
  readonly embedded: boolean;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: Buffer | null;
}

/** @returns the texts of each page, in the order of the file */
export function readPdf(bytes: Buffer): DrawnText[][] {
  const objects = readObjects(bytes);
  const at = (reference: string | undefined): PdfObject => {
    const found = objects.get(Number(reference));
    if (!found) throw new Error(`The file has no object ${reference}.`);
    return found;
  };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const resources = at(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary;
    const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const fonts = new Map<string, Font>();
    for (const [, name = '', reference] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      fonts.set(name, readFont(at(reference).dictionary, at));
    }
    const content = at(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).stream?.toString('latin1') ?? '';
    return readContent(content, fonts);
  });
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const [, id, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, dictionary = body, data] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    const raw = data === undefined ? null : Buffer.from(data, 'latin1');
    const stream = raw && dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(Number(id), { dictionary, stream });
  }
  return objects;
}

interface Font {
  readonly characters: readonly string[];
  /** by glyph, thousandths of the font size */
  readonly widths: readonly number[];
  readonly embedded: boolean;
}

function readFont(dictionary: string, at: (reference: string | undefined) => PdfObject): Font {
  const table = at(/\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1]).stream?.toString('latin1') ?? '';
  const characters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const hex = units.replaceAll(' ', '');
      characters[Number.parseInt(first, 16) + index] = Buffer.from(hex, 'hex').swap16().toString('utf16le');
    }
  }
  const descendant = at(/\/DescendantFonts \[(\d+) 0 R\]/.exec(dictionary)?.[1]).dictionary;
  const widths = (/\/W \[0 \[([\d. ]*)\]/.exec(descendant)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const descriptor = at(/\/FontDescriptor (\d+) 0 R/.exec(descendant)?.[1]).dictionary;
  return { characters, widths, embedded: /\/FontFile2 \d+ 0 R/.test(descriptor) };
}

function readContent(content: string, fonts: ReadonlyMap<string, Font>): DrawnText[] {
  const drawn: DrawnText[] = [];
  let height = 0;
  let place = { x: 0, y: 0 };
  let font: Font | undefined;
  let size = 0;
  for (const line of content.split('\n')) {
    height = Number(/^1 0 0 -1 0 ([\d.]+) cm$/.exec(line)?.[1] ?? height);
    const [, x, y] = /^1 0 0 1 ([\d.-]+) ([\d.-]+) Tm$/.exec(line) ?? [];
    if (x !== undefined) place = { x: Number(x), y: height - Number(y) };
    const [, name, points] = /^\/(\w+) ([\d.]+) Tf$/.exec(line) ?? [];
    if (name !== undefined) font = fonts.get(name);
    if (points !== undefined) size = Number(points);
    if (!line.endsWith('TJ') || !font) continue;
    const glyphs = [...line.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
    );
    const text = glyphs.map((glyph) => font?.characters[glyph] ?? '').join('');
    const width = (glyphs.reduce((sum, glyph) => sum + (font?.widths[glyph] ?? 0), 0) * size) / 1000;
    drawn.push({ text, glyphs, ...place, width, embedded: font.embedded });
  }
  return drawn;
}

/** The replacement texts for readers of the file, page by page. */
export function spokenTexts(bytes: Buffer): string[] {
  const streams = [...readObjects(bytes).values()].flatMap(({ stream }) => stream?.toString('latin1') ?? []);
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, escaped = '']) => {
      const units = escaped.replace(/\\([\s\S])/g, (_all, sign: string) => escapes[sign] ?? sign);
      return Buffer.from(units, 'latin1').swap16().toString('utf16le');
    }),
  );
}

/** The lines of a page from top to bottom: texts at the same height, from left to right. */
export function linesOfPage(page: readonly DrawnText[]): string[] {
  const rows = new Map<number, DrawnText[]>();
  for (const each of page) rows.set(each.y, [...(rows.get(each.y) ?? []), each]);
  const ordered = [...rows].sort(([first], [second]) => first - second);
  return ordered.map(([, row]) =>
    row
      .toSorted((first, second) => first.x - second.x)
      .map(({ text }) => text)
      .join(''),
  );
}
