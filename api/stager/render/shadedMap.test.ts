import { expect, test } from 'vitest';
import { FACE, FACES } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from '../light/roomMap.js';
import { createShades } from './trace/shade.js';
import { shadeMap } from './shadedMap.js';
import { BOX } from './testing/litRoom.js';

test('darkens a cell of the map by the mean of the shadow in it, and leaves the ceiling as it is', () => {
  const shades = createShades(BOX);
  const floor = shades.find(({ face }) => face === FACE.floor);
  floor?.losses.fill(0.5);
  const words = FACES * MAP_CELLS * MAP_CELLS * 3;
  const memory = new WebAssembly.Memory({ initial: 4, maximum: 4, shared: true });
  const shaded = new Float32Array(memory.buffer, 64, words).fill(7);
  shadeMap({ memory, scene: 0, scratch: [], shadedMap: 64 }, uniformMap([0.4, 0.6, 0.8]), shades);
  const at = (face: number) => Array.from(shaded.subarray(face * MAP_CELLS * MAP_CELLS * 3).subarray(0, 3));
  expect(at(FACE.floor).map((value) => value.toFixed(3))).toEqual(['0.200', '0.300', '0.400']);
  expect(at(FACE.back).map((value) => value.toFixed(3))).toEqual(['0.400', '0.600', '0.800']);
  // it has no shadow: its memory is not written
  expect(at(FACE.ceiling)).toEqual([7, 7, 7]);
});
