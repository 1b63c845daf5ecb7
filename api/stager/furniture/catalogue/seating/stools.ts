import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { temperedFabric } from '../parts/palette.js';
import { soft } from '../parts/upholstery.js';
import type { Maker, Workshop } from '../workshop.js';

/** A round top whose edge is broken, `thick` metres high, its upper side at `top`. */
function roundTop(radius: number, thick: number, top: number): Mesh {
  const edge = thick * 0.3;
  const profile = [
    [0, 0],
    [radius - edge, 0],
    [radius, edge],
    [radius, thick - edge],
    [radius - edge, thick],
    [radius * 0.5, thick - 0.004],
    [0, thick - 0.006],
  ] as const;
  return place(createMesh(), lathe(profile, 36), { at: [0, top - thick, 0], keepUv: true });
}

/** A stool that also serves as a small table: a stone, a drum or wood on legs. */
export const stool: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { shapes } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const radius = Math.min(width, depth) / 2;
  const stretch: Vec3 = [width / (2 * radius), 1, depth / (2 * radius)];
  if (shapes.roundTables && shapes.leg !== 'tapered') {
    // one turned block, drawn in at its waist
    const waist = lathe(
      Array.from({ length: 15 }, (_, k) => {
        const share = k / 14;
        return [radius * (0.8 + 0.2 * Math.cos(share * 2 * Math.PI) ** 2), height * share] as const;
      }),
      40,
    );
    place(model, waist, { material: wood, scale: stretch });
    place(model, roundTop(radius, 0.012, height), { material: wood, scale: stretch });
    return model;
  }
  const thick = 0.035;
  addLegs(model, shop, {
    kind: shapes.leg === 'none' || shapes.leg === 'sled' || shapes.leg === 'cross' ? 'block' : shapes.leg,
    width: width * 0.82,
    depth: depth * 0.82,
    height: height - thick + 0.004,
    wood,
    metal,
    stoutness: 1.2,
  });
  place(model, roundTop(radius, thick, height), { material: wood, scale: stretch });
  return model;
};

interface HighSeat {
  readonly width: number;
  readonly depth: number;
  /** upper side of the seat */
  readonly seat: number;
  readonly wooden: boolean;
}

/** Four splayed legs and the rail that feet rest on. */
function addHighLegs(model: Mesh, shop: Workshop, { width, depth, seat, wooden }: HighSeat): void {
  const material = shop.use(wooden ? timber(shop.book.wood) : metalWork(shop.book.metal));
  const radius = wooden ? 0.015 : 0.0095;
  const cornerAt = (x: number, z: number, y: number): Vec3 => {
    const inward = (y / seat) * 0.045;
    return [x * (width / 2 - radius - inward), y, z * (depth / 2 - radius - inward)];
  };
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const path = [cornerAt(x, z, 0), cornerAt(x, z, seat - 0.05)];
      place(model, tube({ path, radius, sides: 10, caps: true }), { material });
    }
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  corners.forEach(([x, z], k) => {
    const [nextX, nextZ] = corners[(k + 1) % 4];
    const rest = seat * (k === 0 ? 0.36 : 0.42);
    const path = [cornerAt(x, z, rest), cornerAt(nextX, nextZ, rest)];
    place(model, tube({ path, radius: radius * 0.8, sides: 8 }), { material });
  });
}

/** A stool for a counter or a bar, its seat at two thirds of its height, with a low back around it. */
export const barStool: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { shapes, chair } = shop.book;
  const seat = Math.min(0.76, height * 0.7);
  const wooden = shapes.leg !== 'steel' && shapes.leg !== 'hairpin' && shapes.leg !== 'none';
  addHighLegs(model, shop, { width, depth, seat, wooden });
  const skin = shop.use(cloth(temperedFabric(shop, chair)));
  const pad = roundedBox({
    size: [width * 0.96, 0.075, depth * 0.9],
    radius: 0.034,
    quad: 0.05,
    cover: true,
    arc: 3,
    deform: (point, unit, normal) => {
      const [x, y, z] = soft(seed % 43, 0.004)(point, unit, normal);
      const crown = unit[1] > 0 ? 0.01 * Math.max(0, (1 - unit[0] ** 2) * (1 - unit[2] ** 2)) : 0;
      return [x * (1 - 0.1 * Math.max(0, -unit[2])), y + crown, z];
    },
  });
  place(model, pad, { material: skin, at: [0, seat - 0.037, depth * 0.05] });
  const tall = height - seat + 0.02;
  const back = roundedBox({
    size: [width * 0.94, tall * 0.62, 0.05],
    radius: 0.023,
    quad: 0.05,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit) => [x, y, z + 0.1 * unit[0] ** 2],
  });
  place(model, back, { material: skin, at: [0, height - tall * 0.31, -depth / 2 + 0.03], turn: { x: -0.08 } });
  const post = shop.use(wooden ? timber(shop.book.wood) : metalWork(shop.book.metal));
  for (const x of [-1, 1]) {
    const path: Vec3[] = [
      [x * width * 0.28, seat - 0.05, -depth / 2 + 0.08],
      [x * width * 0.29, height - tall * 0.4, -depth / 2 + 0.055],
    ];
    place(model, tube({ path, radius: 0.009, sides: 8 }), { material: post });
  }
  return model;
};
