/** What the windows of a made-up room show: a bright sky, and trees or houses before it. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom, type Random } from '../design/random.js';
import { ellipse, extrude } from '../render/meshkit/extrude.js';
import { place } from '../render/meshkit/mesh.js';
import { wallPoint } from '../room/camera.js';
import { outward, wallSpan } from './plan.js';
import type { Hole } from './roomSpec.js';
import { REVEAL, wallPatch } from './shell.js';
import { type Site, glowing, numberOf } from './site.js';

/** The sky's plane lies deep in the hole, leaves and houses in layers before it. */
const SKY_AT = REVEAL - 0.003;
const LAYER = 0.00002;
const LEAVES_PER_SQUARE = 260;
const CROWN = { smallest: 0.05, largest: 0.17, above: 0.35 };
const HOUSE = { narrowest: 0.25, widest: 0.8, above: 0.5 };

const SKY: Vec3 = [1.05, 1.1, 1.15];
/** Leaves in the sun and in the shade, linear radiance. */
const FOLIAGE: readonly Vec3[] = [
  [0.5, 0.62, 0.34],
  [0.3, 0.42, 0.2],
  [0.2, 0.3, 0.13],
  [0.62, 0.7, 0.45],
  [0.14, 0.2, 0.1],
];
const FACADES: readonly Vec3[] = [
  [0.55, 0.5, 0.45],
  [0.42, 0.26, 0.2],
  [0.66, 0.66, 0.66],
  [0.3, 0.32, 0.36],
  [0.12, 0.13, 0.16],
];

const shine = ({ spec }: Site, [r, g, b]: Vec3): Vec3 => {
  const glare = spec.light?.glare ?? 1;
  return [r * glare, g * glare, b * glare];
};

export function addOutside(site: Site, hole: Hole): void {
  const { spec, mesh } = site;
  const { at } = wallSpan(spec, hole.wall);
  const sky = at + outward(hole.wall) * SKY_AT;
  place(mesh, wallPatch(hole.wall, sky, hole), { material: numberOf(site, glowing(shine(site, SKY))) });
  const random = createRandom(spec.seed + Math.round(hole.from * 1000));
  if (spec.outside === 'garden') addTrees(site, hole, random);
  if (spec.outside === 'street') addHouses(site, hole, random);
}

function addTrees(site: Site, hole: Hole, random: Random): void {
  const { spec, mesh } = site;
  const { at } = wallSpan(spec, hole.wall);
  const treeline = Math.min(hole.top, spec.camera.eye + CROWN.above);
  const count = Math.round((hole.to - hole.from) * (treeline - hole.bottom) * LEAVES_PER_SQUARE);
  const leaves = FOLIAGE.map((colour) => numberOf(site, glowing(shine(site, colour))));
  for (let k = 0; k < count; k++) {
    const size = random.between(CROWN.smallest, CROWN.largest);
    const along = random.between(hole.from + size / 2, hole.to - size / 2);
    // fewer leaves towards the top: the sky shows between them
    const height = hole.bottom + size / 2 + (treeline - hole.bottom - size) * random.next() ** 1.6;
    const crown = extrude({ outline: ellipse(size, size * random.between(0.7, 1.1), 9), depth: 0.00001, bevel: 0 });
    place(mesh, crown, {
      material: random.pick(leaves),
      at: wallPoint(hole.wall, at + outward(hole.wall) * (SKY_AT - 0.0005 - k * LAYER), along, height),
      turn: { y: hole.wall === 'back' ? 0 : Math.PI / 2, z: hole.wall === 'back' ? random.between(0, 3) : 0 },
    });
  }
}

/** Facades of different heights side by side, with dark windows of their own. */
function addHouses(site: Site, hole: Hole, random: Random): void {
  const { spec, mesh } = site;
  const { at } = wallSpan(spec, hole.wall);
  const plane = (layer: number) => at + outward(hole.wall) * (SKY_AT - layer * 0.001);
  const dark = numberOf(site, glowing(shine(site, FACADES[FACADES.length - 1])));
  let from = hole.from;
  while (from < hole.to) {
    const to = Math.min(hole.to, from + random.between(HOUSE.narrowest, HOUSE.widest));
    const top = Math.min(hole.top, Math.max(hole.bottom, spec.camera.eye + random.between(-0.3, HOUSE.above)));
    const facade = numberOf(site, glowing(shine(site, random.pick(FACADES))));
    place(mesh, wallPatch(hole.wall, plane(1), { from, to, bottom: hole.bottom, top }), { material: facade });
    for (let height = top - 0.2; height > hole.bottom; height -= 0.25) {
      for (let along = from + 0.06; along + 0.08 < to; along += 0.16) {
        const pane = { from: along, to: along + 0.08, bottom: height, top: Math.min(top, height + 0.13) };
        place(mesh, wallPatch(hole.wall, plane(2), pane), { material: dark });
      }
    }
    from = to;
  }
}
