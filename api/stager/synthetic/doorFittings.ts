/**
 * Doors of synthetic rooms: leaves recessed in their frame, with panels and handle; doorways to another room. Metres.
 */
import type { Vec3 } from '../contract.js';
import type { Material } from '../mesh/mesh.js';
import { lathe } from '../mesh/kit/lathe.js';
import { place } from '../mesh/kit/mesh.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import type { DoorSpec, Hole } from './roomSpec.js';
import { outward, wallSpan } from './plan.js';
import { REVEAL, minus, patch, wallPatch } from './shell.js';
import { METAL, type Site, addBar, lyingOut, numberOf, paint, plaster, trimColour } from './site.js';
import { addCasing } from './windowFittings.js';

/** Recess of the leaf's face behind the wall's, its depth, and the recess of its panels. */
const LEAF = { setBack: 0.02, depth: 0.04, sunk: 0.013, gap: 0.005, gapBelow: 0.012 };
const STILE = { side: 0.115, top: 0.115, bottom: 0.22, between: 0.1 };
/** Sliding leaves have hardly more than a frame. */
const SLIM_STILE: typeof STILE = { side: 0.05, top: 0.05, bottom: 0.07, between: 0.1 };
/** Steps before a door above the floor's level. */
const STEP = { rise: 0.17, tread: 0.28, aside: 0.12 };
/** A raised field within each panel, with its distance from the panel's rim. */
const FIELD = { inset: 0.045, depth: 0.009 };
const HANDLE_HEIGHT = 1.02;
/** Wider doors have two leaves. */
const WIDEST_LEAF = 1.2;
const DARK: Vec3 = [0.02, 0.02, 0.02];

export const NEXT_ROOM = { depth: 1.7, aside: 0.5, height: 2.4 };

/** The leaves of a closed door, from one end to the other. */
function leavesOf(door: DoorSpec): Hole[] {
  const count = door.to - door.from > WIDEST_LEAF ? 2 : 1;
  const width = (door.to - door.from) / count;
  return Array.from({ length: count }, (_, k) => ({
    wall: door.wall,
    from: door.from + k * width,
    to: door.from + (k + 1) * width,
    bottom: door.bottom,
    top: door.top,
  }));
}

export const isGlazed = ({ leaf }: DoorSpec): boolean => leaf === 'glazed' || leaf === 'sliding';

const stileOf = ({ leaf }: DoorSpec) => (leaf === 'sliding' ? SLIM_STILE : STILE);

/** The part of a glazed door that is glass. */
export function glassOf(door: DoorSpec): Hole {
  const stile = stileOf(door);
  return {
    wall: door.wall,
    from: door.from + stile.side,
    to: door.to - stile.side,
    bottom: door.bottom + stile.bottom,
    top: door.top - stile.top,
  };
}

export function addDoor(site: Site, door: DoorSpec): void {
  addCasing(site, { ...door, colour: trimColour(site.spec) }, door.casingWidth);
  addSteps(site, door);
  if (door.leaf === 'open') {
    addNextRoom(site, door);
    return;
  }
  const { at } = wallSpan(site.spec, door.wall);
  const material = paint(door.colour ?? trimColour(site.spec));
  const leaves = leavesOf(door);
  leaves.forEach((leaf, k) => {
    const hinge = leaves.length === 1 ? (door.hinge ?? 'from') : k === 0 ? 'from' : 'to';
    addLeaf(site, { leaf, door, material });
    addHandle(site, leaf, hinge === 'from' ? leaf.to - 0.065 : leaf.from + 0.065);
    if (door.leaf !== 'sliding') addHinges(site, leaf, hinge);
  });
  // what is visible through the gaps around the leaf
  if (!isGlazed(door)) {
    const behind = at + outward(door.wall) * (LEAF.setBack + LEAF.depth + 0.02);
    place(site.mesh, wallPatch(door.wall, behind, door), { material: numberOf(site, paint(DARK)) });
  }
}

interface LeafPlan {
  readonly leaf: Hole;
  readonly door: DoorSpec;
  readonly material: Material;
}

function addLeaf(site: Site, { leaf, door, material }: LeafPlan): void {
  const common = { wall: leaf.wall, at: wallSpan(site.spec, leaf.wall).at, material };
  const from = leaf.from + LEAF.gap;
  const to = leaf.to - LEAF.gap;
  const [bottom, top] = [leaf.bottom + LEAF.gapBelow, leaf.top - LEAF.gap];
  const { setBack, depth, sunk } = LEAF;
  if (door.leaf === 'flat') {
    addBar(site, { ...common, from, to, bottom, top, depth, out: -setBack - depth / 2 });
    return;
  }
  const glazed = isGlazed(door);
  const stile = stileOf(door);
  if (!glazed) {
    const thin = depth - sunk;
    addBar(site, { ...common, from, to, bottom, top, depth: thin, out: -setBack - sunk - thin / 2 });
  }
  const front = glazed ? { depth, out: -setBack - depth / 2 } : { depth: sunk, out: -setBack - sunk / 2 };
  const { columns, rows } = door.panels ?? { columns: 1, rows: 2 };
  const between = glazed ? 0.03 : STILE.between;
  const uprights = stations([from, to], [stile.side, stile.side], columns, between);
  const rails = stations([bottom, top], [stile.bottom, stile.top], rows, between);
  for (const [a, b] of uprights) addBar(site, { ...common, ...front, from: a, to: b, bottom, top, edge: 0.002 });
  for (const [a, b] of rails) addBar(site, { ...common, ...front, from, to, bottom: a, top: b, edge: 0.002 });
  if (glazed) return;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      addBar(site, {
        ...common,
        from: uprights[column][1] + FIELD.inset,
        to: uprights[column + 1][0] - FIELD.inset,
        bottom: rails[row][1] + FIELD.inset,
        top: rails[row + 1][0] - FIELD.inset,
        depth: FIELD.depth,
        out: -setBack - sunk + FIELD.depth / 2,
        edge: 0.008,
      });
    }
  }
}

