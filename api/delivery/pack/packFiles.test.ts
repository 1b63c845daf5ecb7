import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import ExifReader from 'exifreader';
import { Window } from 'happy-dom';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { first } from '../../test/elements.js';
import { gradient, PAGE, packOf, packPhoto } from '../../test/packs.js';
import { readZip } from '../../test/readZip.js';
import { SIZES } from '../pictures/sizes.js';
import type { Pack } from './pack.js';
import { packFiles } from './packFiles.js';
import { packZip } from './packZip.js';

const never = new AbortController().signal;
const namesOf = (pack: Pack) => packFiles(pack).map(({ name }) => name);

async function make(pack: Pack, name: string): Promise<Buffer> {
  const file = packFiles(pack).find((each) => each.name === name);
  if (!file) throw new Error(`The pack has no ${name}: ${namesOf(pack).join(', ')}`);
  return file.make(never);
}

const tagsOf = (file: Buffer) => ExifReader.load(file, { domParser: new new Window().DOMParser() });

async function codeIn(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a pack', () => {
  it('is a ZIP with all its files, in the photos’ order, the text first', async () => {
    const pack = packOf();
    const files = await readZip(await buffer(packZip(packFiles(pack), { at: pack.deliveredAt })));
    expect(files.map(({ name }) => name)).toEqual([
      'disclosure.txt',
      '01-living-room-original.jpg',
      '01-living-room-staged.jpg',
      '01-living-room-staged-mls.jpg',
      '01-living-room-staged-web.jpg',
      '01-living-room-before-after-diagonal-square.jpg',
      '02-bedroom-original.jpg',
      '02-bedroom-staged.jpg',
      '02-bedroom-staged-mls.jpg',
      '02-bedroom-staged-web.jpg',
      '02-bedroom-before-after-diagonal-square.jpg',
      'disclosure.pdf',
    ]);
    expect(files.filter(({ deflated }) => deflated).map(({ name }) => name)).toEqual(['disclosure.txt']);
    for (const { name, content } of files) {
      const begin = name.endsWith('.jpg') ? '\xff\xd8\xff' : name.endsWith('.pdf') ? '%PDF' : '\xef\xbb\xbfDISCLOSURE';
      expect(content.toString('latin1', 0, begin.length)).toBe(begin);
    }
  });

  it('has only what was chosen, and own sizes by their names', () => {
    const photos = [packPhoto()];
    const choice = { originals: false, beforeAfter: [], disclosureText: false, disclosurePdf: false };
    const sizes = { 'Portal 1024': { longest: 1024, mostBytes: null }, 'portal-1024': { longest: 1, mostBytes: null } };
    expect(namesOf(packOf({ photos, choice: { ...choice, sizes } }))).toEqual([
      '01-living-room-staged-portal-1024.jpg',
      '01-living-room-staged-portal-1024-2.jpg',
    ]);
  });

  it('brings the original of a photo that has no public page, chosen or not', () => {
    const photos = [packPhoto({ page: null })];
    const choice = { ...packOf().choice, originals: false };
    expect(namesOf(packOf({ photos, choice }))).toContain('01-living-room-original.jpg');
    expect(namesOf(packOf({ choice }))).not.toContain('01-living-room-original.jpg');
  });
});

