import type { Vec3 } from '../../../contract.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Shapes } from '../../styleBook.js';
import type { Maker } from '../workshop.js';
import { addBulb, addShade, disc, globe, lantern, planLamp, type LampPlan } from './lampParts.js';

type Lamp = (plan: LampPlan) => void;

/** A heavy foot, an arc, a dome that hangs over the sofa. */
const arc: Lamp = ({ model, skin, width, depth, height, radius }) => {
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
};

/** Three legs under a cloth shade. */
const tripod: Lamp = ({ model, shop, skin, height, radius }) => {
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
  addShade(model, skin, {
    low: radius * 0.98,
    high: radius * 0.74,
    height: shadeHeight,
    y: height - shadeHeight,
    material: dark ? skin.dark(shadeHeight) : skin.shade(shadeHeight),
  });
  addBulb(model, { at: [0, knee + 0.04, 0], hanging: false, material: skin.bulb });
};

/** A paper lantern in a frame of laths. */
const paper: Lamp = ({ model, skin, height, radius }) => {
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
  const tall = height - foot - 0.02;
  place(model, lantern(radius * 1.7, tall, 12), { material: skin.paper(tall), at: [0, foot + 0.01, 0], keepUv: true });
};

/** A turned column under a pleated shade. */
const pharmacy: Lamp = ({ model, skin, height, radius }) => {
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
  addShade(model, skin, {
    low: radius,
    high: radius * 0.52,
    height: height * 0.2,
    y: height * 0.79,
    material: skin.shade(height * 0.2),
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
};

/** A ball of milk glass on a rod. */
const globeLamp: Lamp = ({ model, skin, height, radius }) => {
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
};

/** A shade on a plain rod. */
const stem: Lamp = ({ model, shop, skin, height, radius }) => {
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
  addShade(model, skin, {
    low: radius,
    high: drumShade ? radius : radius * 0.78,
    height: shadeHeight,
    y: height - shadeHeight,
    material: skin.shade(shadeHeight),
  });
  addBulb(model, { at: [0, height - shadeHeight * 0.85, 0], hanging: false, material: skin.bulb });
};

const LAMPS: Readonly<Record<Shapes['floorLamp'], Lamp>> = { arc, tripod, paper, pharmacy, globe: globeLamp, stem };

export const floorLamp: Maker = (piece, shop) => {
  const plan = planLamp(piece, shop);
  LAMPS[shop.book.shapes.floorLamp](plan);
  return plan.model;
};
