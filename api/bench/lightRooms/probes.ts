/** Plain objects whose light is compared: cubes, a sphere, a table, a sofa, a rug and a picture. Metres. */
import type { Vec3 } from '../../stager/contract.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import { type SceneObject, type ScenePart, type WallName, atWall } from './sceneShape.js';

export const CUBES = ['white', 'grey', 'black'] as const;
/** Linear albedo of the cubes; the sphere is white. */
const PAINT: Readonly<Record<(typeof CUBES)[number], Vec3>> = {
  white: [0.8, 0.8, 0.8],
  grey: [0.2, 0.2, 0.2],
  black: [0.03, 0.03, 0.03],
};
const IRON: Vec3 = [0.03, 0.03, 0.03];
const FOOT: Vec3 = [0.05, 0.04, 0.03];

const TABLE_TOP = 0.03;
const LEG = 0.032;
const LEG_FROM_EDGE = 0.04;
const RUG_THICK = 0.012;
const PICTURE_THICK = 0.035;
const SOFA = { gap: 0.04, arm: 0.18, back: 0.2, seatTop: 0.43, armTop: 0.6, underside: 0.1, foot: 0.05 } as const;

/** A block between two corners. */
function block(name: string, a: Vec3, b: Vec3, colour: Vec3, yaw = 0): ScenePart {
  const middle = (axis: 0 | 1 | 2) => (a[axis] + b[axis]) / 2;
  const half = (axis: 0 | 1 | 2) => Math.abs(a[axis] - b[axis]) / 2;
  return {
    type: 'box',
    name,
    centre: [middle(0), middle(1), middle(2)],
    half: [half(0), half(1), half(2)],
    yaw,
    colour,
  };
}

export function cube(name: (typeof CUBES)[number], x: number, z: number, side: number, yaw: number): SceneObject {
  const half = side / 2;
  const part = block(name, [x - half, 0, z - half], [x + half, side, z + half], PAINT[name], yaw);
  return { name, solid: true, parts: [part] };
}

export function sphere(x: number, z: number, radius: number): SceneObject {
  const part: ScenePart = { type: 'sphere', name: 'sphere', centre: [x, radius, z], radius, colour: PAINT.white };
  return { name: 'sphere', solid: true, parts: [part] };
}

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export function table(x: number, z: number, { width, depth, height }: Size, colour: Vec3): SceneObject {
  const [w, d] = [width / 2, depth / 2];
  const under = height - TABLE_TOP;
  const legs = [-1, 1].flatMap((across) =>
    [-1, 1].map((deep) => {
      const legX = x + across * (w - LEG_FROM_EDGE);
      const legZ = z + deep * (d - LEG_FROM_EDGE);
      const half = LEG / 2;
      return block('leg', [legX - half, 0, legZ - half], [legX + half, under, legZ + half], IRON);
    }),
  );
  const top = block('top', [x - w, under, z - d], [x + w, height, z + d], colour);
  return { name: 'table', solid: true, parts: [top, ...legs] };
}

export function rug(x: number, z: number, width: number, depth: number, colour: Vec3): SceneObject {
  const [w, d] = [width / 2, depth / 2];
  return {
    name: 'rug',
    solid: false,
    parts: [block('rug', [x - w, 0, z - d], [x + w, RUG_THICK, z + d], colour)],
  };
}

export const sofaDepth = (depth: number): number => depth + SOFA.gap;

/** A sofa with its back to a wall; `along` is its centre. */
export function sofa(box: Box, wall: WallName, along: number, size: Size, colour: Vec3): SceneObject {
  const { width, depth, height } = size;
  const { gap, arm, back, seatTop, armTop, underside, foot } = SOFA;
  const half = width / 2;
  /** from, to along the wall; from, to away from the wall; from, to above the floor */
  type Extent = readonly [number, number, number, number, number, number];
  const part = (name: string, [a0, a1, d0, d1, y0, y1]: Extent, paint = colour) =>
    block(name, atWall(box, wall, along + a0, y0, gap + d0), atWall(box, wall, along + a1, y1, gap + d1), paint);
  const feet = [-1, 1].flatMap((end) =>
    [0.12, depth - 0.06].map((deep) => {
      const at = end * (half - 0.1);
      return part('foot', [at - foot / 2, at + foot / 2, deep - foot / 2, deep + foot / 2, 0, underside], FOOT);
    }),
  );
  return {
    name: 'sofa',
    solid: true,
    parts: [
      part('seat', [arm - half, half - arm, back, depth, underside, seatTop]),
      part('back', [arm - half, half - arm, 0, back, underside, height]),
      part('arm1', [-half, arm - half, 0, depth, underside, armTop]),
      part('arm2', [half - arm, half, 0, depth, underside, armTop]),
      ...feet,
    ],
  };
}

interface Canvas {
  /** metres along the wall and above the floor, of its centre */
  readonly along: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function picture(box: Box, wall: WallName, { along, y, width, height }: Canvas, colour: Vec3): SceneObject {
  const [w, h] = [width / 2, height / 2];
  const part = block(
    'picture',
    atWall(box, wall, along - w, y - h, 0),
    atWall(box, wall, along + w, y + h, PICTURE_THICK),
    colour,
  );
  return { name: 'picture', solid: true, parts: [part] };
}

/** The corners of a part; of a sphere, those of its bounding cube. */
export function cornersOf(part: ScenePart): Vec3[] {
  const half: Vec3 = part.type === 'box' ? part.half : [part.radius, part.radius, part.radius];
  const yaw = part.type === 'box' ? part.yaw : 0;
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const x = corner & 1 ? half[0] : -half[0];
    const y = corner & 2 ? half[1] : -half[1];
    const z = corner & 4 ? half[2] : -half[2];
    return [part.centre[0] + x * cosine + z * sine, part.centre[1] + y, part.centre[2] + z * cosine - x * sine];
  });
}

/** A rectangle of the floor. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** Footprint of an object in the floor plan. */
export function areaOf({ parts }: SceneObject): Area {
  let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const part of parts) {
    const [x, , z] = part.centre;
    let [across, deep] = part.type === 'box' ? [part.half[0], part.half[2]] : [part.radius, part.radius];
    if (part.type === 'box' && part.yaw !== 0) {
      const [cosine, sine] = [Math.abs(Math.cos(part.yaw)), Math.abs(Math.sin(part.yaw))];
      [across, deep] = [across * cosine + deep * sine, across * sine + deep * cosine];
    }
    left = Math.min(left, x - across);
    right = Math.max(right, x + across);
    back = Math.min(back, z - deep);
    front = Math.max(front, z + deep);
  }
  return { left, right, back, front };
}
