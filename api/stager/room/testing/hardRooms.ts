/** Rooms that are difficult to read, each for one reason. */
import type { RoomSpec } from '../../synthetic/roomSpec.js';

/** @param width of the pictures in pixels; they are 3 : 2 */
export function hardRooms(width: number): ReadonlyMap<string, RoomSpec> {
  const usual: RoomSpec = {
    picture: { width, height: Math.round((width * 2) / 3) },
    camera: { eye: 1.3, hfov: 80, yaw: 6, pitch: -2 },
    left: -2.3,
    right: 2.6,
    back: -5,
    ceiling: 2.6,
    windows: [{ wall: 'left', from: -3.8, to: -2.2, bottom: 0.8, top: 2.2 }],
    doors: [{ wall: 'right', from: -4.3, to: -3.45, bottom: 0, top: 2.03 }],
    floor: { kind: 'plank', colour: [0.4, 0.26, 0.15] },
    wallColour: [0.72, 0.71, 0.68],
    outside: 'sky',
    seed: 5,
  };
  const backWindow = { wall: 'back', from: -1.2, to: 0.6, bottom: 0.9, top: 2.2 } as const;
  return new Map<string, RoomSpec>([
    ['usual', usual],
    ['diagonal tiles', { ...usual, floor: { kind: 'tile', colour: [0.55, 0.52, 0.47], turn: 45 } }],
    ['herringbone', { ...usual, floor: { kind: 'herringbone', colour: [0.42, 0.29, 0.18] } }],
    [
      'herringbone seen straight on',
      {
        ...usual,
        camera: { eye: 1.2, hfov: 76, yaw: 0.5, pitch: 0 },
        windows: [backWindow],
        doors: [],
        floor: { kind: 'herringbone', colour: [0.5, 0.38, 0.26], turn: 45 },
      },
    ],
    ['pale floor and skirting', { ...usual, floor: { kind: 'plank', colour: [0.66, 0.62, 0.56] } }],
    ['alcove', { ...usual, recesses: [{ wall: 'back', from: -0.9, to: 0.7, depth: 0.6 }] }],
    ['L to the back', { ...usual, recesses: [{ wall: 'back', from: 0.6, to: 2.6, depth: 2 }] }],
    [
      'L to the side',
      { ...usual, windows: [backWindow], recesses: [{ wall: 'left', from: -5, to: -2.8, depth: 2.4 }] },
    ],
    ['lens shifted up', { ...usual, camera: { eye: 1.5, hfov: 84, yaw: -14, pitch: 0, shift: -0.16 } }],
    ['lens shifted down', { ...usual, camera: { eye: 1.1, hfov: 72, yaw: 10, pitch: 0, shift: 0.14 } }],
    ['carpet', { ...usual, floor: { kind: 'carpet', colour: [0.6, 0.57, 0.52] } }],
    [
      'dark',
      {
        ...usual,
        windows: [{ wall: 'left', from: -2.4, to: -1.8, bottom: 1.1, top: 1.9 }],
        floor: { kind: 'plank', colour: [0.1, 0.06, 0.035] },
        wallColour: [0.2, 0.19, 0.18],
      },
    ],
    [
      'into a corner',
      { ...usual, camera: { eye: 1.4, hfov: 82, yaw: 38, pitch: -3 }, left: -3.6, right: 3, back: -3.8 },
    ],
  ]);
}
