/**
 * `npm run bench:edits -- PHOTO...`: stages each photo of an empty room, then ten edits of its plan, in part; with
 * `--whole` also as a whole, to compare. As in a worker, the light of the whole staging is kept. Prints the share of a
 * whole staging's CPU, the share of the picture that is new, and the time to the first look. Fails if a target is
 * missed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { keepLights } from '../jobs/keptLights.js';
import { encodePng } from '../stager/compose/encode.js';
import type { LightStore, Raster, StageRequest, StageResult } from '../stager/contract.js';
import { stage } from '../stager/stage.js';
import { elementAt } from '../test/elements.js';
import { tenEdits } from '../stager/testing/tenEdits.js';
import { quantile } from './quantile.js';

/** Of the median edit: share of a whole staging's CPU, and milliseconds to the first look. */
const TARGET = { cpu: 0.6, firstLookMs: 3000 } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const median = (values: readonly number[]) => quantile(values, 0.5);

const requestOf = (photo: Uint8Array): StageRequest => ({
  photo,
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  preserve: { floor: false, walls: false, windows: false, ceiling: false },
  seed: 1,
});

interface Watched {
  readonly result: StageResult;
  readonly firstLookMs: number;
}

async function watch(request: StageRequest, lights: LightStore): Promise<Watched> {
  const begun = performance.now();
  let firstLookMs = Infinity;
  const result = await stage(request, {
    lights,
    onProgress({ preview }) {
      if (preview) firstLookMs = Math.min(firstLookMs, performance.now() - begun);
    },
  });
  return { result, firstLookMs };
}

/** Shares of pixels that differ by more than some levels of 255. */
function compare(one: Raster, other: Raster): string {
  const beyond = (levels: number) => {
    let count = 0;
    for (let at = 0; at < one.data.length; at += 3) {
      const apart = (c: number) => Math.abs(elementAt(one.data, at + c) - elementAt(other.data, at + c));
      if ([0, 1, 2].some((c) => apart(c) > levels)) count++;
    }
    return percent(count / (one.data.length / 3));
  };
  return `differs from the whole by more than 1, 3, 6 levels: ${[1, 3, 6].map(beyond).join(', ')}`;
}

interface Bench {
  readonly whole: boolean;
  readonly lights: LightStore;
}

async function bench(file: string, { whole, lights }: Bench): Promise<readonly number[]> {
  const request = requestOf(await readFile(file));
  // the first staging of a process compiles the engine
  await stage({ ...request, photo: await sharp(file).flop().png().toBuffer() });
  const first = await stage(request, { lights });
  const { plan, room } = first;
  console.log(`${file}: ${first.image.width} x ${first.image.height}, ${first.report.cpuMs} ms of CPU as a whole`);
  const before = await encodePng(first.image);
  const shares: number[] = [];
  for (const { name, edits } of tenEdits(room, plan)) {
    const { result, firstLookMs } = await watch({ ...request, plan, room, edits, before }, lights);
    const share = result.report.cpuMs / first.report.cpuMs;
    shares.push(share);
    if (firstLookMs > TARGET.firstLookMs) process.exitCode = 1;
    const told = [percent(share), `${percent(result.fresh)} new`, `first look ${Math.round(firstLookMs)} ms`];
    if (whole) told.push(compare(result.image, (await stage({ ...request, plan, room, edits })).image));
    console.log(`  ${name.padEnd(26)} ${told.join(', ')}`);
  }
  return shares;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});
if (positionals.length === 0) throw new Error('Expected photos of empty rooms.');
const folder = await mkdtemp(join(tmpdir(), 'bench-edits-'));
const lights = keepLights({ folder, engine: 'bench' });
const shares: number[] = [];
for (const file of positionals) shares.push(...(await bench(file, { ...values, lights })));
await rm(folder, { recursive: true });
if (median(shares) > TARGET.cpu) process.exitCode = 1;
console.log(
  `CPU of an edit: median ${percent(median(shares))}, most ${percent(Math.max(...shares))} of a whole staging`,
);
