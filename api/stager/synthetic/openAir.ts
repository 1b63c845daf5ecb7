/** Terraces: rooms with open sides that end at a railing, trees beyond it, and the sky as their ceiling. Metres. */
import type { Side, Vec3 } from '../contract.js';
import { createRandom, type Random } from '../random.js';
import { place } from '../mesh/kit/mesh.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { BEHIND, outward, wallSpan } from './plan.js';
import { REVEAL, patch, wallPatch } from './shell.js';
import { type Site, addBar, glowing, numberOf, paint } from './site.js';

export const RAILING_HEIGHT = 1;
const RAIL = { thickness: 0.05, depth: 0.06 };
const BAR = { width: 0.016, step: 0.11 };
const POST = { width: 0.05, step: 1.65 };
const PAINT: Vec3 = [0.035, 0.036, 0.038];

/** Linear radiance of the sky at the horizon and at the zenith, and the number of steps in between. */
const HORIZON: Vec3 = [0.82, 0.88, 0.94];
const ZENITH: Vec3 = [0.3, 0.5, 0.86];
const SKY_STEPS = 24;
/** Distance of the backdrop; its layers are slightly closer each. */
const BACKDROP = REVEAL - 0.003;
const LAYER = 0.000002;

/** Tree crowns from far away: range of the radius, and height of their centres above the railing. */
const CROWN = { smallest: 0.28, largest: 0.75, above: 0.5, step: 0.2 };
const LEAF = { smallest: 0.012, largest: 0.045, perSquare: 1500 };
/** Leaves from the shadow inside a crown to its sunny top, linear radiance. */
const LEAVES: readonly Vec3[] = [
  [0.035, 0.055, 0.022],
  [0.07, 0.105, 0.04],
  [0.12, 0.18, 0.065],
  [0.19, 0.27, 0.1],
  [0.3, 0.38, 0.15],
];

/** The whole of a side without a wall. */
export function openHole(spec: RoomSpec, side: Side): Hole {
  const { from, to } = wallSpan(spec, side);
  return { wall: side, from, to, bottom: 0, top: spec.ceiling };
}

export function addRailing(site: Site, side: Side): void {
  const { at, from, to } = wallSpan(site.spec, side);
  const common = { wall: side, at, depth: RAIL.depth, out: RAIL.depth / 2, material: paint(PAINT) };
  const top = RAILING_HEIGHT;
  addBar(site, { ...common, from, to, bottom: top - RAIL.thickness, top });
  addBar(site, { ...common, from, to, bottom: 0.08, top: 0.08 + RAIL.thickness * 0.6 });
  const upright = (along: number, width: number) =>
    addBar(site, { ...common, from: along, to: along + width, bottom: 0, top: top - RAIL.thickness, depth: width });
  for (let along = from; along < to; along += BAR.step) upright(along, BAR.width);
  for (let along = from; along < to; along += POST.step) upright(along, POST.width);
}

const mixed = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Sky from the horizon up, and trees before it. The backdrops of two sides meet in the corner. */
export function addView(site: Site, side: Side): void {
  const { spec, mesh } = site;
  const { at, from, to } = wallSpan(spec, side);
  const whole = { from: from - REVEAL, to: to + REVEAL };
  const plane = at + outward(side) * BACKDROP;
  for (let k = 0; k < SKY_STEPS; k++) {
    const [bottom, top] = [k, k + 1].map((step) => (step / SKY_STEPS) * spec.ceiling);
    const colour = mixed(HORIZON, ZENITH, Math.min(1, Math.max(0, (top - spec.camera.eye) / (spec.ceiling - 1.5))));
    place(mesh, wallPatch(side, plane, { ...whole, bottom, top }), { material: numberOf(site, glowing(colour)) });
  }
  addTrees(site, { wall: side, ...whole, bottom: 0, top: spec.camera.eye });
  addGround(site, side);
}

