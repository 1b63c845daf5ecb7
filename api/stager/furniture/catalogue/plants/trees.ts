/** Small trees: olive and weeping fig. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { mix } from '../../../mesh/kit/vector.js';
import { bark } from '../parts/materials.js';
import { CONTOURS, blade, type Blade } from './blades.js';
import { SPIRAL, addLeaf, addStalk, greens, type Grow, type Growth } from './foliage.js';

interface Crown {
  readonly colour: Vec3;
  readonly gloss: number;
  readonly contour: Blade['contour'];
  /** metres */
  readonly leaf: readonly [length: number, width: number];
  readonly branches: number;
  /** pairs of leaves on a twig */
  readonly pairs: number;
  /** where the crown begins, share of what grows */
  readonly from: number;
  /** how far leaves hang, radians below the horizontal */
  readonly hang: number;
  readonly trunks: number;
}

/** A slim trunk, branches, twigs, leaves in pairs along them; the crown a ball that is a little higher than wide. */
function tree(model: Mesh, { shop, random, bed, reach, height }: Growth, crown: Crown): void {
  const leaves = greens(shop, crown.colour, random, { roughness: crown.gloss });
  const wood = shop.use(bark);
  const grown = height - bed.y;
  const low = bed.y + grown * crown.from;
  const small = Math.min(1, 0.55 + grown * 0.4);
  const sway = random.between(-0.05, 0.05);
  const trunkAt = (t: number, k: number): Vec3 => {
    const around = k * ((2 * Math.PI) / crown.trunks) + t * (crown.trunks > 1 ? 7 : 0);
    const apart = crown.trunks > 1 ? 0.011 : 0;
    return [
      sway * Math.sin(t * 3) + Math.cos(around) * apart,
      bed.y - 0.02 + grown * 0.8 * t,
      sway * t + Math.sin(around) * apart,
    ];
  };
  for (let k = 0; k < crown.trunks; k++) {
    const path = Array.from({ length: crown.trunks > 1 ? 16 : 7 }, (_, step, n = crown.trunks > 1 ? 15 : 6) =>
      trunkAt(step / n, k),
    );
    addStalk(model, { path, thick: (crown.trunks > 1 ? 0.009 : 0.015) * small, taper: 0.3, sides: 7, material: wood });
  }
  const [long, wide] = crown.leaf;
  const shape = { contour: crown.contour, length: long * small, width: wide * small, rows: 2, columns: 2 };
  const parts = [0.3, 0.8].map((bend) => blade({ ...shape, bend, fold: 0.3 }));
  const middle = (low + height) / 2;
  const half = (height - low) / 2;
  for (let k = 0; k < crown.branches; k++) {
    const rank = (k + 0.5) / crown.branches;
    const angle = k * SPIRAL + random.between(0, 0.5);
    // tips spread evenly over the ball
    const up = 0.94 - 1.75 * rank;
    const out = reach * Math.sqrt(Math.max(0.05, 1 - up * up)) * random.between(0.74, 0.96);
    const from = trunkAt(Math.min(1, Math.max(0.3, crown.from * 0.9 + (1 - rank) * (1 - crown.from))), 0);
    const tip: Vec3 = [Math.cos(angle) * out, middle + half * up * random.between(0.86, 0.97), Math.sin(angle) * out];
    const path = Array.from({ length: 6 }, (_, step): Vec3 => {
      const t = step / 5;
      const lift = 0.05 * grown * Math.sin(t * Math.PI) * (1 - 0.6 * rank);
      const [x, y, z] = mix(from, tip, t);
      return [x + 0.008 * Math.sin(t * 9 + k), y + lift, z + 0.008 * Math.cos(t * 8 + k)];
    });
    addStalk(model, { path, thick: 0.0055 * small, taper: 0.2, sides: 4, material: wood });
    for (let node = 1; node < 6; node++) {
      const twig = angle + (node % 2 ? 1 : -1) * random.between(0.5, 1.2);
      const reachOut = long * small * random.between(1, 2.2);
      const start = path[node];
      const end: Vec3 = [
        start[0] + Math.cos(twig) * reachOut,
        start[1] + reachOut * random.between(-0.2, 0.7),
        start[2] + Math.sin(twig) * reachOut,
      ];
      if (node < 5) addStalk(model, { path: [start, end], thick: 0.002, taper: 0.5, sides: 3, material: wood });
      for (let pair = 0; pair < crown.pairs; pair++) {
        const at = mix(start, end, (pair + 0.6) / crown.pairs);
        for (const side of [-1, 1]) {
          addLeaf(model, parts[(pair + node) % 2], {
            at,
            angle: (node < 5 ? twig : angle) + side * random.between(0.5, 1.2),
            pitch: crown.hang + random.between(-0.55, 0.45),
            roll: side * random.between(-0.2, 0.7),
            material: leaves[(node + pair + k) % 3],
            size: random.between(0.75, 1.15),
          });
        }
      }
    }
  }
}

export const olive: Grow = (model, growth) =>
  tree(model, growth, {
    colour: [0.125, 0.17, 0.1],
    gloss: 0.5,
    contour: CONTOURS.lance,
    leaf: [0.07, 0.019],
    branches: 30,
    pairs: 5,
    from: 0.4,
    hang: -0.35,
    trunks: 1,
  });

/** Weeping fig: braided trunk, a dense crown of small glossy leaves that hang. */
export const ficus: Grow = (model, growth) =>
  tree(model, growth, {
    colour: [0.055, 0.13, 0.03],
    gloss: 0.3,
    contour: CONTOURS.egg,
    leaf: [0.078, 0.04],
    branches: 29,
    pairs: 5,
    from: 0.36,
    hang: 0.35,
    trunks: 3,
  });
