/** Finishes every top of a furnished room as a stylist would. */
import { DRESSED } from './scene/creativity.js';
import type { Draft } from '../furniture/draft.js';
import { layPlaces, lightTable } from './dressing/dining.js';
import { COMPOSITIONS, type Composition, type Role, type DecorItem } from './dressing/compositions.js';
import { fullnessOf, type Slot, SLOTS } from './dressing/slots.js';
import { leavesTopFree, onTopOf, staysWithin } from './lamps/tops.js';
import { addThrowBasket } from './dressing/throwBasket.js';
import { overlap, within } from './scene/footprint.js';
import { KINDS } from '../kinds.js';
import { allOrNothing, beside, setOn, type Spot } from './placing/place.js';
import type { Scene } from './scene/scene.js';
import { count, mayAdd } from './scene/scene.js';

/** Shifts of a group along its top, and across it, that are tried, metres. */
const SHIFTS_ALONG = [0, 0.06, -0.06, 0.13, -0.13] as const;
const SHIFTS_ACROSS = [0, 0.04, -0.05] as const;
/** Places across and deep that are tried for one small item. */
const GRID_STEPS = 9;
/** Metres between two items. */
const ITEM_GAP = 0.02;
/** Groups that are tried for one place: where some hide too much, others mostly do as well. */
const MOST_TRIES = 8;
/** Factor on the size of items in styles that show few. */
const SPARE_SCALE = 1.18;
/** Points per item of a group in a rich room. */
const POINTS_PER_ITEM = 0.4;
/** Sizes that are tried, the largest first: low flowers hide less. */
const SCALES = [1, 0.8] as const;

/** A room, and the groups of items that it has already. */
interface Dressing {
  readonly scene: Scene;
  /** how often each was set */
  readonly used: Map<Composition, number>;
}

/**
 * Sets decorative items on all tops: few where creativity is low, many from 12 on; no group twice in a room, nothing
 * over an edge, most of each top left free. The same scene gives the same items.
 */
export function dressRoom(scene: Scene): void {
  const dressing: Dressing = { scene, used: new Map() };
  const standing = [...scene.pieces];
  for (const table of standing.filter(({ kind }) => kind === 'dining table')) dressDiningTable(dressing, table);
  for (const [kind, slotsOn] of Object.entries(SLOTS)) {
    for (const top of standing.filter((piece) => piece.kind === kind)) {
      const side = scene.random.pick([1, -1]);
      const slots = slotsOn({ scene, top, fullness: fullnessOf(scene), side, front: frontDirection(top) });
      for (const slot of slots) {
        rolesFor(slot).some((role) => fillSlot(dressing, top, { ...slot, role }));
      }
    }
  }
  addThrowBasket(scene);
}

/** The front of a top is towards the camera where it stands in the open, and away from the wall where it has one. */
const frontDirection = (top: Draft): 1 | -1 => (KINDS[top.kind].inTheOpen && within(top, [0, 0])[1] < 0 ? -1 : 1);

/** Roles that are tried where no group of a role fits: lower, then smaller ones. */
const FALLBACK_ROLES: Partial<Record<Role, readonly Role[]>> = {
  tall: ['low', 'small'],
  low: ['small'],
  side: ['small'],
};
const rolesFor = ({ role }: Slot): readonly Role[] => [role, ...(FALLBACK_ROLES[role] ?? [])];

function dressDiningTable(dressing: Dressing, table: Draft): void {
  layPlaces(dressing.scene, table);
  if (fillSlot(dressing, table, { role: 'centre', x: 0, z: 0, front: 1 })) lightTable(dressing.scene, table);
}

/** Sets the first group that fits into a slot; larger groups, and those of kinds that are rare so far, come first. */
function fillSlot(dressing: Dressing, top: Draft, slot: Slot): boolean {
  const { scene, used } = dressing;
  const outdoors = top.kind === 'outdoor coffee table';
  // both nightstands may carry the same group
  const isPair = top.kind === 'nightstand';
  const usesOf = (group: Composition): number => used.get(group) ?? 0;
  const here = new Set(onTopOf(scene, top).map(({ kind }) => kind));
  const pool = COMPOSITIONS.filter(
    (group) =>
      group.roles.includes(slot.role) &&
      // two cups on one table look like leftovers
      !(group.items.length === 1 && here.has(group.items[0].kind)) &&
      scene.creativity >= (group.from ?? DRESSED) &&
      (!outdoors || group.outdoors === true) &&
      usesOf(group) < (isPair || group.items.length === 1 ? mostUses(slot) : 1),
  );
  const rich = fullnessOf(scene) === 'rich';
  const appeal = (group: Composition): number => {
    const had = group.items.reduce((sum, { kind }) => sum + count(scene, kind), 0) / group.items.length;
    return (group.wanted ?? 0) - had - usesOf(group) + (rich ? POINTS_PER_ITEM * group.items.length : 0);
  };
  const order = scene.random.shuffled(pool).toSorted((a, b) => appeal(b) - appeal(a));
  const parts = partsOf(top, slot);
  const scales = fullnessOf(scene) === 'spare' && !isSmall(slot) ? [SPARE_SCALE, 1] : SCALES;
  let tries = 0;
  for (const group of order)
    for (const scale of scales)
      for (const part of parts) {
        const laid = firstLayOut(dressing, top, { group, scale, places: part });
        if (!laid) continue;
        if (allOrNothing(scene, () => setGroup(scene, top, laid))) {
          used.set(group, usesOf(group) + 1);
          return true;
        }
        if (++tries === MOST_TRIES) return false;
      }
  return false;
}

