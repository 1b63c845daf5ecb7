import type { Draft, Size } from './draft.js';
import type { Kind } from './kinds.js';
import { setOn } from './place.js';
import { addFirst } from './rules.js';
import type { Scene } from './scene.js';
import { count } from './scene.js';
import { wallSpots } from './spots.js';

/** What a storage piece carries: a lamp or a vase at one side, books at the other. */
export function dressTop(scene: Scene, base: Draft): void {
  const side = scene.random.pick([1, -1]);
  const reach = base.width / 2 - 0.2;
  const lampFirst = base.width >= 1 && scene.random.chance(0.55);
  const first = lampFirst ? setOn(scene, base, 'table lamp', { x: side * reach, z: 0 }) : null;
  if (!first) setOn(scene, base, 'vase', { x: side * reach, z: 0 });
  if (scene.creativity >= 5 && base.width >= 0.9) setOn(scene, base, 'books', { x: -side * (reach - 0.02), z: 0 });
}

/** A piece with its back to the most fitting free stretch of wall. */
export function addAtWall(
  scene: Scene,
  kind: Kind,
  options: { group?: string; size?: Size; apart?: number } = {},
): Draft | null {
  const group = options.group ?? `${kind} ${count(scene, kind) + 1}`;
  const spots = wallSpots(scene, { kind, group, ...(options.size ? { size: options.size } : {}) });
  return addFirst(scene, spots, { apart: options.apart ?? 0.5, inFrame: 0.93, seen: 0.65 });
}
