import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse } from '../../../mesh/kit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { bulbGlass } from '../parts/lampMaterials.js';
import { metalWork, plain } from '../parts/materials.js';
import type { Workshop } from '../workshop.js';
import { addBulb, globe } from './lampParts.js';

interface GlobeCluster {
  readonly width: number;
  readonly depth: number;
  readonly tall: number;
  readonly glass: number;
  readonly metal: number;
}

/** Three milk-glass globes of different size at different heights under one plate. */
export function addGlobes(model: Mesh, { width, depth, tall, glass, metal }: GlobeCluster): void {
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
export function addBulbs(model: Mesh, { width, depth, tall, metal, bulb }: BulbCluster): void {
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

export function addChandelier(model: Mesh, shop: Workshop, { radius, tall }: { radius: number; tall: number }): void {
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

export function addLantern(
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
