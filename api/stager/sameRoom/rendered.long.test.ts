import { expect, test } from 'vitest';
import type { Ground, Room } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { onFloor, project } from '../../shared/geometry/camera.js';
import { isInPicture } from '../design/scene/view.js';
import { readRendered } from '../room/testing/readRendered.js';
import { roomOf } from '../synthetic/emptyRoom.js';
import { along } from './fit.js';
import { matchRooms, type RoomMatch } from './matchRooms.js';
import { inOwnAxes, photoPair, type PhotoPair } from './testing/pairs.js';
import { turned } from './turns.js';

/** Seeds that were not used for tuning. */
const FIRST_SEED = 2001;
const COUNT = 12;

const readOrNull = async (spec: PhotoPair['specs'][0]): Promise<Room | null> =>
  readRendered(spec).then(
    ({ room }) => room,
    (error: unknown) => {
      if (error instanceof StageRefusal) return null;
      throw error;
    },
  );

/** Metres between the two places of the true room where the photos show one place of the floor that the first shows. */
function apart(pair: PhotoPair, [first, second]: readonly [Room, Room], { turns, x, z }: RoomMatch): number[] {
  const [trueFirst, trueSecond] = [roomOf(pair.specs[0]), roomOf(pair.specs[1])];
  const pixels = [0.3, 0.5, 0.7].flatMap((u) => [0.75, 0.9].map((v) => [u * first.width, v * first.height] as const));
  return pixels.flatMap((pixel) => {
    const [read, truth] = [onFloor(first.camera, pixel), onFloor(trueFirst.camera, pixel)];
    if (!read || !truth) return [];
    const [across, deep] = turned([read[0], read[2]], turns);
    const shown = project(second.camera, [along(x, across), 0, along(z, deep)]);
    const there = shown && onFloor(trueSecond.camera, shown);
    if (!there || !isInPicture(second, shown)) return [];
    const a: Ground = inOwnAxes(pair.standpoints[0], [truth[0], truth[2]]);
    const b: Ground = inOwnAxes(pair.standpoints[1], [there[0], there[2]]);
    return [Math.hypot(a[0] - b[0], a[1] - b[1])];
  });
}

test('pairs of rendered photos, as the engine reads them, are matched to no wrong wall', async () => {
  const counts = { read: 0, found: 0, wrong: 0, told: 0 };
  const metres: number[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
    const pair = photoPair(seed, 480);
    const [first, second] = [await readOrNull(pair.specs[0]), await readOrNull(pair.specs[1])];
    if (!first || !second) continue;
    counts.read++;
    const found = matchRooms(first, second);
    if (found.turns !== null) counts[found.turns === pair.turns ? 'found' : 'wrong']++;
    const told = matchRooms(first, second, { turns: pair.turns });
    if (told.turns === null) continue;
    counts.told++;
    metres.push(...apart(pair, [first, second], told));
  }
  metres.sort((a, b) => a - b);
  const median = metres[metres.length >> 1];
  console.log(counts, `median ${median.toFixed(2)} m apart`);
  expect(counts.found).toBeGreaterThan(0);
  expect(median).toBeLessThan(0.3);
  expect(counts.wrong).toBe(0);
  expect(counts.told).toBeGreaterThan(0.3 * counts.read);
});
