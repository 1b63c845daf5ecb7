import { beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../compose/encode.js';
import type { Plan, Room, StageRequest, StageResult } from '../contract.js';
import { arrange } from '../design/arrange.js';
import { isShown } from '../design/scene/view.js';
import { stage } from '../stage.js';
import { renderEmptyRoom } from '../synthetic/emptyRoom.js';
import { matchRooms } from './matchRooms.js';
import { flawless, photoPair, type PhotoPair } from './testing/pairs.js';

const BARE = { floor: false, walls: false, windows: false, ceiling: false };
const LOOK = { roomType: 'living_room', style: 'modern', creativity: 15, preserve: BARE, seed: 4 } as const;

/** Two photos from other sides of one room, of which a person says how they lie to each other. */
function pairFor(turns: PhotoPair['turns']): { readonly rooms: readonly [Room, Room]; readonly pair: PhotoPair } {
  for (let seed = 1; ; seed++) {
    const pair = photoPair(seed, 480);
    const rooms = [flawless(pair.specs[0]), flawless(pair.specs[1])] as const;
    const wide = pair.room.width > 4 && pair.room.depth > 4;
    if (wide && pair.turns === turns && matchRooms(...rooms, { turns }).turns === turns) return { pair, rooms };
  }
}

describe('a photo that shares the furniture of another', () => {
  const { pair, rooms } = pairFor(1);
  let plan: Plan;
  let request: StageRequest;
  let result: StageResult;
  beforeAll(async () => {
    plan = arrange({ ...LOOK, room: rooms[0] });
    const photo = await encodePng(await renderEmptyRoom(pair.specs[1], { samples: 2, bounces: 1 }));
    request = { ...LOOK, photo, room: rooms[1] };
    result = await stage({ ...request, shared: { plan, room: rooms[0], turns: 1 } });
  });

  test('keeps all of it in its plan, and shows and tells what is in its picture', () => {
    const ids = plan.pieces.map(({ id }) => id);
    expect(result.plan.pieces.map(({ id }) => id)).toEqual(ids);
    const shown = result.plan.pieces.filter((piece) => isShown(result.room, piece));
    expect(result.report.furniture.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(shown.length).toBeLessThan(ids.length);
  });

  test('is staged again from its own plan to the same bytes', async () => {
    const again = await stage({ ...request, room: result.room, plan: result.plan });
    expect(Buffer.compare(again.image.data, result.image.data)).toBe(0);
  });
});

test('photos that cannot be matched: furniture of its own, and a warning that says what to do', async () => {
  const { pair, rooms } = pairFor(1);
  const photo = await encodePng(await renderEmptyRoom(pair.specs[1], { samples: 2, bounces: 1 }));
  const bare = { ...rooms[0], openings: [] };
  const shared = { plan: arrange({ ...LOOK, room: rooms[0] }), room: bare };
  const { report } = await stage({ ...LOOK, photo, room: rooms[1], shared });
  expect(report.warnings).toContainEqual({
    code: 'same_room_unmatched',
    message: expect.stringMatching(/furniture of its own\. Say which wall is which, and stage it again\.$/),
  });
  expect(report.furniture.length).toBeGreaterThan(0);
});
