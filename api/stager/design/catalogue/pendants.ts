import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { ellipse } from '../../render/meshkit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import { addBulb, addShade, globe, lantern } from './lamps.js';
import { bulbGlass, metalWork, milkGlass, paperShade, plain, rattan, shadeCloth } from './materials.js';
import type { Maker, Workshop } from './workshop.js';

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

interface GlobeCluster {
  readonly width: number;
  readonly depth: number;
  readonly tall: number;
  readonly glass: number;
  readonly metal: number;
}

/** Three milk-glass globes of different size at different heights under one plate. */
function addGlobes(model: Mesh, { width, depth, tall, glass, metal }: GlobeCluster): void {
  const plate = Math.min(width, depth) * 0.3;
  place(
    model,
    lathe(
      [
        [0, tall],
        [plate, tall],
        [plate, tall + 0.022],
        [0, tall + 0.022],
      ],
      32,
    ),
    { material: metal },
  );
  const size = Math.min(width, depth, tall * 1.4) / 2;
  const globes = [
    { radius: size * 0.5, angle: 0.4, low: 0 },
    { radius: size * 0.4, angle: 2.5, low: 0.26 },
    { radius: size * 0.34, angle: 4.6, low: 0.12 },
  ];
  for (const { radius, angle, low } of globes) {
    const x = Math.cos(angle) * (width / 2 - radius);
    const z = Math.sin(angle) * (depth / 2 - radius);
    const y = low * tall + radius;
    place(model, globe(radius), { material: glass, at: [x, y, z] });
    place(
      model,
      lathe(
        [
          [0.024, -0.008],
          [0.024, 0.018],
          [0.005, 0.028],
        ],
        16,
      ),
      { material: metal, at: [x, y + radius, z] },
    );
    const inward = Math.min(1, (plate * 0.8) / Math.max(0.01, Math.hypot(x, z)));
    const wire: Vec3[] = [
      [x, y + radius + 0.02, z],
      [x * inward, tall + 0.005, z * inward],
    ];
    place(model, tube({ path: wire, radius: 0.003, sides: 6 }), { material: metal });
  }
}

interface BulbCluster {
  readonly width: number;
  readonly depth: number;
  readonly tall: number;
  readonly metal: number;
  readonly bulb: number;
}

/** Bare bulbs at different heights: in a row under a bar over a long table, else in a ring under a hoop. */
function addBulbs(model: Mesh, { width, depth, tall, metal, bulb }: BulbCluster): void {
  const row = width > depth * 1.6;
  const count = row ? Math.max(3, Math.round(width / 0.2)) : 5;
  const [halfX, halfZ] = [width / 2 - 0.032, depth / 2 - 0.032];
  if (row) {
    place(model, board(width, 0.03, Math.min(depth, 0.06), 0.004), { material: metal, at: [0, tall + 0.1, 0] });
  } else {
    const hoop = ellipse(2 * halfX, 2 * halfZ, 40).map(([x, z]): Vec3 => [x, tall + 0.1, z]);
    place(model, tube({ path: hoop, radius: 0.012, sides: 8, closed: true }), { material: metal });
    place(model, board(2 * halfX, 0.02, 0.02), { material: metal, at: [0, tall + 0.1, 0] });
    place(model, board(0.02, 0.02, 2 * halfZ), { material: metal, at: [0, tall + 0.1, 0] });
  }
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * 2 * Math.PI;
    const x = row ? ((k + 0.5) / count - 0.5) * width * 0.9 : Math.cos(angle) * halfX;
    const z = row ? 0 : Math.sin(angle) * halfZ;
    const low = tall * 0.2 * (k % 2) + 0.1;
    const wire: Vec3[] = [
      [x, low + 0.02, z],
      [x, tall + 0.09, z],
    ];
    place(model, tube({ path: wire, radius: 0.003, sides: 6 }), { material: metal });
    const socket: Profile = [
      [0.016, low - 0.01],
      [0.018, low + 0.04],
      [0.006, low + 0.055],
    ];
    place(model, lathe(socket, 16), { material: metal, at: [x, 0, z] });
    addBulb(model, { at: [x, low, z], hanging: true, material: bulb });
  }
}

