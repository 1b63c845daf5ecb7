import { type Kind, KINDS } from '../../kinds.js';
import { isBeforeEdge } from '../scene/clutter.js';
import type { Draft } from '../../furniture/draft.js';
import { isClearOfLamps, isLit, lampFor, setLamp } from '../lamps/lamps.js';
import { hidesDoorway, hidesGlass } from '../scene/openings.js';
import { allOrNothing, beside, setOn } from '../placing/place.js';
import { atArm } from '../../furniture/proportions.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { count, wanted } from '../scene/scene.js';
import { pictureX } from '../placing/spots.js';
import { shownOf, view } from '../scene/view.js';

/** The rules for slim pieces at a seat's ends. */
const SLIM_STRICTNESS = { apart: 0.3, inFrame: 0.95, seen: 0.45 };
/** Metres between a seat and the piece at its end, in order of preference. */
const GAPS = [0.12, 0.07, 0.18, 0.32] as const;
/** Greatest height of a lamp as a share of the picture's height: a nearer one dominates the foreground. */
const MOST_SHOWN = 0.36;
/** Share of the picture's height by which the lower edge of a piece at an end may be below the seat's. */
const MOST_BELOW = 0.015;
/** Metres between a sofa and the console behind it, and least metres behind a sofa for a console. */
const BETWEEN = 0.06;
const CONSOLE_BEHIND = 0.45;

/** The seat's ends, the one nearer to the picture's middle first. */
function endsByPicture(scene: Scene, base: Draft): (1 | -1)[] {
  const off = (end: number) => {
    const at = beside(scene, base, 'side table', { x: (end * base.width) / 2, z: 0 });
    return Math.abs(pictureX(scene, at) - 0.5);
  };
  return ([1, -1] as const).toSorted((a, b) => off(a) - off(b));
}

/** Candidates at one end of a seat for a slim piece, in line with its back. */
export function endSpots(scene: Scene, base: Draft, kind: Kind, end: number): Draft[] {
  const size = atArm(scene.style, kind, base);
  const { width, depth } = size;
  return GAPS.flatMap((gap) =>
    [0.02, 0.15].map((forward) =>
      beside(scene, base, kind, {
        x: end * (base.width / 2 + gap + width / 2),
        z: -base.depth / 2 + depth / 2 + forward,
        size,
      }),
    ),
  );
}

/**
 * Adds pieces at a sofa's ends: a pair of tables with lamps, or a floor lamp at one end and a table at the other, as
 * far as they fit.
 * @param options.pair tries the same pieces at both ends first
 * @param options.strictly one floor lamp at most, and no pair
 * @param options.both up to two side tables instead of one
 */
export function addAtSofaEnds(
  scene: Scene,
  sofa: Draft,
  {
    pair,
    strictly = false,
    both = false,
  }: { readonly pair: boolean; readonly strictly?: boolean; readonly both?: boolean },
): void {
  const possible = endsByPicture(scene, sofa).filter((end) =>
    endSpots(scene, sofa, 'side table', end).every(isNotBefore(scene, sofa)),
  );
  const clear = possible.filter(
    (end) => !endSpots(scene, sofa, 'side table', end).some((at) => hidesDoorway(scene, at)),
  );
  const good = clear.length > 0 ? clear : possible;
  if (pair && !strictly && good.length === 2 && allOrNothing(scene, () => addPair(scene, sofa))) return;
  const order = scene.random.chance(0.5) ? good : good.toReversed();
  const spots = (kind: Kind, sides: readonly number[]) => sides.flatMap((end) => endSpots(scene, sofa, kind, end));
  const others = endsByPicture(scene, sofa).filter((end) => !good.includes(end));
  const lamps = spots('floor lamp', [...order, ...others]).filter((lamp) => isBeforeCalmWall(scene, lamp));
  if (wanted(scene, 'floor lamp', 1) > 0) addFirst(scene, lamps, SLIM_STRICTNESS);
  const tables = wanted(scene, 'side table', strictly ? 0 : both ? 2 : 1);
  for (let index = 0; index < Math.min(2, tables); index++)
    addFirst(scene, spots('side table', order.toReversed()), SLIM_STRICTNESS);
}

