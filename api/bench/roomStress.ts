/**
 * `npm run bench:rooms -- FOLDER`: robustness of the room reader against mirrored, cropped, small and dark photos.
 * FOLDER holds annotated photos and their manifest.json; `even` or `odd` after it takes only that half, and `each`
 * prints every photo. Fails if a target is missed.
 */
import { type Room, StageRefusal } from '../stager/contract.js';
import { insidePolygon } from '../stager/room/camera/polygon.js';
import { readRoom } from '../stager/room/readRoom.js';
import { overlap } from '../stager/room/testing/drawRoom.js';
import { STRESSES, type KnownRoom, annotatedPhotos, knownPhoto, stressed } from './roomPhotos.js';

/** Least median intersection over union of the floor per modification. */
const TARGET = 0.93;

interface Mark {
  readonly name: string;
  /** intersection over union; the ceiling's is null without annotation */
  readonly floor: number;
  readonly ceiling: number | null;
  readonly confidence: number;
  readonly cpuMs: number;
}

async function mark({ name, picture, isFloor, isCeiling }: KnownRoom): Promise<Mark> {
  const begun = process.cpuUsage();
  const room = await readRoom(picture).catch((error: unknown): Room | null => {
    if (error instanceof StageRefusal) return null;
    throw error;
  });
  const { user, system } = process.cpuUsage(begun);
  const cpuMs = (user + system) / 1000;
  if (!room) return { name, floor: 0, ceiling: isCeiling && 0, confidence: 0, cpuMs };
  const { floorOutline, ceilingOutline, confidence } = room;
  const floor = overlap(picture, (pixel) => insidePolygon(pixel, floorOutline), isFloor);
  const ceiling = isCeiling && overlap(picture, (pixel) => insidePolygon(pixel, ceilingOutline ?? []), isCeiling);
  return { name, floor, ceiling, confidence, cpuMs };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = (place: number) => sorted[place] ?? Number.NaN;
  return (value((sorted.length - 1) >> 1) + value(sorted.length >> 1)) / 2;
}

const share = (values: readonly number[], least: number): number =>
  values.filter((value) => value > least).length / values.length;

/** @returns whether the target is met */
function print(name: string, marks: readonly Mark[]): boolean {
  const floors = marks.map(({ floor }) => floor);
  const ceilings = marks.flatMap(({ ceiling }) => (ceiling === null ? [] : [ceiling]));
  const met = median(floors) >= TARGET;
  const figures = [
    `floor ${median(floors).toFixed(3)}`,
    `above 0.8 ${share(floors, 0.8).toFixed(2)}`,
    `above 0.9 ${share(floors, 0.9).toFixed(2)}`,
    `ceiling ${ceilings.length ? median(ceilings).toFixed(2) : ' -  '}`,
    `cpu ${median(marks.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`,
  ];
  console.log(`${met ? 'holds ' : 'MISSED'} ${name.padEnd(26)} ${figures.join('  ')}  (${marks.length})`);
  return met;
}

const [folder, ...words] = process.argv.slice(2);
const photos = folder === undefined ? null : await annotatedPhotos(folder);
if (!photos) console.log(`No annotated photos in ${folder ?? 'any folder: none was given'}.`);
const half = (photos ?? []).filter((_, i) => !words.includes(i % 2 ? 'even' : 'odd'));
const rooms = await Promise.all(half.map(knownPhoto));
let missed = 0;
for (const stress of STRESSES) {
  const marks: Mark[] = [];
  for (const room of rooms) marks.push(await mark(await stressed(room, stress)));
  if (words.includes('each')) {
    for (const { name, floor, confidence } of marks) {
      console.log(`    ${floor.toFixed(3)}  confidence ${confidence.toFixed(2)}  ${name}`);
    }
  }
  if (marks.length && !print(stress.name, marks)) missed++;
}
console.log(`${missed} targets missed (median floor >= ${TARGET})`);
if (missed) process.exitCode = 1;
