import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Room } from '../stager/contract.js';
import { shared } from '../test/shared.js';
import { runStager } from './runStager.js';
import type { StagerOrder } from './stagerProtocol.js';

const folder = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'run-stager-'));
  return { path, close: () => rm(path, { recursive: true }) };
});

/** Runs a process with this source in place of the engine. */
async function run(source: string, signal = new AbortController().signal) {
  const file = join(folder.path, 'program.mjs');
  await writeFile(file, source);
  const listeners = { signal, onProgress: () => {}, onFirstPass: () => {} };
  return runStager({} as StagerOrder, listeners, pathToFileURL(file));
}

const ROOM_PHOTO = new URL('../demo/photos/living-room.jpg', import.meta.url);
/** Levels of 255 that no coding of a JPEG comes to. */
const SEEN = 25;

/** Of the upper left part of a picture, the share of pixels that are not those of the photo. */
async function shareOfWallThatDiffers(picture: string, photo: string): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.round(0.05 * width), Math.round(0.1 * height)];
  const wall = { left, top, width: Math.round(0.38 * width), height: Math.round(0.14 * height) };
  const read = async (file: string) => {
    const whole = await sharp(file).resize(width, height, { fit: 'fill' }).removeAlpha().png().toBuffer();
    return sharp(whole).extract(wall).extractChannel(0).raw().toBuffer();
  };
  const [marked, plain] = [await read(picture), await read(photo)];
  return marked.filter((value, k) => Math.abs(value - plain.readUInt8(k)) > SEEN).length / marked.length;
}

const say = (message: object, then: string) => `process.send(${JSON.stringify(message)}, () => { ${then} });`;
const done = { kind: 'done', plan: { seed: 1 }, room: {}, report: {} };

it('returns the process’s result after a successful exit', async () => {
  const outcome = await run(say(done, 'process.exit(0)'));
  expect(outcome).toEqual({ plan: { seed: 1 }, room: {}, report: {} });
});

it.each([
  ['ends with an error', 'console.error("out of paint"); process.exit(3);', /^The stager ended with status 3: out of/],
  ['throws', 'throw new Error("out of paint");', /^The stager ended with status 1: [^]*out of paint/],
  ['is killed', 'process.kill(process.pid, "SIGKILL");', /^The stager ended with SIGKILL/],
  ['dies after it was done', say(done, 'process.exit(1)'), /^The stager ended with status 1/],
  ['ends without a word', 'process.disconnect();', /^The stager ended with status 0/],
])('fails when the process %s, with the end of its output', async (_what, source, message) => {
  await expect(run(source)).rejects.toThrow(message);
});

it('fails with the process’s refusal and its reading of the room', async () => {
  const room = { width: 4 } as unknown as Room;
  const refused = { kind: 'refused', code: 'no_floor', message: 'No floor can be seen.', room };
  const failure = run(say(refused, 'process.exit(0)'));
  await expect(failure).rejects.toMatchObject({
    name: 'StageRefusal',
    code: 'no_floor',
    message: 'No floor can be seen.',
    room,
  });
});

it('kills the process when the work is aborted', async () => {
  const away = new AbortController();
  const running = run('setInterval(() => {}, 1000); setTimeout(() => {}, 1e6);', away.signal);
  setTimeout(() => away.abort(new Error('Taken away.')), 500);
  await expect(running).rejects.toThrow('Taken away.');
});

describe('the engine’s own process', () => {
  const order = (photo: string): StagerOrder => {
    const place = (name: string) => join(folder.path, name);
    const files = {
      clean: place('clean'),
      mask: place('mask'),
      pieces: place('pieces'),
      proof: place('proof'),
      firstPass: place('first'),
    };
    const preserve = { floor: true, walls: true, windows: true, ceiling: true };
    const how = { roomType: 'living_room', style: 'modern', creativity: 10, preserve, seed: 1 } as const;
    return { request: { photo, ...how }, files };
  };
  const stage = (photo: string) =>
    runStager(order(photo), { signal: new AbortController().signal, onProgress: () => {}, onFirstPass: () => {} });

  it('reports a refusal as a refusal', async () => {
    const photo = join(folder.path, 'plain.png');
    await sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
      .png()
      .toFile(photo);
    await expect(stage(photo)).rejects.toMatchObject({ name: 'StageRefusal' });
  });

  it('leaves the PREVIEW mark on the proof and on the first pass', async () => {
    const photo = join(folder.path, 'room.png');
    await sharp(fileURLToPath(ROOM_PHOTO)).resize({ width: 480 }).png().toFile(photo);
    await stage(photo);
    const { proof, firstPass } = order(photo).files;
    // The first of the three words lies on a wall that is preserved.
    expect(await shareOfWallThatDiffers(proof, photo)).toBeGreaterThan(0.05);
    expect(await shareOfWallThatDiffers(firstPass, photo)).toBeGreaterThan(0.05);
  });

  it('fails with its output for an unexpected error', async () => {
    const listeners = { signal: new AbortController().signal, onProgress: () => {}, onFirstPass: () => {} };
    const broken = runStager({} as StagerOrder, listeners);
    await expect(broken).rejects.toThrow(/^The stager ended with status 1: [^]*TypeError/);
  });
});