/** The visible ground between the floor's edge and the trees, in their shadow. */
function addGround(site: Site, side: Side): void {
  const { at, from, to } = wallSpan(site.spec, side);
  const corner = (along: number, out: number): Vec3 => wallPoint(side, at + outward(side) * out, along, 0);
  const origin = corner(from - REVEAL, 0);
  const edge = (to: Vec3): Vec3 => [to[0] - origin[0], 0, to[2] - origin[2]];
  const ground = patch(origin, edge(corner(to + REVEAL, 0)), edge(corner(from - REVEAL, BACKDROP)));
  place(site.mesh, ground, { material: numberOf(site, glowing(LEAVES[0])) });
}

function addTrees(site: Site, hole: Hole): void {
  const { spec, mesh } = site;
  const plane = wallSpan(spec, hole.wall).at + outward(hole.wall) * (BACKDROP - 0.001);
  const random = createRandom(spec.seed + hole.wall.length);
  const materials = LEAVES.map((colour) => numberOf(site, glowing(colour)));
  const hedge = { ...hole, top: RAILING_HEIGHT };
  place(mesh, wallPatch(hole.wall, plane, hedge), { material: materials[0] });
  const crowns = Math.round((hole.to - hole.from) / CROWN.step);
  const places = random.shuffled(Array.from({ length: crowns }, (_, k) => k));
  for (let k = 0; k < crowns; k++) {
    const radius = random.between(CROWN.smallest, CROWN.largest);
    const middle = {
      along: hole.from + ((places[k] + random.next()) / crowns) * (hole.to - hole.from),
      height: RAILING_HEIGHT + CROWN.above * (1 - k / crowns) * random.between(0.4, 1) - radius * 0.35,
    };
    const layer = plane - outward(hole.wall) * (0.001 + k * 0.0005);
    addCrown(site, { wall: hole.wall, plane: layer, radius, ...middle, materials, random, within: hole });
  }
}

interface Crown {
  readonly wall: Side;
  readonly plane: number;
  readonly along: number;
  readonly height: number;
  readonly radius: number;
  readonly materials: readonly number[];
  readonly random: Random;
  readonly within: Hole;
}

/** Leaves as small tilted squares, the sunny ones on top and in front. */
function addCrown({ mesh }: Site, { wall, plane, along, height, radius, materials, random, within }: Crown): void {
  const count = Math.round(LEAF.perSquare * radius * radius);
  for (let k = 0; k < count; k++) {
    const away = radius * Math.sqrt(random.next()) * random.between(0.75, 1.05);
    const turn = random.between(0, 2 * Math.PI);
    const [x, y] = [along + away * Math.cos(turn), height + away * Math.sin(turn)];
    const size = random.between(LEAF.smallest, LEAF.largest);
    if (x - size < within.from || x + size > within.to || y - size < 0) continue;
    const sun = 0.5 + (0.42 * (y - height)) / radius + random.between(-0.28, 0.28) + 0.15 * (k / count);
    const tone = Math.max(0, Math.min(materials.length - 1, Math.floor(sun * materials.length)));
    const out = plane - outward(wall) * k * LAYER;
    const lean = random.between(0, Math.PI / 2);
    const corner = (angle: number): Vec3 =>
      wallPoint(wall, out, x + size * Math.cos(lean + angle), y + size * Math.sin(lean + angle));
    const [a, b, c] = [corner(0), corner(Math.PI / 2), corner(-Math.PI / 2)];
    const edge = (to: Vec3): Vec3 => [to[0] - a[0], to[1] - a[1], to[2] - a[2]];
    place(mesh, patch(a, edge(b), edge(c)), { material: materials[tone] });
  }
}

/** The sky overhead has the colour of the backdrop's upper end, so that there is no visible edge. */
export function addSky(site: Site): void {
  const { spec, mesh } = site;
  const side = (wall: Side) => wallSpan(spec, wall).at + outward(wall) * REVEAL;
  const [left, right, back] = [side('left'), side('right'), side('back')];
  const sky = patch([left, spec.ceiling, back], [right - left, 0, 0], [0, 0, BEHIND - back]);
  place(mesh, sky, { material: numberOf(site, glowing(ZENITH)) });
}
