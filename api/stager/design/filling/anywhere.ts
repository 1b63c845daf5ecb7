import type { Draft } from '../../furniture/draft.js';
import { isClearOfLamps } from '../lamps/lamps.js';
import { lookingAt } from '../scene/footprint.js';
import { type Kind, KINDS } from '../../kinds.js';
import { addPlant } from './plants.js';
import { inStyle } from '../../furniture/proportions.js';
import { addFirst, fits } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { nextGroup } from '../scene/scene.js';
import { openSpots, wallSpots } from '../placing/spots.js';

/** Metres: pieces lower than this, as a pouf or a bench, may stand on a rug. */
const ON_RUG = 0.5;

/**
 * One more piece of a kind with its back to a wall, `apart` metres from other groups; a plant also in a corner.
 * @param lowest how far down the picture it may reach, as a share of its height
 */
export function addAtSomeWall(scene: Scene, kind: Kind, apart: number, lowest = 1): Draft | null {
  if (kind === 'plant') return addPlant(scene);
  const spots = wallSpots(scene, { kind, group: nextGroup(scene, kind) });
  return addFirst(scene, kind === 'floor lamp' ? spots.filter((spot) => isClearOfLamps(scene, spot)) : spots, {
    apart,
    lowest,
  });
}

/** One more piece of a kind that the agent asked for: at a wall, else anywhere on the floor where it fits. */
export function addAnywhere(scene: Scene, kind: Kind, apart = 0.5, lowest = 1): Draft | null {
  const atWall = addAtSomeWall(scene, kind, apart, lowest);
  if (atWall || kind === 'plant' || KINDS[kind].atWallsOnly) return atWall;
  const group = nextGroup(scene, kind);
  const [main] = scene.pieces;
  const size = inStyle(scene.style, kind);
  for (const spot of openSpots(scene, apart + Math.max(size.width, size.depth) / 2, {
    onRugs: size.height < ON_RUG,
  }).slice(0, 80)) {
    const angle = main ? lookingAt(spot, main) : 0;
    const piece: Draft = { kind, group, ...size, x: spot.x, z: spot.z, y: 0, angle };
    if (!fits(scene, piece, { apart, lowest })) continue;
    scene.pieces.push(piece);
    return piece;
  }
  return null;
}
