/** The room's indirect light under the furniture's shadow. */
import { FACES } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import type { RoomMap } from '../light/roomMap.js';
import type { SceneMemory } from './trace/sceneMemory.js';
import type { FaceShade } from './trace/shade.js';

const CELLS = MAP_CELLS * MAP_CELLS;

/** Mean loss of light in a cell of the map, which holds several cells of the shadow. */
function lossIn({ columns, rows, losses }: FaceShade, column: number, row: number): number {
  const range = (at: number, count: number): readonly [from: number, to: number] => {
    const from = Math.floor((at / MAP_CELLS) * count);
    return [from, Math.max(from + 1, Math.floor(((at + 1) / MAP_CELLS) * count))];
  };
  const [left, right] = range(column, columns);
  const [top, bottom] = range(row, rows);
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += losses[y * columns + x];
  return sum / ((right - left) * (bottom - top));
}

/**
 * Factor of the room's indirect light once it is furnished: furniture occludes and is darker than walls. Fitted to the
 * shared synthetic rooms with sensor light; evened out photos compensate for it. It is the same for any furniture, so
 * that a piece changes only what is in its reach.
 */
const FURNISHED = 0.85;

/** @param asSeen 1: the photo shows light as the sensor saw it .. 0: it does not */
export const furnishedShare = (asSeen: number): number => FURNISHED ** asSeen;

/** @param share see `furnishedShare` */
export const furnishedMap = ({ radiance, seen }: RoomMap, share: number): RoomMap => ({
  radiance: radiance.map((value) => share * value),
  seen,
});

/** Writes the map under the furniture's shadow into the kernels' shared memory. */
export function shadeMap(
  { memory, shadedMap }: SceneMemory,
  { radiance }: RoomMap,
  shades: readonly FaceShade[],
): void {
  const shaded = new Float32Array(memory.buffer, shadedMap, FACES * CELLS * 3);
  for (const shade of shades) {
    for (let cell = 0; cell < CELLS; cell++) {
      const left = 1 - lossIn(shade, cell % MAP_CELLS, Math.floor(cell / MAP_CELLS));
      const at = (shade.face * CELLS + cell) * 3;
      for (let c = at; c < at + 3; c++) shaded[c] = radiance[c] * left;
    }
  }
}