/**
 * Where a slot's group may stand, by parts of the top: a group that hides too much in one place of a part does so in
 * the others. A small item may stand in any quarter, a group at either end.
 */
function partsOf(top: Draft, slot: Slot): Slot[][] {
  if (isSmall(slot)) return quarters(top, slot);
  const near = (x: number): Slot[] =>
    SHIFTS_ACROSS.flatMap((z) => SHIFTS_ALONG.map((along) => ({ ...slot, x: x + along, z: slot.z + z })));
  return Math.abs(slot.x) < 0.1 ? [near(slot.x)] : [near(slot.x), near(-slot.x)];
}

/** Places all over a top, by its quarters, the nearest to the slot first. */
function quarters(top: Draft, slot: Slot): Slot[][] {
  const shares = Array.from({ length: GRID_STEPS }, (_, k) => (k / (GRID_STEPS - 1) - 0.5) * 0.8);
  const away = ({ x, z }: Slot) => Math.hypot(x - slot.x, z - slot.z);
  const all = shares.flatMap((x) => shares.map((z) => ({ ...slot, x: x * top.width, z: z * top.depth })));
  const places = [slot, ...all].toSorted((a, b) => away(a) - away(b));
  const parts = new Map<string, Slot[]>();
  for (const place of places) {
    const part = `${place.x > 0} ${place.z > 0}`;
    parts.set(part, [...(parts.get(part) ?? []), place]);
  }
  return [...parts.values()];
}

interface Search {
  readonly group: Composition;
  readonly scale: number;
  readonly places: readonly Slot[];
}

function firstLayOut(dressing: Dressing, top: Draft, { group, scale, places }: Search): LaidItem[] | null {
  for (const slot of places) {
    const laid = layOut(dressing, top, { group, slot, scale });
    if (laid) return laid;
  }
  return null;
}

interface LaidItem {
  readonly item: DecorItem;
  readonly spot: Spot;
}

/** The positions of a group's items on a top; null where one of them does not fit. */
function layOut(
  { scene }: Dressing,
  top: Draft,
  { group, slot, scale }: { readonly group: Composition; readonly slot: Slot; readonly scale: number },
): LaidItem[] | null {
  if (!mayAdd(scene, group.items[0].kind)) return null;
  // the tall side of a group is at the outer end of its top
  const mirrored = slot.x > 0 ? -1 : 1;
  // on a narrow top items stand in a row
  const deep = Math.min(1, top.depth / 0.45) * slot.front;
  const laid = group.items.map((item): LaidItem => {
    const [width, depth, height] = item.size.map((metres) => metres * scale);
    const spot = {
      x: slot.x + mirrored * (item.x ?? 0) * scale,
      z: slot.z + (item.z ?? 0) * deep * scale,
      turn: mirrored * (item.turn ?? 0) + (slot.front > 0 ? 0 : Math.PI),
      size: { width, depth, height },
    };
    return { item, spot };
  });
  const level = laid.filter(({ item }) => !item.stacked);
  const drafts = level.map(({ item, spot }): Draft => ({
    ...beside(scene, top, item.kind, spot),
    y: top.y + top.height,
  }));
  const there = onTopOf(scene, top);
  const fits =
    drafts.every(
      (draft) => staysWithin(scene, top, draft) && !there.some((other) => overlap(draft, other, ITEM_GAP)),
    ) && leavesTopFree(scene, top, drafts);
  return fits ? laid : null;
}

/** A small item may come twice in a room: its seed makes it look different. */
const mostUses = (slot: Slot): number => (isSmall(slot) ? 2 : 1);

const SMALL_ROLES: ReadonlySet<Slot['role']> = new Set(['small', 'side', 'bedside', 'flank'] as const);
const isSmall = ({ role }: Slot): boolean => SMALL_ROLES.has(role);

/** Sets a group's items one after another; tells whether the first and more than half of them found a place. */
function setGroup(scene: Scene, top: Draft, laid: readonly LaidItem[]): boolean {
  let below: Draft | null = null;
  let set = 0;
  for (const [index, { item, spot }] of laid.entries()) {
    const carries = laid[index + 1]?.item.stacked === true;
    if (item.stacked && !below) continue;
    const draft: Draft | null =
      item.stacked && below
        ? setOn(scene, below, item.kind, { x: 0, z: 0, turn: (spot.turn ?? 0) - 0.2, ...sizeOf(spot) })
        : setOn(scene, top, item.kind, spot);
    if (!draft && index === 0) return false;
    if (draft) set++;
    below = draft && carries ? closed(scene, draft) : null;
  }
  return set > laid.length / 2;
}

const sizeOf = ({ size }: Spot): Pick<Spot, 'size'> => (size ? { size } : {});

/** Gives a stack of books that carries something a seed with which no book lies open: `books` opens one at 1 mod 3. */
function closed(scene: Scene, books: Draft): Draft {
  const seed = scene.random.integer();
  const shut = { ...books, seed: seed - (seed % 3) };
  scene.pieces[scene.pieces.length - 1] = shut;
  return shut;
}
