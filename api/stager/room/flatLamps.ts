/** Spots, flush lights and what looks like them: small closed outlines on the bare ceiling. */
import type { Room, RoomLamp } from '../contract.js';
import { fromWall } from './camera.js';
import { type FineLook, closedShare, crowding } from './fineLook.js';
import type { Speck } from './specks.js';
import { pixelsPerMetre, surfaceAt } from './surfaceAt.js';

/** Metres across. */
const WIDTH = { least: 0.065, most: 1 };
/** Pixels across and up from which on an outline can be told. */
const FEWEST = { across: 7, up: 4 };
/** Width over height: a disc under the ceiling is seen from a low angle, a line of the ceiling from a lower one. */
const SHAPE = { narrowest: 0.8, widest: 3.5 };
/** Share of the outline that must be there; of its rectangle that shows edges, for a small one and for a large one. */
const CLOSED = 0.8;
const FULL = { small: 0.3, large: 0.13, from: 0.3 };
/** Share of marked pixels just outside it and in twice its size round it. */
const CROWDED = 0.1;
const ROUND = { times: 2, busiest: 0.17 };
/** Grey levels per pixel. */
const STRENGTH = { least: 3, most: 34 };

/** Metres from walls: nearer to them are pieces of mouldings. */
const FROM_WALL = 0.18;
const SIDES = ['back', 'left', 'right'] as const;

export function flatLampsOn(
  room: Pick<Room, 'camera' | 'walls' | 'ceilingHeight' | 'back' | 'left' | 'right'>,
  look: FineLook,
  specks: readonly Speck[],
): RoomLamp[] {
  return specks.flatMap((speck): RoomLamp[] => {
    const [across, up] = [speck.right - speck.left, speck.bottom - speck.top];
    if (across < FEWEST.across || up < FEWEST.up || across < SHAPE.narrowest * up || across > SHAPE.widest * up)
      return [];
    if (speck.strength < STRENGTH.least || speck.strength > STRENGTH.most) return [];
    const middle = surfaceAt(room, look.toPhoto([speck.left + across / 2, speck.top + up / 2]));
    if (middle?.surface !== 'ceiling') return [];
    const [x, y, z] = middle.point;
    if (SIDES.some((side) => room.walls[side].seen && fromWall(room, side, [x, z]) < FROM_WALL)) return [];
    const width = look.toPhoto([across, 0])[0] / pixelsPerMetre(room, middle.point);
    if (width < WIDTH.least || width > WIDTH.most) return [];
    const full = speck.edges / (across * up);
    if (full < (width > FULL.from ? FULL.large : FULL.small)) return [];
    const closed = closedShare(look, speck);
    const crowded = crowding(look, speck, 1 / 3);
    if (closed < CLOSED || crowded > CROWDED || crowding(look, speck, ROUND.times) > ROUND.busiest) return [];
    const certainty = 0.5 + (0.4 * (closed - CLOSED)) / (1 - CLOSED) - 2 * crowded;
    return [{ kind: 'flat', x, z, radius: width / 2, bottom: y, certainty }];
  });
}
