import { creditIn } from '../media/metadata/keptExif.js';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Room } from '../stager/contract.js';
import { shared } from '../test/shared.js';
import { createWarmProcesses, type WarmProcesses } from '../warmProcesses.js';
import { runStager } from './runStager.js';
import type { StagerOrder } from './stagerProtocol.js';

const folder = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'run-stager-'));
  return { path, close: () => rm(path, { recursive: true }) };
});

/** Processes with this source in place of the engine; each takes two orders. */
async function stagersOf(source: string) {
  const path = join(folder.path, 'program.mjs');
  await writeFile(path, source);
  const stagers = createWarmProcesses({ file: pathToFileURL(path), execArgv: [], mostOrders: 2, idleMs: 5000 });
  onTestFinished(stagers.dismissIdle);
  return stagers;
}

const listenersOf = (signal: AbortSignal) => ({ signal, onProgress: () => {}, onFirstPass: () => {} });

/** Runs one order. */
async function run(source: string, signal = new AbortController().signal) {
  return runStager({} as StagerOrder, listenersOf(signal), await stagersOf(source));
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

/** Answers each order with the number of the process. */
const COUNTER = `process.on('message', () =>
  process.send({ kind: 'done', plan: { seed: process.pid }, room: {}, report: {} }));`;

it('returns the process’s result', async () => {
  expect(await run(say(done, ''))).toEqual({ plan: { seed: 1 }, room: {}, report: {} });
});

it.each([
  [1, 'staged', 1],
  [2, 'The stager ended with SIGKILL: ', 2],
])('does an order again whose process was killed, once: killed %i times it is %s', async (kills, expected, starts) => {
  const marks = join(folder.path, `killed-${kills}`);
  await writeFile(marks, '');
  const outcome = run(`
    import { appendFileSync, readFileSync } from 'node:fs';
    process.on('message', () => {
      if (readFileSync('${marks}').length >= ${kills}) return process.send(${JSON.stringify(done)});
      appendFileSync('${marks}', 'x');
      process.kill(process.pid, 'SIGKILL');
    });`);
  const how = outcome.then(
    () => 'staged',
    ({ message }: Error) => message,
  );
  expect([await how, (await readFile(marks)).length]).toEqual([expected, starts]);
});

/** Runs an order, which is answered with the number of the process. */
async function numberOf(stagers: WarmProcesses): Promise<number> {
  const { plan } = await runStager({} as StagerOrder, listenersOf(new AbortController().signal), stagers);
  return plan.seed;
}

it('uses a process again, until it has taken its number of orders', async () => {
  const stagers = await stagersOf(COUNTER);
  const [first, second, third] = [await numberOf(stagers), await numberOf(stagers), await numberOf(stagers)];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('replaces a process that ends while it is idle', async () => {
  const stagers = await stagersOf(COUNTER);
  const first = await numberOf(stagers);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'));
  expect(await numberOf(stagers)).not.toBe(first);
});

it('stages a photo in a new process when one that staged others before fails', async () => {
  const stagers = await stagersOf(`let orders = 0;
    process.on('message', () => {
      if (++orders > 1) process.exit(1);
      process.send({ kind: 'done', plan: { seed: process.pid }, room: {}, report: {} });
    });`);
  const first = await numberOf(stagers);
  expect(await numberOf(stagers)).not.toBe(first);
});

it('uses a process that refused a photo again, and none that was aborted', async () => {
  const stagers = await stagersOf(`let orders = 0;
    process.on('message', () => {
      if (++orders === 1) process.send({ kind: 'refused', code: 'no_floor', message: String(process.pid) });
    });`);
  const order = (signal: AbortSignal) => runStager({} as StagerOrder, listenersOf(signal), stagers);
  const refused = (await order(new AbortController().signal).catch((error: Error) => error)) as Error;
  // the second order is not answered
  await expect(order(AbortSignal.timeout(300))).rejects.toThrow(/timeout/);
  const again = (await order(new AbortController().signal).catch((error: Error) => error)) as Error;
  expect(again.message).not.toBe(refused.message);
});

it.each([
  ['ends with an error', 'console.error("out of paint"); process.exit(3);', /^The stager ended with status 3: out of/],
  ['throws', 'throw new Error("out of paint");', /^The stager ended with status 1: [^]*out of paint/],
  ['is killed', 'process.kill(process.pid, "SIGKILL");', /^The stager ended with SIGKILL/],
  ['ends without a word', 'process.disconnect();', /^The stager ended with status 0/],
])('fails when the process %s, with the end of its output', async (_what, source, message) => {
  await expect(run(source)).rejects.toThrow(message);
});

it('fails with the process’s refusal and its reading of the room', async () => {
  const room = { width: 4 } as unknown as Room;
  const refused = { kind: 'refused', code: 'no_floor', message: 'No floor can be seen.', room };
  const failure = run(say(refused, ''));
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
    return { request: { photo, ...how }, files, lights: place('lights') };
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

  it('stages a photo again to the same bytes, with the light that the first staging kept', async () => {
    const photo = join(folder.path, 'room.png');
    const named = sharp(fileURLToPath(ROOM_PHOTO)).withExif({ IFD0: { Artist: 'Ann Lee' } });
    await named.resize({ width: 480 }).png().toFile(photo);
    const { lights, files } = order(photo);
    const { clean, mask } = files;
    await rm(lights, { recursive: true, force: true });
    const read = async () => [await readFile(clean), await readFile(mask)];
    const first = await stage(photo).then(read);
    expect(await readdir(lights)).toHaveLength(1);
    expect(await creditIn(clean)).toEqual({ artist: 'Ann Lee', copyright: null });
    const second = await stage(photo).then(read);
    expect(first.map((file, k) => file.equals(second[k] ?? Buffer.alloc(0)))).toEqual([true, true]);
  });

  it('fails with its output for an unexpected error', async () => {
    const listeners = { signal: new AbortController().signal, onProgress: () => {}, onFirstPass: () => {} };
    const broken = runStager({} as StagerOrder, listeners);
    await expect(broken).rejects.toThrow(/^The stager ended with status 1: [^]*TypeError/);
  });
});