describe('a staged picture of a pack', () => {
  it('has the label of the profile, and its code leads to the photo’s page', async () => {
    const large = packOf({ photos: [packPhoto({}, [1600, 1067])] });
    const staged = await make(large, '01-living-room-staged-web.jpg');
    expect(await codeIn(staged)).toBe(`${PAGE}#1`);
    const plain = packOf({ profile: { kind: 'corner', words: 'Möbliert', qr: false } });
    expect(await codeIn(await make(plain, '01-living-room-staged-web.jpg'))).toBeUndefined();
    const unlabelled = await make(packOf({ profile: { kind: 'none' } }), '01-living-room-staged-web.jpg');
    const cornerOf = async (file: Buffer) =>
      sharp(await sharp(file).extract({ left: 30, top: 545, width: 40, height: 20 }).png().toBuffer()).stats();
    const [labelled, bare] = [
      await cornerOf(await make(plain, '01-living-room-staged-web.jpg')),
      await cornerOf(unlabelled),
    ];
    expect(first(labelled.channels).stdev).toBeGreaterThan(20);
    expect(first(bare.channels).stdev).toBeLessThan(5);
  });

  it('in full size without label is the staged file without loss, with its words', async () => {
    const pack = packOf({ profile: { kind: 'none' } });
    const file = await make(pack, '01-living-room-staged.png');
    const source = await gradient(900, 600, ['#e8e4dc', '#3a4a58']).png().toBuffer();
    expect((await sharp(file).raw().toBuffer()).equals(await sharp(source).raw().toBuffer())).toBe(true);
    expect(tagsOf(file).description?.description).toContain(`can be seen at ${PAGE}#1`);
    expect(tagsOf(file).Make).toBeUndefined();
  });

  it('in full size is read from a JPEG’s path as well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pack-'));
    try {
      const source = join(folder, 'staged.jpg');
      const jpeg = await gradient(300, 200, ['#fff', '#000']).jpeg().toBuffer();
      await writeFile(source, jpeg);
      const photos = [packPhoto({ staged: { source, format: 'jpg' }, original: source })];
      const pack = packOf({ profile: { kind: 'none' }, photos });
      const file = await make(pack, '01-living-room-staged.jpg');
      expect((await sharp(file).raw().toBuffer()).equals(await sharp(jpeg).raw().toBuffer())).toBe(true);
      expect((await make(pack, '01-living-room-original.jpg')).length).toBeGreaterThan(500);
      expect((await make(pack, '01-living-room-before-after-diagonal-square.jpg')).length).toBeGreaterThan(500);
      expect((await make(pack, 'disclosure.pdf')).length).toBeGreaterThan(500);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('without room for its code has none, and says so with the photos and sizes that have', async () => {
    const told = async (pack: Pack) => {
      const why: Record<string, string> = {};
      for (const { name, make: write } of packFiles(pack)) await write(never, (words) => (why[name] = words));
      return why;
    };
    const photos = [packPhoto(), packPhoto({ room: 'bedroom' }, [2400, 1800])];
    const sizes = { full: SIZES.full, small: { longest: 800, mostBytes: null } };
    const choice = { ...packOf().choice, sizes, disclosurePdf: false };
    const small = expect.stringMatching(/^One that a phone can read takes 135 pixels; on a picture of /);
    expect(await told(packOf({ photos, choice }))).toEqual({
      '01-living-room-staged.jpg': small,
      '01-living-room-staged-small.jpg': small,
      '02-bedroom-staged-small.jpg': small,
    });
    expect(await told(packOf({ photos, choice, profile: { kind: 'corner', words: null, qr: false } }))).toEqual({});
    const nowhere = packOf({ photos: [packPhoto({ page: null })], choice });
    expect(Object.values(await told(nowhere))).toContain('This pack names no public page that one could lead to.');
  });

  it('that is too small for its label is refused by its name, with what to do', async () => {
    const photos = [packPhoto({}, [80, 60])];
    const choice = { ...packOf().choice, sizes: { Thumbnail: { longest: 600, mostBytes: null } } };
    await expect(make(packOf({ photos, choice }), '01-living-room-staged-thumbnail.jpg')).rejects.toMatchObject({
      name: 'PackFault',
      message:
        '01-living-room-staged-thumbnail.jpg could not be made, because the label does not fit on a picture of ' +
        '80 by 60 pixels. Choose no label, shorter words, a larger size or larger photos.',
    });
    const bare = packOf({ photos, choice, profile: { kind: 'none' } });
    expect((await make(bare, '01-living-room-staged-thumbnail.jpg')).length).toBeGreaterThan(500);
  });

  it('names the original’s file in its words where there is no page', async () => {
    const pack = packOf({ photos: [packPhoto({ page: null })] });
    const caption = tagsOf(await make(pack, '01-living-room-staged-mls.jpg')).description?.description;
    expect(caption).toContain('01-living-room-original.jpg');
  });
});

it('a pack of which a picture is gone has no end', async () => {
  const gone = () => Promise.reject(new Error('The object is gone.'));
  const pack = packOf({ photos: [packPhoto(), packPhoto({ staged: { source: gone, format: 'png' } })] });
  await expect(buffer(packZip(packFiles(pack), { at: pack.deliveredAt }))).rejects.toThrow('The object is gone.');
});

it('the original keeps none of the camera’s metadata, and is not called composed', async () => {
  const file = await make(packOf(), '01-living-room-original.jpg');
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(tagsOf(file).DigitalSourceType).toBeUndefined();
  expect((await sharp(file).metadata()).width).toBe(900);
  expect(SIZES.full.longest).toBeNull();
});
