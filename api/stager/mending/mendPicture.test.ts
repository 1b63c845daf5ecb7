import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto } from '../photo/decode.js';
import { mendPicture } from './mendPicture.js';

const create = { width: 640, height: 400, channels: 3, background: '#888' } as const;
const noise = () => sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
const EOI = Buffer.from([0xff, 0xd9]);
const STRAY = Buffer.from([0, 0]);

const KINDS = [
  ['baseline', () => noise().jpeg()],
  ['progressive', () => noise().jpeg({ progressive: true })],
  ['one colour', () => sharp({ create }).jpeg()],
] as const;

describe.each(KINDS)('a JPEG, %s', (_kind, encode) => {
  const FORMS: readonly [string, (whole: Buffer) => readonly Buffer[]][] = [
    ['without EOI', (whole) => [whole.subarray(0, -2)]],
    ['with half of EOI', (whole) => [whole.subarray(0, -1)]],
    ['without EOI, padded with zeros', (whole) => [whole.subarray(0, -2), Buffer.alloc(5000)]],
    ['without EOI, before a second picture', (whole) => [whole.subarray(0, -2), whole]],
    ['without EOI, before words', (whole) => [whole.subarray(0, -2), Buffer.from('SEFH, a phone says more SEFT')]],
    ['with stray bytes after SOI', (whole) => [whole.subarray(0, 2), STRAY, whole.subarray(2)]],
    ['with stray bytes between segments', (whole) => splitAt(whole, whole.indexOf('ffdb', 0, 'hex'), STRAY)],
    ['with stray bytes before the scan', (whole) => splitAt(whole, whole.indexOf('ffda', 0, 'hex'), STRAY)],
    ['with fill bytes', (whole) => splitAt(whole, whole.indexOf('ffc4', 0, 'hex'), Buffer.alloc(3, 0xff))],
    ['with stray bytes before EOI', (whole) => [whole.subarray(0, -2), Buffer.from('abcd'), EOI]],
    [
      'with a short length of a comment',
      (whole) => splitAt(whole, 2, Buffer.concat([Buffer.from('fffe0005', 'hex'), Buffer.from('more than is said')])),
    ],
    ['before a film', (whole) => [whole, Buffer.from('ftypmp42 a moving picture')]],
  ];

  it.each(FORMS)('%s is taken, and looks the same', async (_form, change) => {
    const whole = await encode().toBuffer();
    const file = Buffer.concat(change(whole));
    const mended = await mendPicture(file);
    expect(await samePixels(mended, whole)).toBe(true);
    const [engine, right] = await Promise.all([decodePhoto(file), decodePhoto(whole)]);
    expect(Buffer.compare(engine.data, right.data)).toBe(0);
  });

  it.each([
    ['half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    [
      'half, the rest zeros',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.alloc(9000)]),
    ],
    ['all but the end of the last row', (whole: Buffer) => whole.subarray(0, -12)],
    ['the head', (whole: Buffer) => whole.subarray(0, whole.indexOf('ffda', 0, 'hex'))],
  ])('of which %s arrived is refused', async (_part, cut) => {
    const file = cut(await encode().toBuffer());
    await expect(mendPicture(file)).rejects.toThrow(/ends before its picture|premature end/);
    await expect(decodePhoto(file)).rejects.toMatchObject({ code: 'not_a_picture' });
  });

  it('that is well is left as it is', async () => {
    const file = await encode().toBuffer();
    expect(await mendPicture(file)).toBe(file);
  });
});

async function samePixels(mended: Buffer, whole: Buffer): Promise<boolean> {
  const read = (file: Buffer) => sharp(file, { failOn: 'error' }).raw().toBuffer();
  return (await read(mended)).equals(await read(whole));
}

const splitAt = (whole: Buffer, at: number, between: Buffer) => [whole.subarray(0, at), between, whole.subarray(at)];

type Tags = readonly (readonly [tag: number, value: number])[];

interface Page {
  readonly width: number;
  readonly height: number;
  readonly grey: number;
  readonly tags?: Tags;
  /** its own smaller or larger forms (SubIFDs) */
  readonly within?: readonly Page[];
}

/** An uncompressed TIFF of one level of grey for each page, in the order of the pages. */
function tiff(pages: readonly Page[]): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  const place = () => parts.reduce((sum, { length }) => sum + length, 0);
  const write = ({ width, height, grey, tags = [], within = [] }: Page): { at: number; next: Buffer } => {
    const inner = within.map((page) => write(page).at);
    const data = place();
    parts.push(Buffer.alloc(width * height + ((width * height) % 2), grey));
    const all = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, data],
      [277, 1],
      [278, height],
    ];
    const subPages = inner.map((offset) => [330, offset]);
    const entries = [...all, [279, width * height], ...tags, ...subPages].toSorted(([a = 0], [b = 0]) => a - b);
    const at = place();
    const directory = Buffer.alloc(2 + entries.length * 12);
    directory.writeUInt16LE(entries.length, 0);
    entries.forEach(([tag = 0, value = 0], index) => {
      directory.writeUInt16LE(tag, 2 + index * 12);
      directory.writeUInt16LE(4, 4 + index * 12); // LONG
      directory.writeUInt32LE(1, 6 + index * 12);
      directory.writeUInt32LE(value, 10 + index * 12);
    });
    const next = Buffer.alloc(4);
    parts.push(directory, next);
    return { at, next };
  };
  let link = { write: (at: number) => void parts[0]?.writeUInt32LE(at, 4) };
  for (const page of pages) {
    const { at, next } = write(page);
    link.write(at);
    link = { write: (following) => void next.writeUInt32LE(following, 0) };
  }
  return Buffer.concat(parts);
}

describe('a TIFF', () => {
  const small = { width: 60, height: 40, grey: 10 };
  const full = { width: 600, height: 400, grey: 200 };
  const REDUCED: Tags = [[254, 1]];

  it.each([
    ['a reduced page first', [{ ...small, tags: REDUCED }, full]],
    ['a reduced page first, by the old tag', [{ ...small, tags: [[255, 2]] }, full]],
    ['a small page first that is not marked', [small, full]],
    ['its picture within the first page', [{ ...small, tags: REDUCED, within: [full] }]],
    [
      'a mask and a larger preview',
      [{ ...full, width: 700, tags: [[254, 4]] }, { ...full, width: 800, tags: REDUCED }, full],
    ],
    ['its picture first', [full, { ...small, tags: REDUCED }]],
    ['two pages of one size', [full, { ...full, grey: 20 }]],
  ] as const)('with %s shows its picture', async (_what, pages) => {
    const mended = await mendPicture(tiff(pages));
    const { data, info } = await sharp(mended).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 400 });
    expect(data[0]).toBe(200);
    expect(await decodePhoto(tiff(pages))).toMatchObject({ width: 600, height: 400 });
  });

  it('is turned as its first page says, if the picture does not say it', async () => {
    const file = tiff([{ ...small, tags: [...REDUCED, [274, 6]], within: [full] }]);
    expect(await decodePhoto(file)).toMatchObject({ width: 400, height: 600 });
  });

  it('with pages in a ring, or beyond its end, is left to the decoder', async () => {
    const ring = tiff([small]);
    ring.writeUInt32LE(ring.readUInt32LE(4), ring.length - 4);
    expect(await mendPicture(ring)).toBe(ring);
    const broken = tiff([small]);
    broken.writeUInt32LE(1e9, 4);
    expect(await mendPicture(broken)).toBe(broken);
  });
});
