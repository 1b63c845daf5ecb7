import type { Style } from '../contract.js';
import type { Draft, Size } from './draft.js';
import type { Kind } from './kinds.js';
import { setOn } from './place.js';
import { addFirst } from './rules.js';
import type { Scene } from './scene.js';
import { count } from './scene.js';
import { wallSpots } from './spots.js';

/** Styles that set a lamp at each end and something low between. */
const SYMMETRIC: readonly Style[] = ['classique', 'demeures', 'hampton'];
/** Metres of top from which on a pair of lamps has room between. */
const FOR_A_PAIR = 1.35;
/** Creativity below which any style is symmetrical. */
const CALM = 6;

/** What a storage piece carries: two lamps and a bowl between, or a lamp or vase at one side and low things beside. */
export function dressTop(scene: Scene, base: Draft): void {
  const reach = base.width / 2 - 0.2;
  const orderly = SYMMETRIC.includes(scene.style) || scene.creativity < CALM;
  if (orderly && base.width >= FOR_A_PAIR && addPairOfLamps(scene, base, reach)) {
    if (scene.creativity >= 4) setOn(scene, base, scene.random.pick(['bowl', 'vase', 'books']), { x: 0, z: 0 });
    return;
  }
  const side = scene.random.pick([1, -1]);
  const lampFirst = base.width >= 1 && scene.random.chance(0.55);
  const first = lampFirst ? setOn(scene, base, 'table lamp', { x: side * reach, z: 0 }) : null;
  if (!first) setOn(scene, base, 'vase', { x: side * reach, z: 0 });
  if (scene.creativity < 5 || base.width < 0.9) return;
  setOn(scene, base, 'books', { x: -side * (reach - 0.02), z: 0 });
  const between: Kind = scene.random.pick(['sculpture', 'candles', 'bowl', 'vase']);
  if (base.width >= FOR_A_PAIR && scene.creativity >= 10)
    setOn(scene, base, between, { x: -side * reach * 0.35, z: 0 });
}

function addPairOfLamps(scene: Scene, base: Draft, reach: number): boolean {
  const before = scene.pieces.length;
  const both = [1, -1].every((end) => setOn(scene, base, 'table lamp', { x: end * reach, z: 0 }) !== null);
  if (!both) scene.pieces.length = before;
  return both;
}

export interface AtWall {
  readonly group?: string;
  readonly size?: Size;
  /** metres to other groups; default 0.5 */
  readonly apart?: number;
}

/** A piece with its back to the most fitting free stretch of wall. */
export function addAtWall(scene: Scene, kind: Kind, options: AtWall = {}): Draft | null {
  const group = options.group ?? `${kind} ${count(scene, kind) + 1}`;
  const spots = wallSpots(scene, { kind, group, ...(options.size ? { size: options.size } : {}) });
  return addFirst(scene, spots, { apart: options.apart ?? 0.5, inFrame: 0.93, seen: 0.65 });
}
