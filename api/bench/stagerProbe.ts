/**
 * One measurement of the stager in its own process, so that its memory is measured separately: `stagerProbe.ts KIND
 * PHOTO` prints one JSON line. `whole`: CPU per step and peak memory of one staging. `watched`: time to the first
 * preview, and from an abort to its end at several moments. `yardstick`: CPU time of the reference tracer for the
 * primary rays of the same scene.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { encodePng } from '../stager/compose/encode.js';
import type { Camera, Raster, Room, StageProgress, StageRequest } from '../stager/contract.js';
import { arrange } from '../stager/design/arrange.js';
import { buildScene } from '../stager/furniture/catalogue/build.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { boxOf, exitBox } from '../stager/room/camera/roomBox.js';
import { buildBvh2 } from '../stager/render/trace/bvh2.js';
import { packGeometry } from '../stager/render/trace/geometry.js';
import { HIT, RAY, type RayBuffers } from '../stager/render/trace/rays.js';
import { makeTracer } from '../stager/render/testing/referenceTracer.js';
import { scaleCamera } from '../stager/room/camera/renderView.js';
import { readRoom } from '../stager/room/readRoom.js';
import { stage } from '../stager/stage.js';
import { elementAt } from '../test/elements.js';

/** Width of the picture that the yardstick traces, pixels. */
const WIDTH = 1536;
const HEIGHT = 1024;
/** The first rounds are slower, until the tracer is compiled. */
const ROUNDS = 5;
/** Moments of the abort, as shares of a complete staging's time. */
const MOMENTS = [0.03, 0.12, 0.2, 0.5, 0.8, 0.95, 0.98];

export interface WholeFigures {
  /** pixels of the result */
  readonly width: number;
  readonly height: number;
  /** pixels that differ from the photo although the mask is 0 there, or the reverse */
  readonly strayPixels: number;
  readonly triangles: number;
  /** CPU milliseconds of all threads */
  readonly steps: Readonly<Record<string, number>>;
  readonly wallMs: number;
  readonly peakMegabytes: number;
}

export interface WatchedFigures {
  /** wall-clock milliseconds */
  readonly firstLookMs: number;
  /** CPU milliseconds up to it, on an idle machine; null if the time of threads is unknown */
  readonly firstLookCpuMs: number | null;
  /** per moment, milliseconds from the abort to the end */
  readonly giveUpMs: readonly number[];
}

export interface Yardstick {
  /** CPU milliseconds */
  readonly plainMs: number;
}

const request = (photo: Uint8Array): StageRequest => ({
  photo,
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  preserve: { floor: false, walls: false, windows: false, ceiling: false },
  seed: 1,
});

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function countStray(photo: Raster, image: Raster, mask: Uint8Array): number {
  let stray = 0;
  for (let k = 0; k < mask.length; k++) {
    let same = true;
    for (let at = k * 3; at < k * 3 + 3; at++) if (photo.data[at] !== image.data[at]) same = false;
    if (same !== (mask[k] === 0)) stray++;
  }
  return stray;
}

async function measureWhole(photo: Uint8Array): Promise<WholeFigures> {
  const begun = performance.now();
  const { image, mask, plan, report } = await stage(request(photo));
  const before = process.cpuUsage();
  await encodePng(image);
  const encoding = cpuSince(before);
  const wallMs = performance.now() - begun;
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  // the rest is not part of the staging
  return {
    width: image.width,
    height: image.height,
    strayPixels: countStray(await decodePhoto(photo), image, mask),
    triangles: buildScene(plan).mesh.index.length / 3,
    steps: { ...report.cpuTimings, encoding },
    wallMs,
    peakMegabytes,
  };
}

/** Milliseconds from the abort of a request until it has ended. */
async function giveUpAfter(photo: Uint8Array, delay: number): Promise<number> {
  const wish = new AbortController();
  const due = performance.now() + delay;
  const running = stage(request(photo), { signal: wish.signal, onProgress: () => undefined }).catch(() => undefined);
  await wait(delay);
  wish.abort();
  await running;
  return performance.now() - due;
}

