import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../render/mesh.js';
import { leaf } from '../../../render/meshkit/leaf.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { tube } from '../../../render/meshkit/tube.js';
import { mix } from '../../../render/meshkit/vector.js';
import { foliage } from '../parts/materials.js';
import { addLeaf, greens, type Growth } from './foliage.js';

/** Fiddle-leaf or monstera habit: long stalks from the soil, broad leaves. */
export function broadleaf(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.07, 0.155, 0.045], random);
  const stalk = shop.use(foliage([0.11, 0.16, 0.05], 'plain'));
  const count = Math.round(18 + 12 * Math.min(1.2, height));
  const parts = [0, 1, 2].map((k) =>
    leaf({ length: 1, width: 0.52 + 0.08 * k, bend: 0.7 + 0.3 * k, widest: 0.42, fold: 0.28, rows: 7, columns: 4 }),
  );
  const grown = height - bed.y;
  for (let k = 0; k < count; k++) {
    const rank = (k + 0.5) / count;
    const angle = k * 2.399 + random.between(0, 0.5);
    const size = (0.13 + 0.2 * Math.min(1, grown)) * random.between(0.75, 1.1) * (1.1 - 0.35 * rank);
    const out = Math.max(0.03, reach * (1 - 0.62 * rank) * random.between(0.6, 1) - size * 0.62);
    const rise = grown * (0.3 + 0.66 * rank) * random.between(0.88, 1);
    const path = Array.from({ length: 6 }, (_, step): Vec3 => {
      const t = step / 5;
      return [
        Math.cos(angle) * (0.02 + out * t ** 1.7),
        bed.y - 0.01 + rise * (t * 1.08 - 0.08 * t * t),
        Math.sin(angle) * (0.02 + out * t ** 1.7),
      ];
    });
    place(model, tube({ path, radius: (t) => 0.0055 * (1 - 0.5 * t), sides: 5 }), { material: stalk });
    const part = place(createMesh(), parts[k % 3], { scale: size, keepUv: true });
    addLeaf(model, part, {
      at: path[5],
      angle,
      pitch: random.between(-0.5, 0.25) + (1 - rank) * 0.3,
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
    });
  }
}

/** Arching fronds with narrow leaflets, the old ones low and far out, the young upright. */
export function palm(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.085, 0.185, 0.05], random);
  const stalk = shop.use(foliage([0.16, 0.21, 0.06], 'plain'));
  const fronds = 15;
  const joints = 14;
  const grown = height - bed.y;
  const part = leaf({ length: 1, width: 0.085, bend: 0.55, widest: 0.3, fold: 0.5, rows: 3, columns: 2 });
  for (let k = 0; k < fronds; k++) {
    const angle = k * 2.399 + random.between(0, 0.4);
    const young = k / (fronds - 1);
    const rise = grown * (0.42 + 0.58 * young) * random.between(0.92, 1);
    const out = reach * (1.02 - 0.62 * young) * random.between(0.88, 1);
    const droop = grown * (0.34 - 0.26 * young);
    const path = Array.from({ length: joints }, (_, step): Vec3 => {
      const t = step / (joints - 1);
      const away = 0.015 + out * t ** 1.35;
      const y = bed.y - 0.01 + rise * Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.5) - droop * t ** 3.2;
      return [Math.cos(angle) * away, y, Math.sin(angle) * away];
    });
    place(model, tube({ path, radius: (t) => 0.0062 * (1 - 0.8 * t) + 0.0007, sides: 5 }), { material: stalk });
    for (let half = 9; half < 2 * joints - 2; half++) {
      const [node, between] = [Math.floor(half / 2), (half % 2) / 2];
      const at = mix(path[node], path[node + 1], between);
      const t = (half - 9) / (2 * joints - 11);
      const size = (0.1 + 0.13 * Math.sin(Math.PI * (0.25 + 0.7 * t))) * Math.min(1.15, 0.5 + grown * 0.6);
      const scaled = place(createMesh(), part, { scale: [size, size, size], keepUv: true });
      for (const side of [-1, 1]) {
        addLeaf(model, scaled, {
          at,
          angle: angle + side * (1.05 - 0.6 * t),
          pitch: -0.2 + 0.5 * t + random.between(-0.12, 0.12),
          roll: side * 0.3,
          material: leaves[(node + k) % 3],
        });
      }
    }
  }
}

/** Stiff upright blades with pale margins. */
export function snake(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const blade: Material = {
    ...foliage([0.06, 0.13, 0.055], 'banded'),
    colour2: [0.16, 0.24, 0.12],
    colour3: [0.42, 0.42, 0.14],
    transmission: 0.1,
  };
  const material = shop.use(blade);
  const count = 15;
  const grown = height - bed.y;
  for (let k = 0; k < count; k++) {
    const angle = k * 2.399 + random.between(0, 0.5);
    const rank = k / count;
    const tall = grown * (1 - 0.42 * rank) * random.between(0.9, 1);
    const root = bed.radius * 0.62 * Math.sqrt(rank);
    const tilt = Math.min(0.34, ((reach - root) / Math.max(0.1, tall)) * 0.6) * (0.25 + 0.75 * rank);
    const part = leaf({
      length: tall,
      width: 0.062 + 0.02 * random.next(),
      bend: -0.08,
      widest: 0.42,
      fold: 0.32,
      rows: 9,
      columns: 4,
    });
    place(model, part, {
      material,
      at: [Math.cos(angle) * root, bed.y - 0.015, Math.sin(angle) * root],
      turn: { x: -Math.PI / 2 + tilt, y: Math.PI / 2 - angle },
      keepUv: true,
    });
  }
}
