import { expect, test } from 'vitest';
import { StageRefusal } from '../contract.js';
import { hardRooms } from './testing/hardRooms.js';
import { randomRoom } from '../synthetic/randomRoom.js';
import { readRendered } from './testing/readRendered.js';

/** Seeds that were not used for tuning. */
const FIRST_SEED = 2001;
const COUNT = 60;

/** Least intersection over union of the floor, for rooms that are easier than the others. */
const LEAST: Readonly<Record<string, number>> = { 'diagonal tiles': 0.92, 'herringbone seen straight on': 0.95 };
const USUAL = 0.8;

test.each([...hardRooms(480)])('the floor of a hard room is found: %s', async (name, spec) => {
  expect((await readRendered(spec)).floor).toBeGreaterThan(LEAST[name] ?? USUAL);
});

test('finds the floors of random rooms', async () => {
  const floors: number[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
    const found = await readRendered(randomRoom(seed, { longSide: 480 })).catch((error: unknown) => {
      if (error instanceof StageRefusal) return { floor: 0 };
      throw error;
    });
    floors.push(found.floor);
  }
  floors.sort((a, b) => a - b);
  const median = floors[COUNT >> 1];
  const good = floors.filter((floor) => floor > 0.9).length / COUNT;
  console.log(`random rooms: median floor ${median.toFixed(3)}, above 0.9 ${good.toFixed(2)}`);
  expect(median).toBeGreaterThan(0.94);
  expect(good).toBeGreaterThan(0.62);
});