/** Where Linux counts the main thread's nanoseconds. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** CPU milliseconds of the main thread, and of all others together. */
function threadTimes(): { readonly main: number; readonly others: number } {
  const main = Number(readFileSync(MAIN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return { main, others: (user + system) / 1000 - main };
}

/**
 * Milliseconds to the first preview on an idle machine, estimated from CPU time: all of the main thread's, and the
 * others' from the rendering on, when it waits for them, divided by the number of processors.
 */
function followFirstLook(): { onProgress(progress: StageProgress): void; cpuMs(): number | null } {
  if (!existsSync(MAIN_THREAD)) return { onProgress: () => undefined, cpuMs: () => null };
  const begun = threadTimes().main;
  let before = 0;
  let cpuMs: number | null = null;
  return {
    onProgress({ step, preview }) {
      const { main, others } = threadTimes();
      if (step === 'rendering') before ||= others;
      if (preview) cpuMs ??= main - begun + (others - before) / availableParallelism();
    },
    cpuMs: () => cpuMs,
  };
}

async function measureWatched(photo: Uint8Array): Promise<WatchedFigures> {
  const begun = performance.now();
  const followed = followFirstLook();
  let firstLookMs = Infinity;
  await stage(request(photo), {
    onProgress(progress) {
      if (progress.preview) firstLookMs = Math.min(firstLookMs, performance.now() - begun);
      followed.onProgress(progress);
    },
  });
  const whole = performance.now() - begun;
  const giveUpMs: number[] = [];
  for (const moment of MOMENTS) giveUpMs.push(await giveUpAfter(photo, whole * moment));
  return { firstLookMs, firstLookCpuMs: followed.cpuMs(), giveUpMs };
}

/** One ray through the centre of each pixel, up to the room's box. */
function primaryRays(room: Room, camera: Camera): RayBuffers {
  const count = WIDTH * HEIGHT;
  const rays = new Float32Array(count * RAY.floats);
  const hits = new ArrayBuffer(count * HIT.floats * 4);
  const box = boxOf(room);
  const r = camera.rotation;
  for (let k = 0; k < count; k++) {
    const a = ((k % WIDTH) + 0.5 - camera.cx) / camera.focal;
    const b = -(Math.floor(k / WIDTH) + 0.5 - camera.cy) / camera.focal;
    const scale = 1 / Math.sqrt(a * a + b * b + 1);
    const along = (row: number) => (elementAt(r, row) * a + elementAt(r, row + 1) * b - elementAt(r, row + 2)) * scale;
    const [dx, dy, dz] = [along(0), along(3), along(6)];
    const farthest = exitBox(box, 0, camera.height, 0, dx, dy, dz, { face: 0 });
    rays.set([0, camera.height, 0, farthest, dx, dy, dz], k * RAY.floats);
  }
  return { rays, hits: new Float32Array(hits), hitIntegers: new Int32Array(hits) };
}

async function measureYardstick(bytes: Uint8Array): Promise<Yardstick> {
  const photo = await decodePhoto(bytes);
  const room = await readRoom(photo);
  const plan = arrange({ ...request(bytes), room });
  const geometry = packGeometry(buildScene(plan).mesh);
  const trace = makeTracer(buildBvh2(geometry), geometry);
  const buffers = primaryRays(room, scaleCamera(room.camera, WIDTH / photo.width));
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    trace(buffers, WIDTH * HEIGHT, false);
    rounds.push(cpuSince(before));
  }
  const sorted = rounds.toSorted((a, b) => a - b);
  return { plainMs: elementAt(sorted, Math.floor(ROUNDS / 2)) };
}

const KINDS = { whole: measureWhole, watched: measureWatched, yardstick: measureYardstick };

const [kind, file] = process.argv.slice(2);
const found = Object.entries(KINDS).find(([name]) => name === kind);
if (!found) throw new Error(`There is no measurement "${kind}": ${Object.keys(KINDS).join(', ')}`);
if (file === undefined) throw new Error('Expected a photo after the name of the measurement.');
console.log(JSON.stringify(await found[1](await readFile(file))));
