import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../render/meshkit/lathe.js';
import { createMesh, place } from '../../render/meshkit/mesh.js';
import { board } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import {
  bulbGlass,
  ceramic,
  metalWork,
  milkGlass,
  paperShade,
  rattan,
  shadeCloth,
  stoneWork,
  timber,
} from './materials.js';
import type { Maker, Workshop } from './workshop.js';

interface Shade {
  readonly low: number;
  readonly high: number;
  readonly height: number;
  /** of the lower rim */
  readonly y: number;
  readonly material: number;
}

/** A cloth shade: a thin cone with rolled rims. */
export function addShade(model: Mesh, { low, high, height, y, material }: Shade): void {
  const wall: Profile = [
    [low, 0],
    [high, height],
    [high - 0.002, height],
    [low - 0.002, 0],
  ];
  place(model, lathe(wall, 44), { material, at: [0, y, 0] });
  for (const [radius, at] of [
    [low, 0],
    [high, height],
  ] as const) {
    const rim = Array.from({ length: 44 }, (_, k): Vec3 => [
      Math.cos((k / 44) * 2 * Math.PI) * radius,
      y + at,
      Math.sin((k / 44) * 2 * Math.PI) * radius,
    ]);
    place(model, tube({ path: rim, radius: 0.0028, sides: 5, closed: true }), { material });
  }
}

const BULB: Profile = [
  [0.013, 0],
  [0.014, 0.02],
  [0.03, 0.055],
  [0.031, 0.075],
  [0.018, 0.098],
  [0, 0.104],
];

export function addBulb(
  model: Mesh,
  { at, hanging, material }: { at: Vec3; hanging: boolean; material: number },
): void {
  place(model, lathe(smoothProfile(BULB, 2), 18), { material, at, turn: { x: hanging ? Math.PI : 0 } });
}

export function globe(radius: number, squash = 1): Mesh {
  const rings = radius > 0.05 ? 18 : 8;
  const profile = Array.from({ length: rings + 1 }, (_, k) => {
    const angle = (k / rings) * Math.PI;
    return [Math.max(0, Math.sin(angle) * radius), -Math.cos(angle) * radius * squash] as const;
  });
  return lathe(profile, radius > 0.05 ? 30 : 12);
}

/** Paper lantern of bulging hoops. */
export function lantern(width: number, height: number, hoops: number): Mesh {
  const steps = hoops * 4;
  const profile = Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const body = Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.55;
    const puff = 1 - 0.02 * (1 - Math.abs(Math.sin((k / 4) * Math.PI)));
    return [(width / 2) * body * puff, t * height] as const;
  });
  return lathe([[profile[0][0] * 0.5, 0.004], ...profile, [profile[steps][0] * 0.5, height - 0.004]], 36);
}

function lampMaterials(shop: Workshop) {
  return {
    metal: shop.use(metalWork(shop.book.metal)),
    wood: shop.use(timber(shop.book.wood)),
    stone: shop.use(stoneWork(shop.book.stone)),
    shade: shop.use(shadeCloth(shop.book.shade)),
    glass: shop.use(milkGlass),
    paper: shop.use(paperShade(shop.book.shade)),
    bulb: shop.use(bulbGlass),
    ceramic: shop.use(ceramic(shop.book.ceramic)),
    rattan: shop.use({ ...rattan, twoSided: true, transmission: 0.3, emission: [0.12, 0.08, 0.04] }),
    dark: shop.use(shadeCloth([0.09, 0.085, 0.08])),
  };
}

const disc = (radius: number, height: number): Profile => [
  [0, 0],
  [radius * 0.97, 0],
  [radius, height * 0.3],
  [radius, height * 0.7],
  [radius * 0.95, height],
  [0.012, height * 1.3],
];