/**
 * Adds a floor lamp behind the shoulder, and a small table beside the arm, of an armchair in a sofa's group, where the
 * sofa's own ends had no room for them.
 */
export function addAtChairs(scene: Scene, chairs: readonly Draft[]): void {
  const at = (kind: Kind, forwards: readonly number[]): Draft[] => {
    return chairs.flatMap((chair) => {
      const size = atArm(scene.style, kind, chair);
      const x = chair.width / 2 + size.width / 2 + 0.1;
      return endsByPicture(scene, chair).flatMap((end) =>
        forwards.map((forward) => beside(scene, chair, kind, { x: end * x, z: forward * chair.depth, size })),
      );
    });
  };
  if (count(scene, 'floor lamp') < wanted(scene, 'floor lamp', 1)) {
    const lamps = at('floor lamp', [-0.35, -0.55, -0.15]);
    addFirst(
      scene,
      lamps.filter((lamp) => isBeforeCalmWall(scene, lamp) && isClearOfLamps(scene, lamp)),
      SLIM_STRICTNESS,
    );
  }
  if (count(scene, 'side table') >= wanted(scene, 'side table', 1)) return;
  addFirst(scene, at('side table', [0, -0.15, 0.15]), SLIM_STRICTNESS);
}

/**
 * Whether a lamp stands before a plain stretch of wall: not in the foreground, before a door or before a wall's end.
 */
export const isBeforeCalmWall = (scene: Scene, lamp: Draft): boolean =>
  shownOf(scene.room, lamp) <= MOST_SHOWN && !hidesDoorway(scene, lamp) && !isBeforeEdge(scene, lamp);

/** Tells whether a piece at a sofa's end does not stand before the sofa in the picture. */
function isNotBefore({ room }: Scene, sofa: Draft): (at: Draft) => boolean {
  const { bottom } = view(room, sofa);
  return (at) => view(room, at).bottom <= bottom + MOST_BELOW;
}

function addPair(scene: Scene, sofa: Draft): boolean {
  if (wanted(scene, 'side table', 2) < 2) return false;
  return ([-1, 1] as const).every((end) => {
    const table = addFirst(scene, endSpots(scene, sofa, 'side table', end), SLIM_STRICTNESS);
    if (!table) return false;
    return wanted(scene, 'table lamp', 2) < 2 || setLamp(scene, table, end) !== null;
  });
}

/** Adds a console with a pair of lamps behind a sofa that stands away from its wall; none before glass. */
export function addConsoleBehind(scene: Scene, sofa: Draft): boolean {
  // the lamps at the sofa's ends suffice
  if (!sofa.wall || wanted(scene, 'console', 1) === 0 || count(scene, 'table lamp') > 1) return false;
  const { depth } = KINDS.console.size;
  const size = { width: sofa.width * 0.72, depth, height: Math.min(KINDS.console.size.height, sofa.height - 0.04) };
  const z = -(sofa.depth + depth) / 2 - BETWEEN;
  const behind = beside(scene, sofa, 'console', { x: 0, z, size });
  const clear = beside(scene, sofa, 'console', { x: 0, z: z - CONSOLE_BEHIND / 2, size });
  if (hidesGlass(scene, { ...behind, height: behind.height + lampFor(behind).height })) return false;
  if (!addFirst(scene, [clear], { seen: 0, gap: 0 })) return false;
  scene.pieces.pop();
  const console = addFirst(scene, [behind], { seen: 0.04, gap: 0.02 });
  if (!console) return false;
  if (isLit(scene, console)) return true;
  const reach = console.width / 2 - 0.22;
  const lamp = lampFor(console);
  for (const side of [-1, 1]) setOn(scene, console, 'table lamp', { x: side * reach, z: 0, size: lamp });
  return true;
}
