/** Floors of synthetic rooms: boards, tiles, herringbone, carpet. Metres. */
import type { Ground, Vec3 } from '../contract.js';
import { createRandom } from '../random.js';
import type { Material, Mesh } from '../mesh/mesh.js';
import { createMesh, place } from '../mesh/kit/mesh.js';
import { cutPolygon } from '../room/camera/polygon.js';
import { layFloor } from './floorLayouts.js';
import { type Area, floorAreas } from './plan.js';
import type { FloorSpec, RoomSpec } from './roomSpec.js';

/** Heights of the layers: coplanar surfaces would fight for depth. */
const LEVEL = { ground: 0.0005, cover: 0.0015 };
/** Tones of the boards of one floor. */
const TONES = [0.8, 0.9, 0.97, 1.05, 1.16];

const tone = (colour: Vec3, by: number): Vec3 => [colour[0] * by, colour[1] * by, colour[2] * by];

/** The first is the ground that is visible in the gaps. */
export function floorMaterials({ kind, colour }: FloorSpec): Material[] {
  if (kind === 'carpet') return [{ texture: 'boucle', colour, roughness: 1, f0: 0, bump: 0.5, contrast: 0.7 }];
  const ground: Material = {
    texture: 'plain',
    colour: tone(colour, kind === 'tile' ? 0.55 : 0.3),
    roughness: 0.9,
    f0: 0,
  };
  const cover = kind === 'tile' ? TILE_COVER : BOARD_COVER;
  return [ground, ...TONES.map((by) => ({ ...cover, colour: tone(colour, cover === TILE_COVER ? by ** 0.3 : by) }))];
}

const BOARD_COVER = { texture: 'wood', roughness: 0.42, f0: 0.04 } as const;
const TILE_COVER = { texture: 'stone', roughness: 0.3, f0: 0.045, contrast: 0.4 } as const;

/** @param first index of the first of `floorMaterials` */
export function floorMesh(spec: RoomSpec, first: number): Mesh {
  const mesh = createMesh();
  const parts = floorAreas(spec);
  for (const part of parts) addFlat(mesh, { area: part, part, turn: 0, height: LEVEL.ground, material: first });
  const random = createRandom(spec.seed);
  const turn = ((spec.floor.turn ?? 0) * Math.PI) / 180;
  const tones = TONES.map((_, k) => first + 1 + k);
  for (const area of layFloor(spec.floor, extent(parts, turn), random)) {
    const material = random.pick(tones);
    for (const part of parts) addFlat(mesh, { area, part, turn, height: LEVEL.cover, material });
  }
  return mesh;
}

/** Bounds of the room in the axes of a rotated pattern. */
function extent(parts: readonly Area[], turn: number): Area {
  const points = parts.flatMap(cornersOf).map((corner) => turned(corner, -turn));
  const xs = points.map(([x]) => x);
  const zs = points.map(([, z]) => z);
  return { left: Math.min(...xs), right: Math.max(...xs), back: Math.min(...zs), front: Math.max(...zs) };
}

/** Counter-clockwise from above. */
const cornersOf = ({ left, right, back, front }: Area): Ground[] => [
  [left, front],
  [right, front],
  [right, back],
  [left, back],
];

const turned = ([x, z]: Ground, by: number): Ground => [
  x * Math.cos(by) + z * Math.sin(by),
  z * Math.cos(by) - x * Math.sin(by),
];

interface Flat {
  /** in the pattern's axes */
  readonly area: Area;
  /** clipping rectangle */
  readonly part: Area;
  readonly turn: number;
  readonly height: number;
  readonly material: number;
}

/**
 * Adds the visible part of a horizontal patch; v is along the patch's longer side, so that the grain follows the board.
 */
function addFlat(target: Mesh, { area, part, turn, height, material }: Flat): void {
  const lines: Vec3[] = [
    [1, 0, -part.left],
    [-1, 0, part.right],
    [0, 1, -part.back],
    [0, -1, part.front],
  ];
  let outline = cornersOf(area).map((corner) => turned(corner, turn));
  for (const line of lines) outline = [...cutPolygon(outline, line)];
  const mesh = createMesh();
  const long = area.front - area.back >= area.right - area.left;
  for (const point of outline) {
    const [x, z] = turned(point, -turn);
    mesh.position.push(point[0], height, point[1]);
    mesh.normal.push(0, 1, 0);
    if (long) mesh.uv.push(x - area.left, area.front - z);
    else mesh.uv.push(area.front - z, area.right - x);
  }
  for (let k = 2; k < outline.length; k++) mesh.index.push(0, k - 1, k);
  place(target, mesh, { material, keepUv: true });
}