export const floorLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const radius = Math.min(width, depth) / 2;
  switch (shop.book.shapes.floorLamp) {
    case 'arc': {
      // the foot is as wide as the lamp is narrow, the arm reaches along the longer side
      const foot = Math.min(radius, 0.22);
      const back = -Math.max(width, depth) / 2 + foot;
      const along: 0 | 2 = width >= depth ? 0 : 2;
      const put = (offset: number, y: number): Vec3 => (along === 0 ? [offset, y, 0] : [0, y, offset]);
      const dome = Math.min(radius * 0.62, 0.17);
      const reach = Math.max(width, depth) / 2 - dome;
      place(
        model,
        lathe(
          [
            [0, 0],
            [foot * 0.97, 0],
            [foot, 0.01],
            [foot, 0.045],
            [foot * 0.95, 0.055],
            [0, 0.055],
          ],
          36,
        ),
        { material: skin.stone, at: put(back, 0) },
      );
      const top = height - 0.012;
      const path = Array.from({ length: 26 }, (_, k): Vec3 => {
        const t = k / 25;
        const bend = Math.max(0, (t - 0.38) / 0.62);
        const x = back + (reach - back) * (1 - Math.cos(bend * Math.PI * 0.5)) ** 1.05;
        const y =
          t < 0.38
            ? 0.05 + top * 0.72 * (t / 0.38)
            : 0.05 + top * 0.72 + (top * 0.28 - 0.05) * Math.sin(bend * Math.PI * 0.62) ** 0.9;
        return put(x, Math.min(top, y));
      });
      place(model, tube({ path, radius: 0.0095, sides: 10, caps: true }), { material: skin.metal });
      const end = path[25];
      const bowl: Profile = [
        [dome, 0],
        [dome * 0.96, dome * 0.32],
        [dome * 0.7, dome * 0.66],
        [dome * 0.24, dome * 0.8],
        [0.014, dome * 0.84],
        [0.01, dome * 0.83],
        [dome * 0.66, dome * 0.62],
        [dome * 0.93, dome * 0.3],
        [dome * 0.985, 0.002],
      ];
      place(model, lathe(bowl, 36), { material: skin.metal, at: [end[0], end[1] - dome * 0.86, end[2]] });
      place(model, globe(dome * 0.42), { material: skin.glass, at: [end[0], end[1] - dome * 0.72, end[2]] });
      return model;
    }
    case 'tripod': {
      const shadeHeight = height * 0.19;
      const knee = height - shadeHeight - 0.02;
      for (let k = 0; k < 3; k++) {
        const angle = (k / 3) * 2 * Math.PI + Math.PI / 2;
        const foot: Vec3 = [Math.cos(angle) * radius * 0.97, 0, Math.sin(angle) * radius * 0.97];
        const top: Vec3 = [-Math.cos(angle) * 0.014, knee, -Math.sin(angle) * 0.014];
        place(model, tube({ path: [foot, top], radius: (t) => 0.011 + 0.003 * t, sides: 9, caps: true }), {
          material: shop.book.shapes.cabinet === 'industrial' ? skin.metal : skin.wood,
        });
      }
      place(
        model,
        lathe(
          [
            [0.03, knee - 0.035],
            [0.036, knee - 0.01],
            [0.018, knee + 0.01],
            [0.01, knee + 0.06],
          ],
          20,
        ),
        { material: skin.metal },
      );
      const dark = shop.book.shapes.cabinet === 'industrial';
      addShade(model, {
        low: radius * 0.98,
        high: radius * 0.74,
        height: shadeHeight,
        y: height - shadeHeight,
        material: dark ? skin.dark : skin.shade,
      });
      addBulb(model, { at: [0, knee + 0.04, 0], hanging: false, material: skin.bulb });
      return model;
    }
    case 'paper': {
      const foot = height * 0.2;
      const post = radius - 0.007;
      for (const [x, z] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        place(model, board(0.014, height - 0.03, 0.014), {
          material: skin.wood,
          at: [x * post, (height - 0.03) / 2, z * post],
        });
      }
      for (const y of [foot, height - 0.03]) {
        for (const side of [-1, 1]) {
          place(model, board(post * 2, 0.014, 0.014), { material: skin.wood, at: [0, y, side * post] });
          place(model, board(0.014, 0.014, post * 2), { material: skin.wood, at: [side * post, y, 0] });
        }
      }
      place(model, lantern(radius * 1.7, height - foot - 0.02, 12), { material: skin.paper, at: [0, foot + 0.01, 0] });
      return model;
    }
    case 'pharmacy': {
      place(model, lathe(disc(radius * 0.8, 0.022), 36), { material: skin.metal });
      place(
        model,
        lathe(
          smoothProfile(
            [
              [0.02, 0.02],
              [0.012, 0.08],
              [0.022, 0.12],
              [0.01, 0.18],
              [0.01, height * 0.5],
              [0.02, height * 0.53],
              [0.009, height * 0.57],
              [0.009, height * 0.76],
            ],
            3,
          ),
          16,
        ),
        { material: skin.metal },
      );
      addShade(model, {
        low: radius,
        high: radius * 0.52,
        height: height * 0.2,
        y: height * 0.79,
        material: skin.shade,
      });
      place(
        model,
        lathe(
          [
            [0.004, height * 0.76],
            [0.004, height * 0.99],
            [0.013, height * 0.992],
            [0, height],
          ],
          12,
        ),
        { material: skin.metal },
      );
      addBulb(model, { at: [0, height * 0.78, 0], hanging: false, material: skin.bulb });
      return model;
    }
    case 'globe': {
      place(model, lathe(disc(radius * 0.86, 0.024), 36), { material: skin.metal });
      place(
        model,
        tube({
          path: [
            [0, 0.02, 0],
            [0, height - radius * 1.6, 0],
          ],
          radius: 0.01,
          sides: 12,
        }),
        { material: skin.metal },
      );
      const ball = Math.min(radius, 0.2);
      place(
        model,
        lathe(
          [
            [0.05, 0],
            [0.06, 0.012],
            [0.012, 0.016],
          ],
          24,
        ),
        { material: skin.metal, at: [0, height - 2 * ball - 0.01, 0] },
      );
      place(
        model,
        tube({
          path: [
            [0, height - radius * 1.7, 0],
            [0, height - 2 * ball, 0],
          ],
          radius: 0.01,
          sides: 12,
        }),
        { material: skin.metal },
      );
      place(model, globe(ball), { material: skin.glass, at: [0, height - ball, 0] });
      return model;
    }
    default: {
      place(model, lathe(disc(radius * 0.7, 0.02), 36), { material: skin.metal });
      const shadeHeight = height * 0.18;
      place(
        model,
        tube({
          path: [
            [0, 0.018, 0],
            [0, height - shadeHeight * 0.6, 0],
          ],
          radius: 0.0095,
          sides: 12,
        }),
        { material: skin.metal },
      );
      const drumShade = shop.book.shapes.leg === 'none';
      addShade(model, {
        low: radius,
        high: drumShade ? radius : radius * 0.78,
        height: shadeHeight,
        y: height - shadeHeight,
        material: skin.shade,
      });
      addBulb(model, { at: [0, height - shadeHeight * 0.85, 0], hanging: false, material: skin.bulb });
      return model;
    }
  }
};

