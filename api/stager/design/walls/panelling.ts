/** Pictures on a panelled wall: within its fields, as the joiner meant them to be seen. */
import type { Wall } from '../../contract.js';
import { battens, meetsMoulding, type WallPart } from '../placing/bareWall.js';
import type { Scene } from '../scene/scene.js';

/** Width of a picture as a share of its field, and its height as a share of its width at the most and at the least. */
const OF_FIELD = 0.64;
const TALL = { most: 1.25, least: 0.55 };
/**
 * Metres: a wider picture in a field is too much; a lower one too small to see; kept free to the field's upper rail.
 */
const WIDEST = 0.95;
const LOWEST = 0.35;
const BELOW_RAIL = 0.13;
/** Metres of a step in the search for the rail. */
const STEP = 0.025;
/** Metres by which the middle of a set may be off the middle of what stands below it. */
const CENTRED = 0.22;

/**
 * Where a set has to go: its middle along the wall, the width of what is below it, and between which heights, metres.
 */
interface FieldSpan {
  readonly middle: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** The fields of a panelled wall, metres along it, in order; none where it is not panelled. */
export function fieldsOf(wall: Wall): { readonly from: number; readonly to: number }[] {
  const edges = [...battens(wall)].map(({ along }) => along).toSorted((a, b) => a - b);
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
}

/**
 * One picture in the field that is centred on a piece, or one in each of the two fields at either side of its middle;
 * none where the fields are elsewhere, or their rail leaves no height.
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

/** Metres above the floor of the first level edge over a stretch of wall; the stretch's top where there is none. */
function railAbove(scene: Scene, wall: Wall, part: WallPart): number {
  for (let y = part.bottom + STEP; y < part.top; y += STEP)
    if (meetsMoulding(scene, wall, { ...part, bottom: y, top: y })) return y;
  return part.top;
}
