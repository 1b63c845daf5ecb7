/** The tops of a room: their form, what stands on them, and how much of them is covered. */
import { isOvalTop } from '../../furniture/ovalTops.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { corners, within } from '../scene/footprint.js';
import { KINDS } from '../../kinds.js';
import type { Scene } from '../scene/scene.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';

/** Metres between an item and the edge of its top. */
const FROM_EDGE = 0.012;
/** Share of a top that may be covered. */
const MOST_COVERED = 0.45;

/** Whether the catalogue builds a piece with an oval or round top. */
function isOval({ style }: Pick<Scene, 'style'>, { kind, width, depth }: Pick<Draft, 'kind' | 'width' | 'depth'>) {
  const { shapes } = STYLE_BOOKS[style];
  if (kind === 'pouf') return true;
  if (kind === 'side table')
    return (
      shapes.roundTables ||
      ['slab', 'drum', 'frame', 'pebble'].includes(shapes.coffeeTable) ||
      ['turned', 'cabriole'].includes(shapes.leg)
    );
  if (kind === 'coffee table' && ['drum', 'pebble', 'tray'].includes(shapes.coffeeTable)) return true;
  return KINDS[kind].mayBeRound === true && isOvalTop(shapes, { width, depth });
}

type Thing = Placed & Pick<Draft, 'kind'>;

/** Whether an item stands wholly on a top, away from its edge. */
export function staysWithin(scene: Pick<Scene, 'style'>, top: Thing, thing: Thing): boolean {
  const [a, b] = [top.width / 2 - FROM_EDGE, top.depth / 2 - FROM_EDGE];
  if (!isOval(scene, top)) {
    return corners(thing).every((corner) => {
      const [x, z] = within(top, corner);
      return Math.abs(x) <= a && Math.abs(z) <= b;
    });
  }
  if (KINDS[thing.kind].foot !== 'round') {
    return corners(thing).every((corner) => {
      const [x, z] = within(top, corner);
      return Math.hypot(x / a, z / b) <= 1;
    });
  }
  const radius = Math.max(thing.width, thing.depth) / 2;
  const [x, z] = within(top, [thing.x, thing.z]);
  return radius < Math.min(a, b) && Math.hypot(x / (a - radius), z / (b - radius)) <= 1;
}

const footprint = ({ width, depth }: Pick<Placed, 'width' | 'depth'>): number => width * depth;

/** The pieces that stand directly on a top. */
export const onTopOf = ({ pieces }: Pick<Scene, 'pieces'>, top: Draft): Draft[] =>
  pieces.filter((thing) => {
    if (thing === top || Math.abs(thing.y - top.y - top.height) > 1e-6) return false;
    const [x, z] = within(top, [thing.x, thing.z]);
    return Math.abs(x) < top.width / 2 && Math.abs(z) < top.depth / 2;
  });

/** Whether enough of a top stays free with more items. */
export function leavesTopFree(scene: Scene, top: Draft, things: readonly Draft[]): boolean {
  const area = footprint(top) * (isOval(scene, top) ? Math.PI / 4 : 1);
  const taken = [...onTopOf(scene, top).filter(({ kind }) => !KINDS[kind].isInUse), ...things];
  return taken.reduce((sum, thing) => sum + footprint(thing), 0) <= MOST_COVERED * area;
}
