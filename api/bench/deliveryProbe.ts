/**
 * One measurement of deliveries in its own process, so that its memory is measured separately: `deliveryProbe.ts KIND
 * FOLDER` prints one JSON line. `prepare` writes the pictures into the folder, which the others read.
 */
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Label } from '../delivery/label/label.js';
import { labelPicture } from '../delivery/label/labelPicture.js';
import type { Pack } from '../delivery/pack/pack.js';
import { packFiles } from '../delivery/pack/packFiles.js';
import { type PackEntry, packZip } from '../delivery/pack/packZip.js';
import { renderPicture } from '../delivery/pictures/renderPicture.js';
import { SIZES } from '../delivery/pictures/sizes.js';
import { gradient, packOf, packPhoto, PAGE } from '../test/packs.js';

const PHOTOS = 20;
const [WIDTH, HEIGHT] = [4000, 3000];
/** Of the noise that makes a picture as hard to code as a photo. */
const NOISE = 12;
const ROUNDS = 5;

interface Streamed {
  readonly firstByteMs: number;
  readonly wallMs: number;
  readonly peakMegabytes: number;
  readonly bytes: number;
}

export interface Figures {
  readonly prepare: null;
  readonly idle: { readonly megabytes: number };
  readonly ready: Streamed;
  /** as a worker makes the files */
  readonly made: Pick<Streamed, 'wallMs' | 'peakMegabytes'>;
  /** CPU milliseconds */
  readonly picture: { readonly fullMs: number; readonly mlsMs: number; readonly drawnMs: number };
}

const [kind, folder = ''] = process.argv.slice(2);
const ORIGINAL = join(folder, 'original.jpg');
const STAGED = join(folder, 'staged.png');
const LABEL: Label = { place: 'bar', words: 'Virtually staged', link: `${PAGE}#1` };
const WORDS = { caption: 'Virtually staged.', altText: 'Added: a sofa.', page: PAGE };

const peak = () => process.resourceUsage().maxRSS / 1024;

async function prepare(): Promise<null> {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: NOISE },
    },
  })
    .png()
    .toBuffer();
  const photo = gradient(WIDTH, HEIGHT, ['#eee8dc', '#8a7358']).composite([{ input: noise, blend: 'soft-light' }]);
  await photo.clone().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(ORIGINAL);
  await photo.png().toFile(STAGED);
  for (const { name, make } of fullPack().filter((file) => /^01|disclosure/.test(file.name))) {
    await writeFile(join(folder, name), await make(new AbortController().signal));
  }
  return null;
}

/** Everything at full size, with the label. */
function fullPack() {
  const photo = packPhoto({ original: ORIGINAL, staged: { source: STAGED, format: 'png' } });
  const choice: Pack['choice'] = { ...packOf().choice, sizes: { full: SIZES.full } };
  return packFiles(packOf({ photos: Array.from({ length: PHOTOS }, () => photo), choice }));
}

/** The same files, all photos' taken from those of the first. */
const readyPack = (): PackEntry[] =>
  fullPack().map((file) => ({
    ...file,
    make: () => Promise.resolve(createReadStream(join(folder, file.name.replace(/^\d\d/, '01')))),
  }));

async function stream(entries: readonly PackEntry[]): Promise<Streamed> {
  const begun = performance.now();
  let [firstByteMs, bytes] = [0, 0];
  for await (const chunk of packZip(entries, { at: new Date() }) as AsyncIterable<Buffer>) {
    firstByteMs ||= performance.now() - begun;
    bytes += chunk.length;
  }
  return { firstByteMs, wallMs: performance.now() - begun, peakMegabytes: peak(), bytes };
}

/** One file after the other. */
async function makeAll(): Promise<Figures['made']> {
  const begun = performance.now();
  const { signal } = new AbortController();
  for (const { make } of fullPack()) await writeFile(join(folder, 'made'), await make(signal));
  return { wallMs: performance.now() - begun, peakMegabytes: peak() };
}

/** Median CPU milliseconds of all threads. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000);
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

async function measurePicture(): Promise<Figures['picture']> {
  const file = await readFile(STAGED);
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
  const draw = async () => {
    await labelPicture({ width: WIDTH, height: HEIGHT, data: new Uint8Array(data) }, LABEL);
    await sharp(data, raw).resize(2048, 2048, { fit: 'inside', kernel: 'lanczos3' }).raw().toBuffer();
  };
  return {
    drawnMs: await cpuOf(draw),
    mlsMs: await cpuOf(() => renderPicture(file, SIZES.mls, { label: LABEL, words: WORDS })),
    fullMs: await cpuOf(() => renderPicture(file, SIZES.full, { label: LABEL, words: WORDS })),
  };
}

const KINDS: { readonly [Kind in keyof Figures]: () => Promise<Figures[Kind]> } = {
  prepare,
  idle: () => Promise.resolve({ megabytes: peak() }),
  ready: () => stream(readyPack()),
  made: makeAll,
  picture: measurePicture,
};

const found = Object.entries(KINDS).find(([name]) => name === kind);
if (!found) throw new Error(`There is no measurement "${kind}": ${Object.keys(KINDS).join(', ')}`);
console.log(JSON.stringify(await found[1]()));
