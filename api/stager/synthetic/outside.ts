/** The view through windows of a synthetic room: a bright sky, and trees or houses before it. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom, type Random } from '../random.js';
import type { Material } from '../mesh/mesh.js';
import { place } from '../mesh/kit/mesh.js';
import { outward, wallSpan } from './plan.js';
import type { Hole } from './roomSpec.js';
import { REVEAL, wallPatch } from './shell.js';
import { type Site, glowing, numberOf } from './site.js';

/** Depth of the sky's plane in the hole; houses are in layers before it. */
const SKY_AT = REVEAL - 0.003;
const HOUSE = { narrowest: 0.25, widest: 0.8, above: 0.5 };

const SKY: Vec3 = [1.05, 1.1, 1.15];
/** Linear radiance. */
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
  const plane = wallPatch(hole.wall, at + outward(hole.wall) * SKY_AT, hole);
  const sky = glowing(shine(site, SKY));
  if (spec.outside === 'garden') {
    for (let k = 1; k < plane.uv.length; k += 2) plane.uv[k] += hole.bottom - spec.camera.eye;
    place(mesh, plane, { material: numberOf(site, gardenBelow(sky, spec.seed)), keepUv: true });
    return;
  }
  place(mesh, plane, { material: numberOf(site, sky) });
  if (spec.outside === 'street') addHouses(site, hole, createRandom(spec.seed + Math.round(hole.from * 1000)));
}

/** A screen's emission takes its colour from the texture. */
const gardenBelow = (sky: Material, seed: number): Material => ({
  ...sky,
  texture: 'screen',
  pattern: 'garden',
  colour: [1, 1, 1],
  seed: seed % 89,
});

/** Facades of different heights side by side, with dark windows. */
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
