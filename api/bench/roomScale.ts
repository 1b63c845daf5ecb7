/**
 * `npm run bench:scale -- [COUNT] [each]`: accuracy of a reading's metres. Reads held-out synthetic rooms and prints
 * the errors of width, depth and camera height, split into the camera's share (the lines of the box) and the scale's
 * share (the height of the camera). Renderings are cached in `.build/renderings`. Fails if a target is missed.
 */
import { type Room, StageRefusal } from '../stager/contract.js';
import { project } from '../shared/geometry/camera.js';
import { readRoom } from '../stager/room/readRoom.js';
import { floorSeen } from '../stager/synthetic/plan.js';
import { randomRoom } from '../stager/synthetic/randomRoom.js';
import { type RoomSpec, cameraOf } from '../stager/synthetic/roomSpec.js';
import { renderingOf } from '../stager/training/renderings.js';

/** Relative errors of the width. */
const TARGET = { median: 0.06, worst: 0.15 } as const;
const FIRST_SEED = 5001;
const COUNT = 100;
const LONG_SIDE = 560;
/** Confidence below which a reading asks for a check: `room/box/confidence.ts`. */
const SURE = 0.35;
/** Least margin of a corner from the picture's border, and least share of floor in the picture. */
const INSIDE = 0.04;
const LEAST_FLOOR = 0.1;
/** Step in pixels between samples of the floor. */
const GRID = 10;

/** A room's width is visible if both ends of its back wall's foot are in the picture, and some floor. */
function showsWidth(spec: RoomSpec): boolean {
  const camera = cameraOf(spec);
  const { width, height } = spec.picture;
  const inside = (at: number, size: number) => at > INSIDE * size && at < (1 - INSIDE) * size;
  const corners = [spec.left, spec.right].map((x) => project(camera, [x, 0, spec.back]));
  if (!corners.every((corner) => corner && inside(corner[0], width) && inside(corner[1], height))) return false;
  const isFloor = floorSeen(spec);
  const columns = Array.from({ length: Math.floor(width / GRID) }, (_, k) => (k + 0.5) * GRID);
  const rows = Array.from({ length: Math.floor(height / GRID) }, (_, k) => (k + 0.5) * GRID);
  const floor = rows.flatMap((y) => columns.filter((x) => isFloor([x, y]))).length;
  return floor >= LEAST_FLOOR * rows.length * columns.length;
}

/** Natural logarithms of read over true values. */
interface Errors {
  readonly seed: number;
  readonly width: number;
  readonly depth: number;
  readonly eye: number;
  readonly room: Room;
}

async function errorsOf(spec: RoomSpec): Promise<Errors | null> {
  const room = await readRoom(await renderingOf(spec)).catch((error: unknown): Room | null => {
    if (error instanceof StageRefusal) return null;
    throw error;
  });
  if (!room) return null;
  return {
    seed: spec.seed,
    width: Math.log((room.right - room.left) / (spec.right - spec.left)),
    depth: Math.log(room.back / spec.back),
    eye: Math.log(room.camera.height / spec.camera.eye),
    room,
  };
}

const relative = (log: number): number => Math.abs(Math.exp(log) - 1);

function quantile(logs: readonly number[], at: number): number {
  const sorted = logs.map(relative).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

const line = (name: string, logs: readonly number[]): string =>
  `${name.padEnd(34)} median ${percent(quantile(logs, 0.5))}  95th percentile ${percent(quantile(logs, 0.95))}`;

function print(name: string, rooms: readonly Errors[]): void {
  console.log(`${name}: ${rooms.length}`);
  console.log(line('  width', rooms.map(({ width }) => width))); // prettier-ignore
  console.log(
    line(
      '    the camera’s part',
      rooms.map(({ width, eye }) => width - eye),
    ),
  );
  console.log(
    line(
      '    the scale’s part: camera height',
      rooms.map(({ eye }) => eye),
    ),
  );
  console.log(
    line(
      '  from the camera to the back wall',
      rooms.map(({ depth }) => depth),
    ),
  );
}

const words = process.argv.slice(2);
const count = Number(words.find((word) => Number(word) > 0) ?? COUNT);
const found: Errors[] = [];
let refused = 0;
for (let seed = FIRST_SEED; found.length + refused < count; seed++) {
  const spec = randomRoom(seed, { longSide: LONG_SIDE });
  if (!showsWidth(spec)) continue;
  const errors = await errorsOf(spec);
  if (!errors) {
    refused++;
    continue;
  }
  found.push(errors);
  if (words.includes('each')) {
    const { width, eye, room } = errors;
    const { confidence, scaleCertainty = 0 } = room;
    const figures = [`width ${percent(relative(width))}`, `scale ${percent(relative(eye))}`];
    const trust = `confidence ${confidence.toFixed(2)} scale ${scaleCertainty.toFixed(2)}`;
    console.log(`    ${seed}  ${figures.join('  ')}  ${trust}`);
  }
}
const sure = found.filter(({ room }) => room.confidence >= SURE);
print('rooms whose picture shows both side walls', found);
print(`of these read surely (confidence ${SURE} or more)`, sure);
const bothRead = sure.filter(({ room }) => room.walls.left.seen && room.walls.right.seen);
print('of these with both side walls read, not guessed', bothRead);
console.log(`refused: ${refused}`);
const widths = found.map(({ width }) => width);
const met = quantile(widths, 0.5) <= TARGET.median && quantile(widths, 0.95) <= TARGET.worst;
console.log(
  `${met ? 'holds ' : 'MISSED'} width: median <= ${percent(TARGET.median)}, 95th <= ${percent(TARGET.worst)}`,
);
if (!met) process.exitCode = 1;
