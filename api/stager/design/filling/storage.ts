import type { Draft } from '../../furniture/draft.js';
import type { Kind, Size } from '../../kinds.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { nextGroup } from '../scene/scene.js';
import { wallSpots } from '../placing/spots.js';

interface AtWall {
  readonly group?: string;
  readonly size?: Size;
  /** metres to other groups; default 0.5 */
  readonly apart?: number;
}

/** Adds a piece with its back to the best free stretch of wall; null where none fits. */
export function addAtWall(scene: Scene, kind: Kind, options: AtWall = {}): Draft | null {
  const group = options.group ?? nextGroup(scene, kind);
  const spots = wallSpots(scene, { kind, group, ...(options.size ? { size: options.size } : {}) });
  return addFirst(scene, spots, { apart: options.apart ?? 0.5, inFrame: 0.93, seen: 0.65 });
}
