import type { Room, Wall } from '../contract.js';
import { NOTHING_SEEN } from '../room/nothingSeen.js';

const wall = (side: Wall['side'], at: number): Wall => ({ side, at, from: -4, to: 1, seen: true, uprights: [] });

/**
 * A room 5 m wide and 2.6 m high. The camera, 1.3 m high, faces a wall 5 m away; the horizon is at 0.4 of the picture's
 * height. The room is empty except for `contents`.
 */
export const frontalRoom = (width: number, height: number, contents: Partial<Room> = {}): Room => ({
  width,
  height,
  camera: { focal: width * 0.6, cx: width / 2, cy: height * 0.4, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 },
  left: -2.5,
  right: 2.5,
  back: -5,
  front: 1,
  ceilingHeight: 2.6,
  walls: { back: wall('back', -5), left: wall('left', -2.5), right: wall('right', 2.5) },
  openings: [],
  ...NOTHING_SEEN,
  floorOutline: [],
  ceilingOutline: null,
  light: { from: 'left', walls: 0.5, floor: 0.4, tint: [1, 1, 1] },
  explained: 1,
  confidence: 1,
  warnings: [],
  ...contents,
});
