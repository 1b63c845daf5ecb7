import type { Mesh } from '../../../render/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../render/meshkit/lathe.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { tube } from '../../../render/meshkit/tube.js';
import { bulbGlass, metalWork, milkGlass, paperShade, plain, rattan, shadeCloth } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { addBulbs, addChandelier, addGlobes, addLantern } from './clusters.js';
import { addShade, globe, lantern } from './lampParts.js';

/** Where the lamp ends and its cord begins: the lamp keeps its proportions, the cord takes the rest. */
const lampHeight = (width: number, height: number, share: number): number => Math.min(height * 0.85, width * share);

function addCord(model: Mesh, shop: Workshop, { from, to }: { from: number; to: number }): void {
  const metal = shop.use(metalWork(shop.book.metal));
  const cord = shop.use(plain([0.03, 0.03, 0.03], 0.7));
  place(
    model,
    tube({
      path: [
        [0, from, 0],
        [0, to - 0.02, 0],
      ],
      radius: 0.003,
      sides: 6,
    }),
    { material: cord },
  );
  place(
    model,
    lathe(
      [
        [0.004, -0.03],
        [0.052, -0.022],
        [0.055, -0.004],
        [0.055, 0],
        [0, 0],
      ],
      24,
    ),
    { material: metal, at: [0, to, 0] },
  );
}

/** Hangs from its top: y = 0 is the lamp's underside, the cord ends at the ceiling. */
export const pendant: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const radius = Math.min(width, depth) / 2;
  const metal = shop.use(metalWork(shop.book.metal));
  const glass = shop.use(milkGlass);
  const bulb = shop.use(bulbGlass);
  const kind = shop.book.shapes.pendant;
  switch (kind) {
    case 'globe': {
      const tall = Math.min(height * 0.7, width * 1.1);
      addGlobes(model, { width, depth, tall, glass, metal });
      addCord(model, shop, { from: tall + 0.02, to: height });
      return model;
    }
    case 'paper': {
      const tall = lampHeight(width, height, shop.book.shapes.leg === 'block' ? 0.62 : 0.9);
      place(model, lantern(2 * radius, tall, 11), { material: shop.use(paperShade(shop.book.shade)) });
      addCord(model, shop, { from: tall - 0.01, to: height });
      return model;
    }
    case 'chandelier': {
      const tall = lampHeight(width, height, 0.85);
      addChandelier(model, shop, { radius, tall });
      addCord(model, shop, { from: tall - 0.02, to: height });
      return model;
    }
    case 'bulbs': {
      const tall = Math.min(height * 0.6, 0.5);
      addBulbs(model, { width, depth, tall, metal, bulb });
      addCord(model, shop, { from: tall + 0.1, to: height });
      return model;
    }
    case 'basket': {
      const tall = lampHeight(width, height, 0.62);
      const weave = shop.use({ ...rattan, twoSided: true, transmission: 0.35, emission: [0.14, 0.095, 0.05] });
      const profile: Profile = [
        [radius * 0.98, 0],
        [radius, tall * 0.1],
        [radius * 0.82, tall * 0.55],
        [radius * 0.34, tall * 0.94],
        [radius * 0.12, tall],
        [radius * 0.1, tall * 0.99],
        [radius * 0.3, tall * 0.9],
        [radius * 0.78, tall * 0.53],
        [radius * 0.96, tall * 0.1],
        [radius * 0.95, 0.004],
      ];
      place(model, lathe(smoothProfile(profile, 2), 40), { material: weave });
      place(model, globe(radius * 0.17), { material: bulb, at: [0, tall * 0.5, 0] });
      addCord(model, shop, { from: tall - 0.01, to: height });
      return model;
    }
    case 'drum': {
      const tall = lampHeight(width, height, 0.5);
      addShade(model, {
        low: radius,
        high: radius * 0.92,
        height: tall,
        y: 0,
        material: shop.use(shadeCloth(shop.book.shade)),
      });
      for (let k = 0; k < 3; k++) {
        const angle = (k / 3) * 2 * Math.PI;
        place(
          model,
          tube({
            path: [
              [Math.cos(angle) * radius * 0.92, tall, Math.sin(angle) * radius * 0.92],
              [0, tall + 0.05, 0],
            ],
            radius: 0.002,
            sides: 5,
          }),
          { material: metal },
        );
      }
      place(model, globe(radius * 0.2), { material: bulb, at: [0, tall * 0.5, 0] });
      addCord(model, shop, { from: tall + 0.04, to: height });
      return model;
    }
    case 'lantern': {
      const tall = lampHeight(width, height, 1.25);
      addLantern(model, { radius, tall, metal, bulb });
      addCord(model, shop, { from: tall - 0.005, to: height });
      return model;
    }
    default: {
      const tall = lampHeight(width, height, 0.55);
      const bowl: Profile = [
        [radius, 0],
        [radius * 0.99, tall * 0.12],
        [radius * 0.8, tall * 0.5],
        [radius * 0.4, tall * 0.78],
        [0.03, tall * 0.86],
        [0.022, tall],
      ];
      place(model, lathe(smoothProfile(bowl, 3), 40), { material: metal });
      const lining = shop.use({
        texture: 'plain',
        colour: [0.72, 0.7, 0.66],
        roughness: 0.6,
        f0: 0.04,
        twoSided: true,
        emission: [0.3, 0.25, 0.17],
      });
      const inside = smoothProfile(bowl, 3)
        .slice(0, -4)
        .map(([r, y]) => [Math.max(0, r - 0.004), y + 0.002] as const);
      place(model, lathe(inside.toReversed(), 40), { material: lining });
      place(model, globe(radius * 0.24), { material: bulb, at: [0, tall * 0.42, 0] });
      addCord(model, shop, { from: tall - 0.01, to: height });
      return model;
    }
  }
};
