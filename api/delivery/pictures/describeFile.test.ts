import ExifReader from 'exifreader';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { creditIn } from '../../media/metadata/keptExif.js';
import { describeFile } from './describeFile.js';

const words = { caption: 'Virtually staged — غرفة', altText: 'A sofa', page: 'https://showhome.example/see/abc' };

it.each(['jpg', 'png'] as const)('a %s gets its words, and stays the same bit for bit', async (format) => {
  const staged = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a08060' } })
    .withExif({ IFD0: { Make: 'A camera', Artist: 'Ann Lee', Copyright: 'Lee & Sons' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><old/></x:xmpmeta>');
  const file = await (format === 'jpg' ? staged.jpeg() : staged.png()).toBuffer();
  const described = await describeFile(file, format, words);
  const tags = ExifReader.load(described, { domParser: new new Window().DOMParser() });
  expect(tags).toMatchObject({
    description: { description: words.caption },
    AltTextAccessibility: { description: words.altText },
    WebStatement: { description: words.page },
  });
  expect(tags.Make).toBeUndefined();
  expect(await creditIn(described)).toEqual({ artist: 'Ann Lee', copyright: 'Lee & Sons' });
  expect(described.toString('latin1')).not.toContain('<old/>');
  const coded = (bytes: Buffer) => bytes.subarray(bytes.indexOf(format === 'jpg' ? Buffer.of(0xff, 0xda) : 'IDAT'));
  expect(coded(described).equals(coded(file))).toBe(true);
  expect(await sharp(described).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

it('words that a JPEG cannot hold are an error', async () => {
  const file = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();
  const described = describeFile(file, 'jpg', { ...words, caption: 'x'.repeat(70_000) });
  await expect(described).rejects.toThrow('more than a JPEG holds');
});