function addChandelier(model: Mesh, shop: Workshop, { radius, tall }: { radius: number; tall: number }): void {
  const metal = shop.use(metalWork(shop.book.metal));
  const bulb = shop.use(bulbGlass);
  const wax = shop.use(plain([0.8, 0.77, 0.68], 0.5));
  const crystal = shop.use({ texture: 'plain', colour: [0.75, 0.76, 0.77], roughness: 0.08, f0: 0.1 });
  const stem = smoothProfile(
    [
      [0, 0],
      [0.022, 0.012],
      [0.03, 0.035],
      [0.012, 0.06],
      [0.02, tall * 0.22],
      [0.045, tall * 0.34],
      [0.016, tall * 0.46],
      [0.03, tall * 0.6],
      [0.011, tall * 0.72],
      [0.008, tall],
    ],
    3,
  );
  place(model, lathe(stem, 20), { material: metal });
  const arms = 8;
  for (let k = 0; k < arms; k++) {
    const angle = (k / arms) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = radius - 0.03;
    const path = Array.from({ length: 12 }, (_, step): Vec3 => {
      const t = step / 11;
      const y = tall * (0.3 - 0.2 * Math.sin(t * Math.PI * 0.9) + 0.2 * t ** 2);
      return [cos * (0.03 + (out - 0.03) * t), y, sin * (0.03 + (out - 0.03) * t)];
    });
    place(model, tube({ path, radius: 0.0065, sides: 8 }), { material: metal });
    const cup = path[11];
    place(
      model,
      lathe(
        [
          [0.005, 0],
          [0.03, 0.01],
          [0.031, 0.014],
          [0.012, 0.016],
        ],
        16,
      ),
      { material: metal, at: cup },
    );
    place(
      model,
      lathe(
        [
          [0.0115, 0.014],
          [0.0115, 0.09],
          [0, 0.091],
        ],
        12,
      ),
      { material: wax, at: cup },
    );
    const flame: Profile = [
      [0.004, 0],
      [0.012, 0.014],
      [0.011, 0.026],
      [0.003, 0.048],
      [0, 0.052],
    ];
    place(model, lathe(smoothProfile(flame, 2), 12), { material: bulb, at: [cup[0], cup[1] + 0.09, cup[2]] });
    place(model, globe(0.011, 1.5), { material: crystal, at: [cup[0], cup[1] - 0.03, cup[2]] });
    place(model, globe(0.009, 1.6), { material: crystal, at: [path[6][0], path[6][1] - 0.028, path[6][2]] });
  }
}

function addLantern(
  model: Mesh,
  { radius, tall, metal, bulb }: { radius: number; tall: number; metal: number; bulb: number },
): void {
  const side = radius * 0.92;
  const body = tall * 0.74;
  const bar = 0.014;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      place(model, board(bar, body, bar), { material: metal, at: [x * side, body / 2, z * side] });
  }
  for (const y of [bar / 2, body - bar / 2]) {
    for (const k of [-1, 1]) {
      place(model, board(side * 2 + bar, bar, bar), { material: metal, at: [0, y, k * side] });
      place(model, board(bar, bar, side * 2 + bar), { material: metal, at: [k * side, y, 0] });
    }
  }
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    place(
      model,
      tube({
        path: [
          [x * side, body, z * side],
          [0, tall - 0.02, 0],
        ],
        radius: 0.007,
        sides: 7,
      }),
      { material: metal },
    );
    place(
      model,
      lathe(
        [
          [0.01, 0],
          [0.01, 0.1],
          [0, 0.101],
        ],
        10,
      ),
      { material: metal, at: [x * side * 0.24, body * 0.24, z * side * 0.24] },
    );
    place(model, globe(0.017, 1.5), { material: bulb, at: [x * side * 0.24, body * 0.24 + 0.12, z * side * 0.24] });
  }
  place(model, board(side, 0.008, side), { material: metal, at: [0, body * 0.24, 0] });
  place(
    model,
    tube({
      path: [
        [0, body * 0.24, 0],
        [0, tall, 0],
      ],
      radius: 0.005,
      sides: 7,
    }),
    { material: metal },
  );
}
