/** Small hard items for tops: boxes, jars, frames, candlesticks, cups. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { paint } from '../../hexColour.js';
import { createRandom } from '../../../random.js';
import { ceramic, metalWork, plain, plastic, stoneWork, timber, WALNUT } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';
import { addPictureFrame, frameSkin } from './pictureFrame.js';

const BLACK_LACQUER: Vec3 = [0.016, 0.016, 0.018];

/** The box's material: lacquer, stone or dark wood, chosen by the seed. */
function boxSkin(shop: Workshop, choice: number): number {
  const skins = [
    () => plastic(boldness(shop) > 0.5 && choice % 2 === 1 ? accent(shop) : BLACK_LACQUER, 0.16),
    () => stoneWork(shop.book.stone),
    () => timber(WALNUT),
  ];
  return shop.use(skins[choice % skins.length]());
}

/** A box with a narrow gap under its lid, and a button or a band of metal. */
export const decorativeBox: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const choice = createRandom(seed + 11).integer();
  const skin = boxSkin(shop, choice);
  const metal = shop.use(metalWork(shop.book.metal));
  const lid = height * 0.3;
  const knob = choice % 2 === 0 ? Math.min(0.014, height * 0.16) : 0;
  const body = height - lid - knob;
  place(model, roundedBox({ size: [width, body, depth], radius: 0.003 }), { material: skin, at: [0, body / 2, 0] });
  place(model, roundedBox({ size: [width, lid - 0.003, depth], radius: 0.004 }), {
    material: skin,
    at: [0, height - knob - (lid - 0.003) / 2, 0],
  });
  place(model, board(width - 0.006, 0.004, depth - 0.006, 0.001), { material: metal, at: [0, body + 0.0015, 0] });
  if (knob === 0) return model;
  const button: Profile = [
    [knob * 0.5, 0],
    [knob * 0.4, knob * 0.3],
    [knob * 0.75, knob * 0.7],
    [0, knob],
  ];
  place(model, lathe(button, 12), { material: metal, at: [0, height - knob, 0] });
  return model;
};

const JAR: Profile = [
  [0, 0],
  [0.6, 0],
  [0.62, 0.03],
  [0.56, 0.05],
  [0.86, 0.34],
  [1, 0.56],
  [0.86, 0.72],
  [0.5, 0.78],
  [0.5, 0.82],
  [0.56, 0.82],
  [0.54, 0.88],
  [0.3, 0.93],
  [0.09, 0.945],
  [0.14, 0.975],
  [0, 1],
];

/** A glazed jar with its lid. */
export const lidded: Maker = ({ width, depth, height, seed }, shop) => {
  const random = createRandom(seed + 13);
  const radius = Math.min(width, depth) / 2;
  const profile = smoothProfile(
    JAR.map(([r, y]) => [r * radius, y * height] as const),
    2,
  );
  const colours = [shop.book.ceramic, boldness(shop) > 0.3 ? accent(shop) : shop.book.pot, paint('23262B')];
  const glaze = { ...ceramic(random.pick(colours)), roughness: 0.14 };
  return place(createMesh(), lathe(profile, 26), { material: shop.use(glaze) });
};

const STICK: Profile = [
  [0, 0],
  [1, 0],
  [1, 0.015],
  [0.22, 0.05],
  [0.16, 0.1],
  [0.3, 0.14],
  [0.15, 0.2],
  [0.15, 0.86],
  [0.34, 0.92],
  [0.42, 1],
  [0, 0.97],
];

function addCandlestick(model: Mesh, skins: { metal: number; wax: number }, stick: { at: Vec3; tall: number }): void {
  const { at, tall } = stick;
  const foot = tall * 0.56;
  const radius = Math.min(0.038, tall * 0.13);
  const turned = STICK.map(([r, y]) => [r * radius, y * foot] as const);
  place(model, lathe(turned, 16), { material: skins.metal, at });
  const taper: Profile = [
    [0.0105, foot * 0.97],
    [0.008, tall - 0.006],
    [0, tall],
  ];
  place(model, lathe(taper, 10), { material: skins.wax, at });
}

