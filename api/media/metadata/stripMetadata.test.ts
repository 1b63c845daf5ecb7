import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noise } from '../../test/factories.js';
import { creditOf, exifOf } from './keptExif.js';
import { stripperFor } from './stripMetadata.js';

const PLACE = 'GPS-51.5074-N';
const EXIF = {
  IFD0: { Make: 'SecretCamera', ImageDescription: PLACE },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${PLACE}"/>
</rdf:RDF></x:xmpmeta>`;

const photo = (orientation: number) =>
  noise(96, 64).withExif(EXIF).withXmp(XMP).withIccProfile('p3').withMetadata({ orientation });

const KINDS = [
  ['image/jpeg', 'baseline', (orientation: number) => photo(orientation).jpeg()],
  ['image/jpeg', 'progressive', (orientation: number) => photo(orientation).jpeg({ progressive: true })],
  ['image/png', 'truecolour', (orientation: number) => photo(orientation).png()],
  ['image/webp', 'lossy', (orientation: number) => photo(orientation).webp()],
  ['image/webp', 'lossless', (orientation: number) => photo(orientation).webp({ lossless: true })],
] as const;

function strip(mimeType: string, file: Buffer, orientation: number): Buffer {
  const stripper = stripperFor(mimeType);
  if (!stripper) throw new Error(`Expected a stripper for ${mimeType}.`);
  return Buffer.concat(stripper(file, { orientation, credit: null, profile: null }));
}

describe.each(KINDS)('%s, %s', (mimeType, _kind, encode) => {
  it.each([1, 3, 6, 8])('loses place and camera, keeps pixels, colours and orientation %i', async (orientation) => {
    const before = await encode(orientation).toBuffer();
    expect(before.includes(PLACE)).toBe(true);
    const after = strip(mimeType, before, orientation);
    for (const secret of [PLACE, 'SecretCamera', 'xmpmeta']) expect(after.includes(secret)).toBe(false);
    const metadataOf = (file: Buffer) => sharp(file, { failOn: 'warning' }).metadata();
    const [was, is] = await Promise.all([metadataOf(before), metadataOf(after)]);
    expect(is.orientation ?? 1).toBe(orientation);
    expect(is.autoOrient).toEqual(was.autoOrient);
    expect(is.icc).toEqual(was.icc);
    expect(is.xmp).toBeUndefined();
    const [pixels, same] = await Promise.all([sharp(before).raw().toBuffer(), sharp(after).raw().toBuffer()]);
    expect(same.equals(pixels)).toBe(true);
  });

  it('refuses a truncated file', async () => {
    const file = await encode(1).toBuffer();
    // what is missing of a JPEG's scan, decoders tell: stager/mending
    const kept = mimeType === 'image/jpeg' ? 100 : file.length - 200;
    expect(() => strip(mimeType, file.subarray(0, kept), 1)).toThrow(/end|beyond|range|complete|header/);
  });
});

it('drops data after a JPEG: a second picture or film may hold the location', async () => {
  const picture = await photo(1).jpeg().toBuffer();
  const stripped = strip('image/jpeg', Buffer.concat([picture, Buffer.from(PLACE), picture]), 1);
  expect(stripped.equals(strip('image/jpeg', picture, 1))).toBe(true);
});

it('ends a JPEG that lacks its end, and drops bytes between its segments', async () => {
  const picture = await photo(1).jpeg().toBuffer();
  const file = Buffer.concat([picture.subarray(0, 2), Buffer.from(PLACE), picture.subarray(2, -2)]);
  const stripped = strip('image/jpeg', file, 1);
  expect(stripped.equals(strip('image/jpeg', picture, 1))).toBe(true);
});

it('keeps an animated WebP whole', async () => {
  const frames = await Promise.all([1, 2, 3].map(() => noise(32, 32).png().toBuffer()));
  const film = await sharp(frames, { join: { animated: true } })
    .withExif(EXIF)
    .webp({ loop: 0 })
    .toBuffer();
  const stripped = strip('image/webp', film, 1);
  expect(stripped.includes(PLACE)).toBe(false);
  expect((await sharp(stripped, { animated: true }).metadata()).pages).toBe(3);
});

describe('a photographer’s name', () => {
  /** EXIF of one entry: the artist. */
  function exifWith(text: Buffer, { type = 2, length = text.length } = {}): Buffer {
    const head = Buffer.from('49492a000800000001003b010000000000001a0000000000000000', 'hex').subarray(0, 26);
    head.writeUInt16LE(type, 12);
    head.writeUInt32LE(length, 14);
    head.writeUInt32LE(26, 18);
    return Buffer.concat([head, text]);
  }

  it.each([
    ['UTF-8', Buffer.from('Zoë Łukasz\0'), 'Zoë Łukasz'],
    ['Latin letters', Buffer.from('\u00a9 M\u00fcller\0', 'latin1'), '© Müller'],
    ['two texts', Buffer.from('Müller\0Sons\0'), 'Müller Sons'],
    ['lines', Buffer.from('A\r\n\tB\u0007C\u2028D'), 'A B C D'],
    ['characters that turn the text around', Buffer.from('A\u202egpj.B\u2066'), 'Agpj.B'],
    ['no text', Buffer.from(' \0\u0000 \ufeff'), null],
    ['a megabyte', Buffer.from('ä'.repeat(500_000)), 'ä'.repeat(300)],
    ['a megabyte, cut within a character', Buffer.from('x' + 'ä'.repeat(500_000)), 'x' + 'ä'.repeat(299)],
    ['letters beyond two bytes', Buffer.from('🏠'.repeat(400)), '🏠'.repeat(300)],
  ])('of %s is plain text of one line with at most 300 characters', (_what, bytes, artist) => {
    expect(creditOf(exifWith(bytes))).toEqual(artist === null ? null : { artist, copyright: null });
  });

  it.each([
    ['ends early', exifWith(Buffer.from('Ann'), { length: 90 }), 'Ann'],
    ['is not text', exifWith(Buffer.from('Ann Lee'), { type: 7 }), null],
    ['has no directory', Buffer.from('II*\0'), null],
    ['is nothing', Buffer.alloc(0), null],
  ])('in EXIF that %s does no harm', (_what, exif, artist) => {
    expect(creditOf(exif)?.artist ?? null).toBe(artist);
  });

  it('of up to four bytes is kept too', () => {
    const credit = { artist: 'Ann', copyright: 'A' };
    expect(creditOf(exifOf({ orientation: 6, credit }) ?? undefined)).toEqual(credit);
  });
});

it('returns null for other types', () => expect(stripperFor('image/tiff')).toBeNull());
