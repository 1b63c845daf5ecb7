/** Removes what the floor reflects towards the camera, windows above all: it does not light the room. */
import type { Camera, Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { FACE, FACE_NORMALS } from '../room/camera/roomBox.js';
import { dimCells, floorPatches, paintAndGloss, type FloorPatch } from './floorPaint.js';
import { levelAt, type LitBox } from './lightLevel.js';
import type { AreaLight } from './lights.js';

/** Quantile of the floor's ratio of seen to received light that counts as diffuse. */
const PAINT_SHOWS = 0.25;
/** How far glare extends beside a window's reflection, as a share of the distance; upper bound of diffuse light. */
const BESIDE = 0.22;
const MOST = 1.1;
const RAYS = 192;

/** Whether a window's reflection, or its glare, is visible at a point of the floor. */
export function mirrorsWindow(windows: readonly AreaLight[], camera: Camera, point: Vec3): boolean {
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

interface GlareRoom extends LitBox {
  readonly camera: Camera;
}

/**
 * Removes specular reflections of the room and of windows from the map's floor, so that its diffuse radiance is left.
 * @param paint the floor's albedo, as far as it is known
 */
export function takeGlare({ map, box, camera, lights }: GlareRoom, paint: number): void {
  const windows = lights.filter(({ visible }) => visible);
  const normal = FACE_NORMALS[FACE.floor];
  const patches = floorPatches({ map, box, camera }, (point) => levelAt({ map, box, lights }, point, normal, RAYS));
  const [shining, matt]: [FloorPatch[], FloorPatch[]] = [[], []];
  for (const patch of patches) (mirrorsWindow(windows, camera, patch.point) ? shining : matt).push(patch);
  const told = paintAndGloss(matt);
  if (told && told.gloss > 0) {
    for (const { cells, level, mirrored } of matt) {
      const own = told.paint * level;
      dimCells(map, cells, own / (own + told.gloss * mirrored));
    }
  }
  // specular reflection adds to the diffuse light: the lower ratios are closest to diffuse
  const shown = patches.map(({ seen, level }) => seen / Math.max(1e-4, level)).sort((a, b) => a - b);
  const least = Math.min(paint, shown[Math.floor(shown.length * PAINT_SHOWS)] ?? paint);
  for (const { cells, level } of shining) {
    const most = MOST * least * level;
    for (const cell of cells) {
      const at = cell * 3;
      const seen = luminance(map.radiance[at], map.radiance[at + 1], map.radiance[at + 2]);
      if (seen > most) dimCells(map, [cell], most / seen);
    }
  }
}