/** Slim metal candlesticks of different heights: three, or two in a narrow box. */
export const candlesticks: Maker = ({ width, depth, height }, shop) => {
  const model = createMesh();
  const { metal } = shop.book;
  const bright = metal.finish === 'raw' ? ({ ...metal, finish: 'brushed' } as const) : metal;
  const skins = {
    metal: shop.use(metalWork(bright)),
    wax: shop.use({ ...plain([0.8, 0.76, 0.67], 0.45), transmission: 0.2 }),
  };
  const sticks =
    width > 1.6 * depth
      ? ([
          [-0.34, 0.8, 0.1],
          [0, 1, -0.12],
          [0.34, 0.62, 0.14],
        ] as const)
      : ([
          [-0.22, 1, -0.16],
          [0.22, 0.74, 0.16],
        ] as const);
  for (const [x, tall, z] of sticks)
    addCandlestick(model, skins, { at: [x * width, 0, z * depth], tall: height * tall });
  return model;
};

/** A photograph in a frame that leans on its strut. */
export const photoFrame: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const lean = Math.min(0.24, Math.asin(Math.min(0.5, (depth * 0.5) / height)));
  const tall = height / Math.cos(lean);
  const part = createMesh();
  const bar = Math.min(0.016, width * 0.1);
  addPictureFrame(part, { width, height: tall, depth: 0.014, bar, material: frameSkin(shop), moulded: false });
  const half = [width / 2 - bar, tall / 2 - bar] as const;
  const mount = surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s * 2 - 1) * half[0], (t * 2 - 1) * half[1], 0.006],
  });
  place(part, mount, { material: shop.use(plain(paint('F1EDE4'), 0.5)) });
  const print = surface({
    columns: 1,
    rows: 1,
    point: (s, t) => [(s * 2 - 1) * half[0] * 0.72, (t * 2 - 1) * half[1] * 0.76, 0.007],
  });
  const greys = [paint('5B574F'), paint('8D857A'), paint('3E4447')];
  place(part, print, { material: shop.use(plain(greys[seed % greys.length], 0.3)) });
  place(part, board(width, tall, 0.004, 0.001), { material: shop.use(plain(paint('2A2724'), 0.8)), at: [0, 0, 0.001] });
  place(model, part, { at: [0, height / 2, depth * 0.1], turn: { x: -lean }, keepUv: true });
  const strut: Vec3[] = [
    [0, height * 0.6, depth * 0.06],
    [0, 0.004, -depth / 2 + 0.004],
  ];
  place(model, tube({ path: strut, radius: 0.004, sides: 5, caps: true }), { material: frameSkin(shop) });
  return model;
};

const CUP: Profile = [
  [0, 0],
  [0.5, 0],
  [0.56, 0.06],
  [0.9, 0.5],
  [1, 1],
  [0.94, 0.98],
  [0.82, 0.5],
  [0.4, 0.14],
  [0, 0.12],
];

/** A cup on its saucer. */
export const cup: Maker = ({ width, depth, height }, shop) => {
  const model = createMesh();
  const saucer = Math.min(width, depth) / 2;
  const skin = shop.use({ ...ceramic(shop.book.ceramic), roughness: 0.18 });
  const dish: Profile = [
    [0, 0],
    [saucer * 0.6, 0],
    [saucer, height * 0.16],
    [saucer * 0.96, height * 0.17],
    [saucer * 0.5, height * 0.07],
    [0, height * 0.06],
  ];
  place(model, lathe(dish, 24), { material: skin });
  const radius = saucer * 0.58;
  const tall = height * 0.93;
  place(
    model,
    lathe(
      smoothProfile(
        CUP.map(([r, y]) => [r * radius, y * tall] as const),
        2,
      ),
      20,
    ),
    {
      material: skin,
      at: [0, height * 0.07, 0],
    },
  );
  const grip = Array.from({ length: 7 }, (_, k): Vec3 => {
    const angle = (k / 6) * Math.PI;
    return [radius * (0.86 + 0.5 * Math.sin(angle)), height * 0.07 + tall * (0.82 - 0.25 * (1 - Math.cos(angle))), 0];
  });
  place(model, tube({ path: grip, radius: Math.min(0.005, height * 0.07), sides: 6 }), { material: skin });
  const coffee = surface({
    columns: 8,
    rows: 1,
    point: (s, t) => [
      Math.cos(-s * 2 * Math.PI) * radius * 0.88 * t,
      height * 0.07 + tall * 0.78,
      Math.sin(-s * 2 * Math.PI) * radius * 0.88 * t,
    ],
  });
  place(model, coffee, { material: shop.use(plastic([0.05, 0.024, 0.012], 0.12)) });
  return model;
};
