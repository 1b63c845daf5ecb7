/** Size of a synthetic room, and position and lens of the camera. */
import type { Random } from '../../stager/random.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import { rotationFrom } from '../../shared/geometry/roomAxes.js';
import type { Kinds } from './kinds.js';
import type { SceneCamera } from './sceneShape.js';

export const PICTURE = { width: 480, height: 320 } as const;

type Range = readonly [low: number, high: number];

/** Metres. */
const SIZES: Readonly<Record<string, { readonly width: Range; readonly depth: Range }>> = {
  small: { width: [2.4, 3.2], depth: [3, 4.4] },
  medium: { width: [3.2, 5], depth: [4.2, 6] },
  large: { width: [4.8, 7], depth: [5.8, 8] },
};
/** Horizontal field of view, degrees. */
const LENSES: Readonly<Record<string, Range>> = { narrow: [55, 66], middle: [66, 80], wide: [80, 95] };
const EYE: Range = [0.85, 1.7];
const USUAL_CEILING: Range = [2.3, 2.8];
const HIGH_CEILING: Range = [2.8, 3.4];
/** How far the room extends behind the camera, and at least before it; metres. */
const BEHIND: Range = [0.15, 2.6];
const LEAST_AHEAD = 2.8;
/** Least distance of the camera from a side wall, metres. */
const BESIDE = 0.5;
/** Degrees. */
const YAW: Range = [8, 35];
const PITCH: Range = [-4, 6];
/** Lens shift as shares of the picture's width and height. */
const SHIFT_ACROSS: Range = [0.02, 0.1];
const SHIFT_UP: Range = [0.03, 0.15];

interface Space {
  readonly box: Box;
  readonly hfov: number;
  readonly eye: number;
  readonly camera: SceneCamera;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function randomSpace(random: Random, kinds: Pick<Kinds, 'space' | 'camera'>): Space {
  const [sizeName = '', lensName = ''] = kinds.space.replace(' lens', '').split(', ');
  const [size, lens] = [SIZES[sizeName], LENSES[lensName]];
  if (!size || !lens) throw new Error(`Expected a size and a lens instead of "${kinds.space}".`);
  const width = random.between(...size.width);
  const depth = random.between(...size.depth);
  const left = -random.between(BESIDE, width - BESIDE);
  const front = random.between(BEHIND[0], Math.min(BEHIND[1], depth - LEAST_AHEAD));
  const ceiling = random.between(...(random.chance(0.7) ? USUAL_CEILING : HIGH_CEILING));
  const box = { left, right: left + width, back: front - depth, front, ceiling };
  const hfov = random.between(...lens);
  const eye = random.between(...EYE);
  return { box, hfov, eye, camera: { ...randomCamera(random, kinds.camera, box, hfov), height: eye } };
}

function randomCamera(random: Random, kind: Kinds['camera'], box: Box, hfov: number): Omit<SceneCamera, 'height'> {
  const { width, height } = PICTURE;
  // it is turned towards the wider part of the room
  const side = box.left + box.right > 0 ? -1 : 1;
  const yaw = kind.includes('turned') ? side * random.between(...YAW) : 0;
  const pitch = kind.includes('turned') && random.chance(0.7) ? random.between(...PITCH) : 0;
  const shifted = kind.includes('shifted');
  const across = shifted && random.chance(0.6) ? random.between(...SHIFT_ACROSS) * random.pick([-1, 1]) : 0;
  // more often up, which shows more floor
  const up = shifted ? random.between(...SHIFT_UP) * (random.chance(0.7) ? -1 : 1) : 0;
  return {
    focal: width / 2 / Math.tan(radians(hfov) / 2),
    cx: width * (0.5 + across),
    cy: height * (0.5 + up),
    rotation: rotationFrom({ yaw: radians(yaw), pitch: radians(pitch), roll: 0 }),
  };
}