/** Feet of table lamps as [share of the half width, share of the foot's height]. */
const FEET: Readonly<Record<'ceramic' | 'turned' | 'column', Profile>> = {
  ceramic: [
    [0, 0],
    [0.4, 0],
    [0.42, 0.03],
    [0.36, 0.06],
    [0.56, 0.3],
    [0.6, 0.48],
    [0.42, 0.74],
    [0.16, 0.9],
    [0.08, 1],
  ],
  turned: [
    [0, 0],
    [0.46, 0],
    [0.46, 0.05],
    [0.2, 0.12],
    [0.26, 0.2],
    [0.14, 0.3],
    [0.3, 0.5],
    [0.32, 0.6],
    [0.14, 0.76],
    [0.2, 0.8],
    [0.1, 0.86],
    [0.06, 1],
  ],
  column: [
    [0, 0],
    [0.44, 0],
    [0.45, 0.03],
    [0.42, 0.06],
    [0.3, 0.07],
    [0.3, 0.9],
    [0.28, 0.93],
    [0.06, 0.94],
    [0.05, 1],
  ],
};

export const tableLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const radius = Math.min(width, depth) / 2;
  const kind = shop.book.shapes.tableLamp;
  if (kind === 'globe') {
    const ball = Math.min(radius, height * 0.36);
    const foot = height - 2 * ball + 0.008;
    place(
      model,
      lathe(
        smoothProfile(
          [
            [0, 0],
            [ball * 0.7, 0],
            [ball * 0.74, foot * 0.1],
            [ball * 0.34, foot * 0.4],
            [ball * 0.3, foot * 0.8],
            [ball * 0.42, foot],
          ],
          3,
        ),
        32,
      ),
      { material: skin.stone },
    );
    place(model, globe(ball), { material: skin.glass, at: [0, height - ball, 0] });
    return model;
  }
  if (kind === 'paper') {
    for (let k = 0; k < 3; k++) {
      const angle = (k / 3) * 2 * Math.PI + Math.PI / 2;
      const foot: Vec3 = [Math.cos(angle) * radius * 0.6, 0, Math.sin(angle) * radius * 0.6];
      place(
        model,
        tube({ path: [foot, [foot[0] * 0.9, height * 0.3, foot[2] * 0.9]], radius: 0.006, sides: 7, caps: true }),
        { material: skin.wood },
      );
    }
    place(model, lantern(radius * 2, height * 0.84, 9), { material: skin.paper, at: [0, height * 0.16, 0] });
    return model;
  }
  if (kind === 'bulb') {
    const x = -radius * 0.62;
    place(model, board(radius * 2, 0.03, Math.min(depth, radius * 2), 0.004), {
      material: skin.wood,
      at: [0, 0.015, 0],
    });
    const path: Vec3[] = [
      [x, 0.03, 0],
      [x, height * 0.78, 0],
      [x + 0.02, height * 0.86, 0],
      [radius * 0.2, height * 0.86, 0],
    ];
    place(model, tube({ path, radius: 0.009, sides: 9, caps: true }), { material: skin.metal });
    addBulb(model, { at: [radius * 0.2, height * 0.84, 0], hanging: true, material: skin.bulb });
    const cone: Profile = [
      [radius * 0.8, 0],
      [radius * 0.3, radius * 0.75],
      [radius * 0.12, radius * 0.95],
      [radius * 0.1, radius * 0.95],
      [radius * 0.76, 0.002],
    ];
    place(model, lathe(cone, 30), { material: skin.metal, at: [radius * 0.2, height - radius * 0.96, 0] });
    return model;
  }
  const shadeHeight = height * 0.42;
  const foot = height - shadeHeight * 0.84;
  const profile = FEET[kind === 'rattan' ? 'ceramic' : kind].map(([r, y]) => [r * radius, y * foot] as const);
  const skinOf = {
    ceramic: skin.ceramic,
    rattan: skin.ceramic,
    turned: shop.book.metal.finish === 'polished' ? skin.metal : skin.wood,
    column: skin.stone,
  };
  place(model, lathe(kind === 'column' ? profile : smoothProfile(profile, 3), 32), { material: skinOf[kind] });
  const drumShade = kind === 'column';
  addShade(model, {
    low: radius,
    high: drumShade ? radius * 0.96 : radius * 0.68,
    height: shadeHeight,
    y: height - shadeHeight,
    material: kind === 'rattan' ? skin.rattan : skin.shade,
  });
  addBulb(model, { at: [0, foot * 0.98, 0], hanging: false, material: skin.bulb });
  return model;
};

