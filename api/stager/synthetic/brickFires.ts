/** Walls and fireplaces of bricks or rough stones. Metres. */
import type { Vec3 } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { place } from '../mesh/kit/mesh.js';
import { takenOn } from './freePlaces.js';
import { outward, wallSpan } from './plan.js';
import type { BrickFireSpec, HearthSpec, Hole } from './roomSpec.js';
import { wallPatch } from './shell.js';
import { type Site, addBar, numberOf, paint, plaster, wallAt } from './site.js';

const BRICK = { length: 0.24, height: 0.075, joint: 0.012 };
/** How far the bricks' wall stands out of the wall behind it, and their faces out of the mortar. */
const LAID = { out: 0.1, face: 0.004 };
/** Number of brick colours. */
const SHADES = 6;
const SHADE = 0.3;
/** Least distance from other things on the wall. */
const CLEAR = 0.12;
const MANTEL_REACH = 0.22;
const HEARTH = { plate: 0.03, reach: 0.42, aside: 0.06 };
/** Number of strips of an arch's head. */
const ARCH_STRIPS = 12;
const SOOT: Vec3 = [0.014, 0.013, 0.012];

export function addBrickFire(site: Site, hearth: HearthSpec, fire: BrickFireSpec): void {
  const { spec } = site;
  const { wall, from, to } = hearth;
  const place = fire.reach === 'wall' ? freeAround(site, hearth) : { from, to };
  const top = fire.reach === 'surround' ? hearth.top : spec.ceiling;
  const out = fire.reach === 'wall' ? 0 : LAID.out;
  addBricks(site, { wall, ...place, bottom: 0, top }, { colour: hearth.colour, mortar: fire.mortar, out });
  const common = wallAt(site, hearth);
  const middle = (from + to) / 2;
  addOpening(site, hearth, fire, out + LAID.face);
  if (fire.mantel > 0) {
    const depth = out + MANTEL_REACH;
    const shelf = { bottom: hearth.top - fire.mantel, top: hearth.top, depth, out: depth / 2 };
    addBar(site, { ...common, from: from - 0.05, to: to + 0.05, ...shelf, material: paint([0.13, 0.075, 0.04]) });
  }
  const height = fire.raised || HEARTH.plate;
  const depth = out + HEARTH.reach;
  const half = fire.raised ? (to - from) / 2 : fire.width / 2 + 0.2;
  const slab = { from: middle - half - HEARTH.aside, to: middle + half + HEARTH.aside, bottom: 0, top: height };
  addBar(site, { ...common, ...slab, depth, out: depth / 2, material: paint(hearth.colour), edge: 0.006 });
}

/** The range of the wall that is free on both sides. */
function freeAround({ spec }: Site, hearth: HearthSpec): Pick<Hole, 'from' | 'to'> {
  const whole = wallSpan(spec, hearth.wall);
  const others = takenOn(spec, hearth.wall).filter((other) => other.from !== hearth.from);
  const before = others.filter(({ to }) => to <= hearth.from).map(({ to }) => to + CLEAR);
  const after = others.filter(({ from }) => from >= hearth.to).map(({ from }) => from - CLEAR);
  return {
    from: Math.min(hearth.from, Math.max(whole.from, ...before)),
    to: Math.max(hearth.to, Math.min(whole.to, ...after)),
  };
}

interface Laid {
  readonly colour: Vec3;
  readonly mortar: Vec3;
  readonly out: number;
}

/** Courses of bricks, each offset by half a brick. */
function addBricks(site: Site, hole: Hole, { colour, mortar, out }: Laid): void {
  const { at, wall } = wallAt(site, hole);
  const random = createRandom(site.spec.seed + Math.round(hole.from * 1000));
  const shades = Array.from({ length: SHADES }, () => numberOf(site, plaster(shaded(random, colour))));
  addBar(site, { ...hole, at, depth: Math.max(0.004, out), out: out / 2, material: plaster(mortar) });
  const face = at - outward(wall) * (out + LAID.face);
  const step = { along: BRICK.length + BRICK.joint, up: BRICK.height + BRICK.joint };
  for (let course = 0; (course + 1) * step.up < hole.top - hole.bottom; course++) {
    const bottom = hole.bottom + course * step.up;
    for (let k = -(course % 2) / 2; hole.from + k * step.along < hole.to; k++) {
      const from = Math.max(hole.from, hole.from + k * step.along);
      const to = Math.min(hole.to, hole.from + k * step.along + BRICK.length);
      if (to - from < 0.03) continue;
      place(site.mesh, wallPatch(wall, face, { from, to, bottom, top: bottom + BRICK.height }), {
        material: random.pick(shades),
      });
    }
  }
}

const shaded = (random: Random, [r, g, b]: Vec3): Vec3 => {
  const by = 1 + random.between(-SHADE, SHADE);
  return [r * by, g * by * random.between(0.92, 1.08), b * by * random.between(0.9, 1.1)];
};

/** The black opening, with a straight or arched head. */
function addOpening(site: Site, hearth: HearthSpec, fire: BrickFireSpec, out: number): void {
  const common = { ...wallAt(site, hearth), depth: 0.004, out: out + 0.003, material: plaster(SOOT) };
  const middle = (hearth.from + hearth.to) / 2;
  const half = fire.width / 2;
  const spring = fire.top - fire.arch;
  addBar(site, { ...common, from: middle - half, to: middle + half, bottom: fire.raised, top: spring });
  for (let k = 0; k < ARCH_STRIPS && fire.arch > 0; k++) {
    const [bottom, top] = [k, k + 1].map((step) => spring + (step / ARCH_STRIPS) * fire.arch);
    const reach = half * Math.sqrt(1 - ((k + 0.5) / ARCH_STRIPS) ** 2);
    addBar(site, { ...common, from: middle - reach, to: middle + reach, bottom, top });
  }
}
