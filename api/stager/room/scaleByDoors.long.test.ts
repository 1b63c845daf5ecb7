import { expect, test } from 'vitest';
import { readRendered } from './testing/readRendered.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';

/** Metres */
const EYE = 1.3;

const underCeiling = (ceiling: number): RoomSpec => ({
  picture: { width: 720, height: 480 },
  camera: { eye: EYE, hfov: 82, yaw: 6, pitch: -2 },
  left: -2.3,
  right: 2.6,
  back: -4.8,
  ceiling,
  windows: [{ wall: 'right', from: -3.9, to: -2.6, bottom: 0.8, top: 2.05 }],
  doors: [{ wall: 'back', from: 0.6, to: 1.45, bottom: 0, top: 2.03 }],
  floor: { kind: 'plank', colour: [0.42, 0.26, 0.14] },
  wallColour: [0.68, 0.66, 0.62],
  outside: 'garden',
  seed: 12,
});

test('reads the scale of a room with a high ceiling from its door', async () => {
  for (const ceiling of [2.6, 3, 3.3, 3.6]) {
    const { room } = await readRendered(underCeiling(ceiling));
    console.log(`ceiling ${ceiling} m: read ${room.ceilingHeight.toFixed(2)}, eye ${room.camera.height.toFixed(2)}`);
    expect(Math.abs(room.camera.height / EYE - 1), `ceiling ${ceiling} m`).toBeLessThan(0.08);
  }
});