export const deskLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const base = Math.min(width / 2, depth * 0.28);
  const back = -depth / 2 + base;
  place(model, lathe(disc(base, 0.022), 32), { material: skin.metal, at: [0, 0, back] });
  const elbow: Vec3 = [0, height * 0.56, -depth / 2 + 0.012];
  const head: Vec3 = [0, height - 0.03, depth * 0.16];
  for (const path of [
    [[0, 0.02, back], elbow],
    [elbow, head],
  ] as const) {
    place(model, tube({ path, radius: 0.0065, sides: 9, caps: true }), { material: skin.metal });
  }
  for (const joint of [elbow, head]) {
    place(
      model,
      lathe(
        [
          [0, -0.012],
          [0.014, -0.012],
          [0.016, 0],
          [0.014, 0.012],
          [0, 0.012],
        ],
        16,
      ),
      { material: skin.metal, at: joint, turn: { z: Math.PI / 2 } },
    );
  }
  const reach = Math.min(depth * 0.28, 0.1);
  const cone: Profile = [
    [reach, 0],
    [reach * 0.8, reach * 0.5],
    [reach * 0.3, reach * 0.95],
    [reach * 0.26, reach * 1.2],
    [0, reach * 1.22],
  ];
  const inside: Profile = [
    [0, reach * 0.8],
    [reach * 0.24, reach * 0.8],
    [reach * 0.74, reach * 0.46],
    [reach * 0.96, 0.002],
  ];
  const at: Vec3 = [0, head[1] - reach * 0.75, head[2] + reach * 0.45];
  const turn = { x: -0.42 };
  place(model, lathe(cone, 28), { material: skin.metal, at, turn });
  place(model, lathe(inside.toReversed(), 28), {
    material: shop.use({
      texture: 'plain',
      colour: [0.85, 0.83, 0.8],
      roughness: 0.6,
      f0: 0.04,
      twoSided: true,
      emission: [0.5, 0.42, 0.3],
    }),
    at,
    turn,
  });
  place(model, globe(reach * 0.3), { material: skin.bulb, at: [at[0], at[1] + reach * 0.35, at[2]] });
  return model;
};
