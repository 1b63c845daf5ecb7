/** Where light may come from that the photo does not show: windows beside and behind the camera, lamps above. */
import type { Room, Vec3 } from '../contract.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { spanLight, type AreaLight } from './lights.js';

/** Windows reach from and to these heights, metres, and shares of the ceiling's height. */
const SILL = { usual: 0.8, most: 0.3 } as const;
const HEAD = { usual: 2.2, most: 0.86 } as const;
/** Shares of the room's width beside a window behind the camera and beside lamps. */
const BESIDE = 0.2;
/** Metres between a window and the ends of what the photo does not show of its wall, and the least of such a wall. */
const FROM_END = 0.2;
const LEAST_WALL = 0.8;
/** Shares of the room's depth before the camera, and metres from the front wall, between which lamps hang. */
const LAMPS = { back: 0.85, front: 0.3 } as const;
/** Of the sky's radiance, what lies below the horizon sends. */
const GROUND = 0.3;

const ONE: Vec3 = [1, 1, 1];

/** Where across the room windows and lamps lie that are not seen; metres. */
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

/** Lights of radiance 1 that the photo does not show. */
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
