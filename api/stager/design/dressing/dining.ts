/** A laid dining table: a place setting for each chair or for none, something low between. */
import { RICH } from '../scene/creativity.js';
import { TUCKED } from '../tables/dining.js';
import type { Size } from '../../kinds.js';
import type { Draft } from '../../furniture/draft.js';
import { place, within } from '../scene/footprint.js';
import { allOrNothing, setOn } from '../placing/place.js';
import type { Scene } from '../scene/scene.js';
import { staysWithin } from '../lamps/tops.js';

/** Place settings for a deep and for a shallow table, and for the bends of an oval one, metres. */
const SETTING_SIZES: readonly Size[] = [
  { width: 0.42, depth: 0.3, height: 0.19 },
  { width: 0.38, depth: 0.26, height: 0.17 },
  { width: 0.34, depth: 0.24, height: 0.17 },
];
/** Metres of bare table before a place. */
const FROM_EDGE = 0.03;
/** Metres of table between two settings that face each other, where the centrepiece stands. */
const GAP_BETWEEN = 0.24;
/** A table too shallow for that is laid all the same where this much is left. */
const LEAST_GAP_BETWEEN = 0.1;
/** Length of a table, metres, from which on candlesticks stand at both sides of its middle. */
const LONG_TABLE = 1.7;

/** Lays a table for all the chairs that stand at it, or for none: the middle then has all the more room. */
export function layPlaces(scene: Scene, table: Draft): void {
  if (scene.creativity < RICH) return;
  const chairs = scene.pieces.filter(({ kind, group }) => kind === 'dining chair' && group === table.group);
  const between = ({ depth }: Size) => table.depth - 2 * (depth + FROM_EDGE);
  const roomy = SETTING_SIZES.filter((size) => between(size) >= GAP_BETWEEN);
  const sizes = roomy.length > 0 ? roomy : SETTING_SIZES.filter((size) => between(size) >= LEAST_GAP_BETWEEN).slice(-1);
  // at a corner, broad places of two chairs meet: narrower ones may all find room
  sizes.some((size) => allOrNothing(scene, () => chairs.every((chair) => layBefore(scene, table, { chair, size }))));
}

function layBefore(scene: Scene, table: Draft, { chair, size }: { chair: Draft; size: Size }): boolean {
  // at a bend of an oval edge a place lies further in
  return [0, 0.03, 0.06, 0.09].some((further) => {
    const ahead = chair.depth / 2 - TUCKED + FROM_EDGE + further + size.depth / 2;
    const [x, z] = within(table, place(chair, 0, ahead));
    const turn = chair.angle + Math.PI - table.angle;
    const draft: Draft = { ...chair, kind: 'place setting', ...size, angle: table.angle + turn };
    const [roomX, roomZ] = place(table, x, z);
    if (!staysWithin(scene, table, { ...draft, x: roomX, z: roomZ })) return false;
    return setOn(scene, table, 'place setting', { x, z, turn, size }) !== null;
  });
}

/** Candlesticks at both sides of the middle of a long table. */
export function lightTable(scene: Scene, table: Draft): void {
  if (table.width < LONG_TABLE || scene.creativity < RICH) return;
  const size = { width: 0.26, depth: 0.11, height: 0.3 };
  for (const end of [-1, 1])
    [0.45, 0.4, 0.52].some((x) => setOn(scene, table, 'candlesticks', { x: end * x, z: 0, size }) !== null);
}
