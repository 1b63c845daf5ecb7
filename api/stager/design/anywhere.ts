import type { Draft } from './draft.js';
import { lookingAt } from './footprint.js';
import type { Kind } from './kinds.js';
import { addPlant } from './plants.js';
import { inStyle } from './proportions.js';
import { addFirst, fits } from './rules.js';
import type { Scene } from './scene.js';
import { count } from './scene.js';
import { openSpots, wallSpots } from './spots.js';

/** Furniture with a plain back: it stands at a wall or not at all. */
const BACKED: readonly Kind[] = ['media unit', 'bookcase', 'console', 'dresser', 'wardrobe', 'sideboard', 'nightstand'];

/** One more piece of a kind that stands on the floor, anywhere that suits it, `apart` metres from other groups. */
export function addAnywhere(scene: Scene, kind: Kind, apart = 0.5): Draft | null {
  if (kind === 'plant') return addPlant(scene);
  const group = `${kind} ${count(scene, kind) + 1}`;
  const atWall = addFirst(scene, wallSpots(scene, { kind, group }), { apart });
  if (atWall) return atWall;
  if (BACKED.includes(kind)) return null;
  const [main] = scene.pieces;
  const size = inStyle(scene.style, kind);
  for (const spot of openSpots(scene, apart + Math.max(size.width, size.depth) / 2).slice(0, 80)) {
    const angle = main ? lookingAt(spot, main) : 0;
    const piece: Draft = { kind, group, ...size, x: spot.x, z: spot.z, y: 0, angle };
    if (!fits(scene, piece, { apart })) continue;
    scene.pieces.push(piece);
    return piece;
  }
  return null;
}
