/** What the room's surfaces send back where the furniture shades them. */
import { FACES } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from '../light/roomMap.js';
import type { SceneMemory } from './trace/sceneMemory.js';
import type { FaceShade } from './trace/shade.js';

const CELLS = MAP_CELLS * MAP_CELLS;

/** Mean of what is taken of the light of one of the map's cells, which holds several of the shade's. */
function takenIn({ columns, rows, dips }: FaceShade, column: number, row: number): number {
  const range = (at: number, count: number): readonly [from: number, to: number] => {
    const from = Math.floor((at / MAP_CELLS) * count);
    return [from, Math.max(from + 1, Math.floor(((at + 1) / MAP_CELLS) * count))];
  };
  const [left, right] = range(column, columns);
  const [top, bottom] = range(row, rows);
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += dips[y * columns + x];
  return sum / ((right - left) * (bottom - top));
}

/**
 * Of the light that an empty room's surfaces send back, what they do once it is furnished: things stand in its way and
 * are darker than walls. Chosen on the shared made-up rooms as the sensor saw them; evening out makes up for it. It is
 * the same for any furniture, so that a piece changes only what it reaches.
 */
const FURNISHED = 0.85;

/** @param asSeen how far the photo shows light as the sensor saw it, 0..1 */
export const furnishedShare = (asSeen: number): number => FURNISHED ** asSeen;

/** @param share see `furnishedShare` */
export const furnishedMap = ({ radiance, seen }: RoomMap, share: number): RoomMap => ({
  radiance: radiance.map((value) => share * value),
  seen,
});

/** Writes the map with the furniture's shade into the memory that the kernels share. */
export function shadeMap(
  { memory, shadedMap }: SceneMemory,
  { radiance }: RoomMap,
  shades: readonly FaceShade[],
): void {
  const shaded = new Float32Array(memory.buffer, shadedMap, FACES * CELLS * 3);
  for (const shade of shades) {
    for (let cell = 0; cell < CELLS; cell++) {
      const left = 1 - takenIn(shade, cell % MAP_CELLS, Math.floor(cell / MAP_CELLS));
      const at = (shade.face * CELLS + cell) * 3;
      for (let c = at; c < at + 3; c++) shaded[c] = radiance[c] * left;
    }
  }
}
