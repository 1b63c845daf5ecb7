import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { fbm2, noise2, smoothstep } from '../../../mesh/kit/noise.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { PANEL, panelWidth } from '../../curtainPair.js';
import type { Metal } from '../../styleBook.js';
import { curtainCloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';

/** Pleated panel. Narrow pieces are one panel on its own; wide ones a pair drawn to the sides of a rod. */
export const curtain: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const metal = shop.use(
    shop.book.shapes.curtain === 'lined' || shop.book.metal.finish !== 'black'
      ? rodMetal(shop.book.metal)
      : timber(shop.book.secondWood),
  );
  const cloth = shop.use(curtainCloth(shop.book.curtain, shop.book.shapes.curtain));
  const rod = 0.0135;
  const pair = width > PANEL.pairFrom;
  const panel = pair ? panelWidth(width) : width - 0.02;
  const rodY = height - 0.026;
  place(
    model,
    tube({
      path: [
        [-width / 2 + 0.04, rodY, 0],
        [width / 2 - 0.04, rodY, 0],
      ],
      radius: rod,
      sides: 10,
      caps: true,
    }),
    { material: metal },
  );
  for (const side of [-1, 1]) {
    place(
      model,
      lathe(
        [
          [0, 0],
          [0.017, 0.002],
          [0.017, 0.008],
          [0.013, 0.011],
          [0.021, 0.017],
          [0.026, 0.028],
          [0.021, 0.04],
          [0, 0.046],
        ],
        14,
      ),
      { material: metal, at: [side * (width / 2 - 0.046), rodY, 0], turn: { z: side * -(Math.PI / 2) } },
    );
    place(
      model,
      tube({
        path: [
          [side * (width / 2 - 0.06), rodY, 0],
          [side * (width / 2 - 0.06), rodY, -depth / 2],
        ],
        radius: 0.008,
        sides: 7,
      }),
      { material: metal },
    );
  }
  for (const side of pair ? [-1, 1] : [0]) {
    const x = side * (width / 2 - panel / 2 - 0.03);
    const part = pleats({ width: panel, height: rodY - rod - 0.008, depth, seed: seed + side });
    soften(part, SOFTNESS[shop.book.shapes.curtain]);
    place(model, part, { material: cloth, at: [x, 0, 0], keepUv: true });
    // a ring holds each pleat
    const rings = foldsOf(panel);
    for (let k = 0; k < rings; k++) {
      const ring = Array.from({ length: 12 }, (_, step): Vec3 => {
        const angle = (step / 12) * 2 * Math.PI;
        return [
          0.003 * Math.sin(k * 5 + seed) * Math.sin(angle),
          rodY + Math.sin(angle) * 0.021 - 0.004,
          Math.cos(angle) * 0.021,
        ];
      });
      place(model, tube({ path: ring, radius: 0.0034, sides: 5, closed: true }), {
        material: metal,
        at: [x + ((k + 0.5) / rings - 0.5) * panel, 0, 0],
      });
    }
  }
  return model;
};

/** Factor on the rod's colour: a thin rod is visible before a wall only if dark. */
const ROD = 0.25;

/** The rod's material: lacquered, as a polished one would mirror the window along its whole length. */
const rodMetal = ({ colour: [r, g, b], finish }: Metal): Material =>
  finish === 'black'
    ? metalWork({ colour: [r, g, b], finish })
    : { texture: 'metal', pattern: 'powder', colour: [r * ROD, g * ROD, b * ROD], roughness: 0.5, f0: 0.05 };

/** Share by which the shading of the folds is flattened, as light through the cloth evens it out. */
const SOFTNESS = { sheer: 0.36, linen: 0.2, lined: 0.12 } as const;

/** Turns a panel's normals towards the room. */
function soften({ normal }: Mesh, share: number): void {
  for (let k = 0; k < normal.length; k += 3) {
    const z = normal[k + 2] * (1 - share) + share * (normal[k + 2] < 0 ? -1 : 1);
    const [x, y] = [normal[k] * (1 - share), normal[k + 1] * (1 - share)];
    const length = Math.hypot(x, y, z);
    normal[k] = x / length;
    normal[k + 1] = y / length;
    normal[k + 2] = z / length;
  }
}

/** Metres between hem and floor. */
const FROM_FLOOR = 0.005;

interface Pleats {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly seed: number;
}

/** Metres from fold to fold at the heading, and vertices to each. */
const PITCH = 0.105;
const COLUMNS = 18;
const ROWS = 22;

const foldsOf = (width: number): number => Math.max(3, Math.round(width / PITCH));

/**
 * How pointed a fold is, as the power of its wave: pinched a hand below its top, round and broad from there on, with a
 * narrow valley to the next.
 */
const pointed = (metresDown: number): number =>
  1.15 + 1.3 * smoothstep(0, 0.07, metresDown) - 1.65 * smoothstep(0.09, 0.55, metresDown);

/** Rows lie closer where the pleats open and at the hem. */
const spread = (t: number): number => 0.6 * t + 0.4 * (1 - (1 - t) ** 2);

/**
 * Pinch pleats at the heading, even as they were sewn; below they open into folds that wander, swell and fade, the more
 * so the nearer to the hem. A side ends in a valley: its edge turns back to the wall.
 */
function pleats({ width, height, depth, seed }: Pleats): Mesh {
  const count = foldsOf(width);
  const shift = (seed % 29) * 1.7;
  const point = (s: number, t: number): Vec3 => {
    const down = 1 - spread(t);
    const metres = down * height;
    const free = 0.12 + 0.88 * smoothstep(0, 0.8, down);
    const wander = (noise2(s * count * 0.62 + shift, down * 1.3 + shift, 3) - 0.5) * 4.4;
    const phase = s * count * 2 * Math.PI + wander * free * Math.min(1, 5 * s, 5 - 5 * s);
    const wave = Math.max(0, 0.5 - 0.5 * Math.cos(phase)) ** pointed(metres);
    const own = noise2((phase / (2 * Math.PI)) * 0.9 + shift, down * 0.9, 5);
    const open = 0.5 + 0.5 * smoothstep(0.02, 0.6, metres);
    const deep = open * (1 - free * 0.62 * own);
    // irregular soft dents along the folds
    const dent = (fbm2(s * count * 1.3 + shift, down * 3.4, 7, 2) - 0.36) * 0.013 * free;
    const sway = (noise2(s * count * 0.35, down * 1.6 + shift, 11) - 0.5) * 0.03 * free;
    const gather = 1 - 0.05 * smoothstep(0.05, 0.4, metres) + 0.03 * down;
    const hem = 0.006 * down ** 4 * noise2(s * count * 1.1, shift, 13);
    const z = depth * (wave * deep - 0.42) + dent;
    return [(s - 0.5) * width * gather + sway, FROM_FLOOR + hem + (height - FROM_FLOOR) * spread(t), z];
  };
  return surface({ columns: count * COLUMNS, rows: ROWS, point, uv: (s, t) => [s * width * 2, spread(t) * height] });
}
