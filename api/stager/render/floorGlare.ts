/** What a floor mirrors of windows towards the camera: nobody else sees it, and it lights nothing. */
import type { Camera, Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS, pointOnFace, type Box } from './box.js';
import { levelAt, type LitBox } from './lightLevel.js';
import type { AreaLight } from './lights.js';
import { MAP_CELLS, type RoomMap } from './roomMap.js';

/** Of the floor's cells by what they show of their light, the one that shows paint alone. */
const PAINT_SHOWS = 0.25;
/** How far beside a window's mirror image its glare reaches, as a share of the distance; what paint may show. */
const BESIDE = 0.22;
const MOST = 1.1;
const RAYS = 192;
/** Cells that are asked together, per side. */
const BLOCK = 3;

/** Whether the eye sees one of the windows mirrored at a point of the floor, or its glare. */
function mirrorsWindow(windows: readonly AreaLight[], camera: Camera, point: Vec3): boolean {
  return windows.some(({ origin, u, v, normal }) => {
    const axis = normal[0] !== 0 ? 0 : 2;
    const other = axis === 0 ? 2 : 0;
    const gap = origin[axis] - point[axis];
    const way = gap / (point[axis] || 1e-6);
    if (way <= 0) return false;
    const along = point[other] * (1 + way);
    const high = way * camera.height;
    const slack = BESIDE * Math.abs(gap);
    const within = along > origin[other] - slack && along < origin[other] + u[other] + v[other] + slack;
    const top = origin[1] + u[1] + v[1];
    return within && high > origin[1] - 2 * slack && high < top + 2 * slack;
  });
}

interface Patch {
  readonly point: Vec3;
  /** the cells that the photo shows */
  readonly cells: readonly number[];
  readonly seen: number;
  /** light / pi that it gets */
  readonly level: number;
}

function floorPatches({ radiance, seen }: RoomMap, levelOf: (point: Vec3) => number, box: Box): Patch[] {
  const patches: Patch[] = [];
  const across = MAP_CELLS / BLOCK;
  for (let block = 0; block < across * across; block++) {
    const [column, row] = [(block % across) * BLOCK, Math.floor(block / across) * BLOCK];
    const cells = Array.from(
      { length: BLOCK * BLOCK },
      (_, k) => (FACE.floor * MAP_CELLS + row + Math.floor(k / BLOCK)) * MAP_CELLS + column + (k % BLOCK),
    ).filter((cell) => seen[cell]);
    if (cells.length === 0) continue;
    const point = pointOnFace(box, FACE.floor, (column + BLOCK / 2) / MAP_CELLS, (row + BLOCK / 2) / MAP_CELLS);
    const sum = cells.reduce((s, c) => s + luminance(radiance[c * 3], radiance[c * 3 + 1], radiance[c * 3 + 2]), 0);
    patches.push({ point, cells, seen: sum / cells.length, level: levelOf(point) });
  }
  return patches;
}

export interface GlareRoom extends LitBox {
  readonly camera: Camera;
}

/**
 * Takes the glare of windows from the map's floor: what is left is what its paint sends back of the light that it gets.
 * @param paint the floor's reflectance, as far as it is known
 */
export function takeGlare({ map, box, camera, lights }: GlareRoom, paint: number): void {
  const windows = lights.filter(({ visible }) => visible);
  if (windows.length === 0) return;
  const normal = FACE_NORMALS[FACE.floor];
  const patches = floorPatches(map, (point) => levelAt({ map, box, lights }, point, normal, RAYS), box);
  // what shines shows more than its paint: the paint shows where it shines least
  const shown = patches.map(({ seen, level }) => seen / Math.max(1e-4, level)).sort((a, b) => a - b);
  const least = Math.min(paint, shown[Math.floor(shown.length * PAINT_SHOWS)] ?? paint);
  for (const { point, cells, level } of patches) {
    if (!mirrorsWindow(windows, camera, point)) continue;
    for (const cell of cells) {
      const at = cell * 3;
      const seen = luminance(map.radiance[at], map.radiance[at + 1], map.radiance[at + 2]);
      const most = MOST * least * level;
      if (seen > most) for (let c = 0; c < 3; c++) map.radiance[at + c] *= most / seen;
    }
  }
}
