/** Small fixtures on the walls of synthetic rooms, and curtains. Metres. */
import { createRandom } from '../random.js';
import type { Material } from '../mesh/mesh.js';
import type { CurtainSpec, PlateSpec } from './roomSpec.js';
import { METAL, type Site, addBar, paint, placeOf, wallAt } from './site.js';

const PLATE = { depth: 0.012, key: 0.3 };
const FOLD = { width: 0.07, depth: 0.04, off: 0.05, overlap: 0.03, shades: [0.8, 0.9, 1] } as const;
const ROD = { thickness: 0.025, aside: 0.12 };

/** A plate with a key or a hole in its middle. */
export function addPlate(site: Site, plate: PlateSpec): void {
  const common = { ...wallAt(site, plate), depth: PLATE.depth };
  addBar(site, { ...common, ...placeOf(plate), out: PLATE.depth / 2, material: paint(plate.colour), edge: 0.003 });
  const [x, y] = [(plate.from + plate.to) / 2, (plate.bottom + plate.top) / 2];
  const [across, up] = [plate.to - plate.from, plate.top - plate.bottom].map((size) => (size * PLATE.key) / 2);
  const key = { from: x - across, to: x + across, bottom: y - up, top: y + up, out: PLATE.depth };
  addBar(site, { ...common, ...key, material: paint([0.5, 0.5, 0.5]) });
}

/** Folds side by side under a rod, with alternating depth. */
export function addCurtain(site: Site, curtain: CurtainSpec): void {
  const { from, to, bottom, top } = curtain;
  const random = createRandom(site.spec.seed + Math.round(from * 1000));
  const common = wallAt(site, curtain);
  for (let along = from; along + 0.02 < to; along += FOLD.width) {
    const out = FOLD.off + random.between(0.3, 1) * FOLD.depth;
    const end = Math.min(to, along + FOLD.width + FOLD.overlap);
    const material = clothOf(site, curtain, random.pick(FOLD.shades));
    addBar(site, { ...common, from: along, to: end, bottom, top, depth: 0.003, out, material });
  }
  const rod = { from: from - ROD.aside, to: to + ROD.aside, bottom: top, top: top + ROD.thickness };
  addBar(site, { ...common, ...rod, depth: ROD.thickness, out: FOLD.off + FOLD.depth, material: METAL });
}

/** Daylight passes through sheer cloth: it is modelled as emission. */
function clothOf({ spec }: Site, { colour, sheer }: CurtainSpec, shade: number): Material {
  const through = sheer * shade * (spec.light?.glare ?? 1);
  return {
    ...paint(colour),
    roughness: 0.95,
    emission: [through * colour[0], through * colour[1], through * colour[2]],
  };
}
