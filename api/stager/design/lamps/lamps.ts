/** Table lamps. They are set before arrangements are compared, as they count in the score. */
import { CALM } from '../scene/creativity.js';
import { KINDS, type Size } from '../../kinds.js';
import type { Style } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { setOn } from '../placing/place.js';
import { hidesGlass } from '../scene/openings.js';
import { distanceTo } from '../scene/footprint.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { onTopOf } from './tops.js';

/** Styles that set a lamp at each end of a top. */
const SYMMETRIC_STYLES: readonly Style[] = ['classique', 'demeures', 'hampton'];
/** Width of a top, metres, from which on it takes one lamp, and a pair, beside other items. */
const FOR_ONE = 1;
const FOR_A_PAIR = 1.35;
/** More lamps than this on a room's side tables look like a showroom. */
const MOST_SIDE_TABLE_LAMPS = 2;

/** Least metres between two floor lamps, and between a floor lamp and a table lamp. */
const FLOOR_LAMPS_APART = 2.5;
const LAMPS_APART = 1.6;
/** Least metres between a floor lamp and a long top that takes lamps at its ends. */
const LAMP_FROM_TOP = 1.1;

const areNear = (a: Draft, b: Draft, apart = LAMPS_APART): boolean => Math.hypot(a.x - b.x, a.z - b.z) < apart;

/** Whether no other lamp is so near to a floor lamp that both light the same area. */
export const isClearOfLamps = ({ pieces }: Scene, lamp: Draft): boolean =>
  !pieces.some(
    (other) =>
      (other.kind === 'floor lamp' && areNear(lamp, other, FLOOR_LAMPS_APART)) ||
      (other.kind === 'table lamp' && areNear(lamp, other)),
  );

/** Whether a floor lamp stands so near that a lamp on this would light the same area. */
export const isLit = ({ pieces }: Scene, base: Draft): boolean =>
  pieces.some(
    (lamp) => lamp.kind === 'floor lamp' && (areNear(lamp, base) || distanceTo(base, [lamp.x, lamp.z]) < LAMP_FROM_TOP),
  );

/** Sets lamps on low storage and side tables that carry nothing yet and have no floor lamp near. */
export function lightTops(scene: Scene): void {
  for (const base of scene.pieces.filter(({ kind }) => KINDS[kind].isLowStorage || kind === 'side table')) {
    if (onTopOf(scene, base).length > 0 || isLit(scene, base)) continue;
    if (base.kind === 'side table') lightSideTable(scene, base);
    else lightStorage(scene, base);
  }
}

/** Least height of a lamp's top above the floor, metres, for reading beside it. */
const LEAST_TOP = 1;

/** The size of a lamp for a top: higher where that is low. */
export function lampFor({ y, height }: Draft): Size {
  const usual = KINDS['table lamp'].size;
  return { ...usual, height: Math.max(usual.height, LEAST_TOP - y - height) };
}

/** Share of the usual size of a lamp that finds a place where the usual one hides too much. */
const SLIM = 0.75;

/**
 * Sets a lamp on a small table, off its middle where possible, so that there is space before it. Before glass it
 * stands beside a bed only, where a pair belongs, or as the room's only lamp.
 * @param outward 1 or -1: the side of the table's x axis that is away from the seat or bed
 */
export function setLamp(scene: Scene, base: Draft, outward: 1 | -1 = 1): Draft | null {
  const spots = [
    { x: outward * 0.09, z: -0.05 },
    { x: 0, z: -0.05 },
    { x: 0, z: 0 },
  ];
  const size = lampFor(base);
  const lamps = count(scene, 'floor lamp') + count(scene, 'table lamp');
  const lamp: Draft = { ...base, ...size, kind: 'table lamp', y: base.y + base.height };
  if (base.kind !== 'nightstand' && lamps > 0 && hidesGlass(scene, lamp)) return null;
  const slim = { width: size.width * SLIM, depth: size.depth * SLIM, height: size.height * SLIM };
  for (const each of [size, slim])
    for (const spot of spots) {
      const set = setOn(scene, base, 'table lamp', { ...spot, size: each });
      if (set) return set;
    }
  return null;
}

function lightSideTable(scene: Scene, table: Draft): void {
  if (count(scene, 'table lamp') >= MOST_SIDE_TABLE_LAMPS || wanted(scene, 'table lamp', 1) === 0) return;
  if (scene.random.chance(0.8)) setLamp(scene, table, scene.random.pick([1, -1]));
}

function lightStorage(scene: Scene, base: Draft): void {
  const reach = base.width / 2 - 0.2;
  const orderly = SYMMETRIC_STYLES.includes(scene.style) || scene.creativity < CALM;
  if (orderly && base.width >= FOR_A_PAIR && addPair(scene, base, reach)) return;
  if (base.width >= FOR_ONE && scene.random.chance(0.55))
    setOn(scene, base, 'table lamp', { x: scene.random.pick([1, -1]) * reach, z: 0, size: lampFor(base) });
}

function addPair(scene: Scene, base: Draft, reach: number): boolean {
  const before = scene.pieces.length;
  const size = lampFor(base);
  const both = [1, -1].every((end) => setOn(scene, base, 'table lamp', { x: end * reach, z: 0, size }) !== null);
  if (!both) scene.pieces.length = before;
  return both;
}
