import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../render/mesh.js';
import { lathe } from '../../../render/meshkit/lathe.js';
import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { fbm2, smoothstep } from '../../../render/meshkit/noise.js';
import { surface } from '../../../render/meshkit/surface.js';
import { tube } from '../../../render/meshkit/tube.js';
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
    place(model, part, { material: cloth, at: [x, 0, 0] });
    const rings = Math.max(3, Math.round(panel / PITCH)) * 2;
    for (let k = 0; k < rings; k++) {
      const ring = Array.from({ length: 12 }, (_, step): Vec3 => {
        const angle = (step / 12) * 2 * Math.PI;
        return [0, rodY + Math.sin(angle) * 0.021 - 0.004, Math.cos(angle) * 0.021];
      });
      place(model, tube({ path: ring, radius: 0.0034, sides: 5, closed: true }), {
        material: metal,
        at: [x + ((k + 0.5) / rings - 0.5) * panel * 0.92, 0, 0],
      });
    }
  }
  return model;
};

/** A rod is lacquered: a polished one would mirror the window along its whole length as a bright wire. */
const rodMetal = ({ colour: [r, g, b], finish }: Metal): Material =>
  finish === 'black'
    ? metalWork({ colour: [r, g, b], finish })
    : { texture: 'metal', pattern: 'powder', colour: [r * 0.5, g * 0.5, b * 0.5], roughness: 0.5, f0: 0.05 };

/** Light that seeps through the cloth evens out its folds: share by which their slopes shade less than they lean. */
const SOFTNESS = { sheer: 0.35, linen: 0.3, lined: 0.15 } as const;

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

/** Metres that the hem clears the floor by. */
const FROM_FLOOR = 0.012;

interface Pleats {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly seed: number;
}

/** Metres from fold to fold: wide enough that a photo of a whole room still shows each as a soft wave. */
const PITCH = 0.155;

/** Folds leave the heading this shallow, share of their full depth, and have opened this far below it. */
const HEADING = { share: 0.62, opens: 0.2 } as const;

/**
 * Folds that hang from the heading in deep, nearly even waves to a heavier hem, which just clears the floor. The cloth
 * never doubles back on itself: a fold that overlaps its neighbour shows as a bright or dark thread between them.
 */
function pleats({ width, height, depth, seed }: Pleats): Mesh {
  const count = Math.max(3, Math.round(width / PITCH));
  const shift = seed % 17;
  const point = (s: number, t: number): Vec3 => {
    const down = 1 - t;
    const own = fbm2(s * count * 0.8, shift + down * 0.4, 5, 2) / 0.75;
    const wander = (fbm2(s * count * 0.45, down * 0.7 + shift, 3, 2) - 0.36) * (0.3 + 0.7 * down);
    const phase = s * count * 2 * Math.PI + wander * 1.6;
    const opened = HEADING.share + (1 - HEADING.share) * smoothstep(0, HEADING.opens, down);
    const open = (depth / 2) * opened * (0.7 + 0.42 * own);
    // a fold's nose is broader and rounder than the hollow behind it
    const loop = Math.sin(phase) + 0.13 * Math.cos(phase * 2);
    const gather = 0.95 + 0.05 * smoothstep(0, 0.5, down);
    // the hem is doubled: it falls straighter
    const hem = smoothstep(0.955, 0.985, down);
    return [(s - 0.5) * width * gather, FROM_FLOOR + (height - FROM_FLOOR) * t, loop * open * (0.86 - 0.06 * hem)];
  };
  return surface({ columns: count * 16, rows: 14, point, uv: (s, t) => [s * width * 1.6, t * height] });
}
