import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pictured } from './check/pictured.js';
import type { StageProgress } from './contract.js';
import { NOTHING_KEPT } from './kinds.js';
import type { Steps } from './steps.js';
import { frontalRoom } from './testing/frontalRoom.js';

// A real picture of the engine has no such fault. Other tests have loaded the modules already: they are loaded anew here,
// and once more for the tests after this one.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('./check/checkPicture.js', () => ({ pictureFaults }));
});
afterEach(() => {
  vi.doUnmock('./check/checkPicture.js');
  vi.resetModules();
});

const [WIDTH, HEIGHT] = [480, 320];
const ROOM = frontalRoom(WIDTH, HEIGHT, {
  floorOutline: [
    [0, 320],
    [0, 278],
    [96, 203],
    [384, 203],
    [480, 278],
    [480, 320],
  ],
});

/** Coffee tables spoil each picture. */
function* pictureFaults({ plan }: Pictured): Steps<unknown[]> {
  yield;
  return plan.pieces
    .filter(({ kind }) => kind === 'coffee table')
    .map(({ id }) => ({ check: 'tone', pieces: [id], stops: true, message: 'Coffee table is burnt out.' }));
}

test('stages once more without what spoils the picture, with progress that only grows', async () => {
  const { stage } = await import('./stage.js');
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(165);
  const photo = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
  const seen: StageProgress[] = [];
  const order = { photo, room: ROOM, roomType: 'living_room', style: 'modern', creativity: 15, seed: 1 } as const;
  const request = { ...order, preserve: NOTHING_KEPT, notes: 'a coffee table' };
  const { plan, report } = await stage(request, { onProgress: (progress) => seen.push(progress) });

  expect(plan.pieces.map(({ kind }) => kind)).not.toContain('coffee table');
  expect(plan.pieces[0].kind).toBe('sofa');
  expect(report.furniture).toHaveLength(plan.pieces.length);
  expect(report.findings).toContainEqual(expect.objectContaining({ check: 'tone', outcome: 'left_out' }));
  expect(plan.notes).toEqual([expect.objectContaining({ outcome: 'counted_otherwise', placed: 0 })]);
  // the looks are those of the first picture: one from the second would be coarser than what was shown already
  expect(seen.filter(({ preview }) => preview)).toHaveLength(2);
  const shares = seen.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.filter((share) => share > 0.93 && share < 0.98).length).toBeGreaterThan(1);
});
