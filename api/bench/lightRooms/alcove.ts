/** Parts of a synthetic room that its box does not represent. */
import type { Random } from '../../stager/random.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import type { Kinds } from './kinds.js';
import { type Alcove, wallRange } from './sceneShape.js';

const WALLS = ['left', 'right', 'back'] as const;
/** Distance before the camera, metres: visible, and not in the way. */
const BEFORE_CAMERA = 1.7;
const FROM_CORNER = 0.25;

export function randomAlcove(random: Random, kind: Kinds['alcove'], box: Box): Alcove | undefined {
  if (kind === 'none') return undefined;
  const wall = random.pick(WALLS);
  const [start, end] = wallRange(box, wall);
  const [low, high] = [start + FROM_CORNER, wall === 'back' ? end - FROM_CORNER : -BEFORE_CAMERA];
  const length = Math.min(random.between(0.8, 1.8), (high - low) * 0.6);
  const from = random.between(low, high - length);
  const to = from + length;
  if (kind === 'recess') {
    const height = random.chance(0.5) ? box.ceiling : Math.min(box.ceiling, random.between(2, 2.3));
    return { kind, wall, from, to, depth: random.between(0.3, 1.2), height };
  }
  return { kind, ...pillarAt(random, box, wall, from, to) };
}

/** A chimney breast in the middle of a wall, or a pillar in a corner of the back wall. */
function pillarAt(random: Random, box: Box, wall: (typeof WALLS)[number], from: number, to: number) {
  const depth = random.between(0.25, 0.45);
  if (random.chance(0.4)) {
    const [width, front] = [random.between(0.25, 0.5), box.back + random.between(0.25, 0.5)];
    return random.chance(0.5)
      ? { left: box.left, right: box.left + width, back: box.back, front }
      : { left: box.right - width, right: box.right, back: box.back, front };
  }
  if (wall === 'left') return { left: box.left, right: box.left + depth, back: from, front: to };
  if (wall === 'right') return { left: box.right - depth, right: box.right, back: from, front: to };
  return { left: from, right: to, back: box.back, front: box.back + depth };
}
