/** Pictures on a panelled wall, centred in its fields. */
import type { Wall } from '../../contract.js';
import { battens, meetsMoulding, type WallPart } from '../placing/bareWall.js';
import type { Scene } from '../scene/scene.js';

/** Width of a picture as a share of its field's; greatest and least height as a share of its width. */
const OF_FIELD = 0.64;
const TALL = { most: 1.25, least: 0.55 };
/**
 * Metres: greatest width of a picture in a field, least height, and distance to the field's upper rail.
 */
const WIDEST = 0.95;
const LOWEST = 0.35;
const BELOW_RAIL = 0.13;
/** Step of the search for the rail, metres. */
const STEP = 0.025;
/** Greatest distance between the middle of a set and that of the piece below it, metres. */
const CENTRED = 0.22;

/**
 * The place of a set: its middle along the wall, the width of the piece below it, and its lowest and highest edge;
 * metres.
 */
interface FieldSpan {
  readonly middle: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** The fields of a panelled wall as metres along it, in order; empty where the wall is not panelled. */
export function fieldsOf(wall: Wall): { readonly from: number; readonly to: number }[] {
  const edges = [...battens(wall)].map(({ along }) => along).toSorted((a, b) => a - b);
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
}

/**
 * One picture in the field that is centred on a piece, or one in each of the two fields at either side of its middle;
 * none where no field is centred so, or the rail leaves too little height.
 */
export function setInFields(scene: Scene, wall: Wall, span: FieldSpan): WallPart[] {
  const fields = fieldsOf(wall);
  const sets = [
    ...fields.map((field) => [field]),
    ...fields.slice(1).map((field, index) => [fields[index] ?? field, field]),
  ];
  const centred = sets.filter(([first, last = first]) => {
    if (!first || !last || last.to - first.from > span.width * 1.25) return false;
    return Math.abs((first.from + last.to) / 2 - span.middle) < CENTRED;
  });
  const [set] = centred.toSorted((a, b) => b.length - a.length);
  const [first, last = first] = set ?? [];
  if (!set || !first || !last) return [];
  const ceiling = Math.min(span.top, railAbove(scene, wall, { ...span, from: first.from, to: last.to }) - BELOW_RAIL);
  const width = Math.min(WIDEST, OF_FIELD * Math.min(...set.map(({ from, to }) => to - from)));
  const height = Math.min(TALL.most * width, ceiling - span.bottom);
  if (height < Math.max(LOWEST, TALL.least * width)) return [];
  return set.map(({ from, to }) => ({
    from: (from + to - width) / 2,
    to: (from + to + width) / 2,
    bottom: span.bottom,
    top: span.bottom + height,
  }));
}

/** Metres above the floor of the lowest horizontal edge in a stretch of wall; the stretch's top where there is none. */
function railAbove(scene: Scene, wall: Wall, part: WallPart): number {
  for (let y = part.bottom + STEP; y < part.top; y += STEP)
    if (meetsMoulding(scene, wall, { ...part, bottom: y, top: y })) return y;
  return part.top;
}
