/** Possible lights outside the picture: windows beside and behind the camera, lamps on the ceiling. */
import type { Room, Vec3 } from '../contract.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { spanLight, type AreaLight } from './lights.js';

/** Heights of windows, metres, and bounds as shares of the ceiling's height. */
const SILL = { usual: 0.8, most: 0.3 } as const;
const HEAD = { usual: 2.2, most: 0.86 } as const;
/** Margins as shares of the room's width: beside a window behind the camera, and beside lamps. */
const BESIDE = 0.2;
/** Distance of a window from the ends of the unseen part of its wall, and the least length of that part, metres. */
const FROM_END = 0.2;
const LEAST_WALL = 0.8;
/** Range of the lamps: share of the room's depth before the camera, and distance from the front wall, metres. */
const LAMPS = { back: 0.85, front: 0.3 } as const;
/** Ratio of the ground's radiance to the sky's. */
const GROUND = 0.3;

const ONE: Vec3 = [1, 1, 1];

/** Extent across the room of unseen windows and lamps; metres. */
const middleOf = ({ left, right }: Box): readonly [from: number, to: number] => {
  const across = right - left;
  return [left + across * BESIDE, right - across * BESIDE];
};

/** Lamps all over the ceiling, as one light of radiance 1. */
export function lampsAbove(box: Box): AreaLight {
  const [from, to] = middleOf(box);
  return spanLight(
    FACE.ceiling,
    [from, box.ceiling, box.back * LAMPS.back],
    [to, box.ceiling, Math.min(box.front - LAMPS.front, 0)],
    ONE,
    false,
  );
}

/** Lights of radiance 1 outside the picture. */
export function unseenLights(box: Box, { camera, width }: Pick<Room, 'camera' | 'width'>): AreaLight[] {
  const low = Math.min(SILL.usual, box.ceiling * SILL.most);
  const high = Math.min(HEAD.usual, box.ceiling * HEAD.most);
  const [from, to] = middleOf(box);
  const behind = spanLight(FACE.front, [from, low, box.front], [to, high, box.front], ONE, false);
  const beside = (
    [
      [FACE.left, box.left, -camera.cx / camera.focal],
      [FACE.right, box.right, (width - camera.cx) / camera.focal],
    ] as const
  ).flatMap(([face, x, border]) => {
    // where the picture's border meets the wall
    const begin = Math.max(box.back, border === 0 ? 0 : -x / border) + FROM_END;
    if (box.front - begin < LEAST_WALL) return [];
    return [spanLight(face, [x, low, begin], [x, high, box.front - FROM_END], ONE, false)];
  });
  return [...[behind, ...beside].map((light) => ({ ...light, ground: GROUND })), lampsAbove(box)];
}