/** Positions of the boards that divide a length into equal fields: each from..to. */
function stations(
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
  fields: number,
  between: number,
): (readonly [number, number])[] {
  const inner = to - last - (from + first);
  const boards: (readonly [number, number])[] = [[from, from + first]];
  for (let k = 1; k < fields; k++) {
    const middle = from + first + (k / fields) * inner;
    boards.push([middle - between / 2, middle + between / 2]);
  }
  return [...boards, [to - last, to]];
}

function addHandle(site: Site, leaf: Hole, along: number): void {
  const knob = lathe(
    [
      [0.026, 0],
      [0.026, 0.006],
      [0.011, 0.01],
      [0.011, 0.034],
      [0.024, 0.042],
      [0.027, 0.055],
      [0.02, 0.066],
      [0, 0.07],
    ],
    24,
  );
  const { at } = wallSpan(site.spec, leaf.wall);
  const point = wallPoint(leaf.wall, at + outward(leaf.wall) * LEAF.setBack, along, leaf.bottom + HANDLE_HEIGHT);
  place(site.mesh, knob, { material: numberOf(site, METAL), at: point, turn: lyingOut(leaf.wall) });
}

function addHinges(site: Site, leaf: Hole, hinge: 'from' | 'to'): void {
  const along = hinge === 'from' ? leaf.from : leaf.to;
  const common = { wall: leaf.wall, at: wallSpan(site.spec, leaf.wall).at, depth: 0.014, material: METAL };
  for (const height of [leaf.bottom + 0.25, (leaf.bottom + leaf.top) / 2, leaf.top - 0.22]) {
    addBar(site, {
      ...common,
      from: along - 0.007,
      to: along + 0.007,
      bottom: height - 0.05,
      top: height + 0.05,
      out: -LEAF.setBack + 0.007,
    });
  }
}

function addSteps(site: Site, door: DoorSpec): void {
  const count = Math.round(door.bottom / STEP.rise);
  const { at } = wallSpan(site.spec, door.wall);
  const material = paint(site.spec.floor.colour);
  for (let k = 0; k < count; k++) {
    const depth = (count - k) * STEP.tread;
    const [bottom, top] = [k, k + 1].map((step) => (step / count) * door.bottom);
    const [from, to] = [door.from - STEP.aside, door.to + STEP.aside];
    addBar(site, { wall: door.wall, at, from, to, bottom, top, depth, out: depth / 2, material, edge: 0.006 });
  }
}

/** The room behind an open doorway: a small one behind the wall. */
function addNextRoom(site: Site, door: DoorSpec): void {
  const { spec } = site;
  const { at } = wallSpan(spec, door.wall);
  const out = outward(door.wall);
  const [near, far] = [at + out * REVEAL, at + out * (REVEAL + NEXT_ROOM.depth)];
  const height = Math.max(door.top + 0.1, Math.min(spec.ceiling, NEXT_ROOM.height));
  const [from, to] = [door.from - NEXT_ROOM.aside, door.to + NEXT_ROOM.aside];
  const walls = numberOf(site, plaster(door.beyond?.colour ?? spec.wallColour));
  const room = { from, to, bottom: 0, top: height };
  place(site.mesh, wallPatch(door.wall, far, room), { material: walls });
  addSkirtingBehind(site, door, far);
  const depth = Math.abs(far - at);
  for (const along of [from, to]) {
    addSlab(site, { door, along: [along, along], height: [0, height], out: [near, far], material: walls });
  }
  const ceiling = numberOf(site, plaster([0.8, 0.8, 0.78]));
  addSlab(site, { door, along: [from, to], height: [height, height], out: [near, far], material: ceiling });
  // the wall around the doorway, seen from the next room
  const floor = numberOf(site, { texture: 'plain', colour: spec.floor.colour, roughness: 0.45, f0: 0.04 });
  addSlab(site, { door, along: [from, to], height: [0.001, 0.001], out: [at, at + out * depth], material: floor });
}

function addSkirtingBehind(site: Site, door: DoorSpec, far: number): void {
  addBar(site, {
    wall: door.wall,
    at: far,
    from: door.from - NEXT_ROOM.aside,
    to: door.to + NEXT_ROOM.aside,
    bottom: 0,
    top: 0.1,
    depth: 0.016,
    out: 0.008,
    material: paint(trimColour(site.spec)),
  });
}

interface Slab {
  readonly door: DoorSpec;
  readonly along: readonly [number, number];
  readonly height: readonly [number, number];
  /** positions of planes parallel to the door's wall */
  readonly out: readonly [number, number];
  readonly material: number;
}

/** A flat piece perpendicular to the door's wall: a wall if `along` is constant, otherwise floor or ceiling. */
function addSlab({ mesh }: Site, { door, along, height, out, material }: Slab): void {
  const point = (k: 0 | 1, l: 0 | 1, m: 0 | 1) => wallPoint(door.wall, out[m], along[k], height[l]);
  const upright = along[0] === along[1];
  const corners = upright
    ? [point(0, 0, 0), point(0, 0, 1), point(0, 1, 0)]
    : [point(0, 0, 0), point(1, 0, 0), point(0, 0, 1)];
  place(mesh, patch(corners[0], minus(corners[1], corners[0]), minus(corners[2], corners[0])), { material });
}
