import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Shapes } from '../../styleBook.js';
import type { Workshop } from '../workshop.js';

export interface CabinetPlan {
  readonly columns: number;
  readonly rows: number;
  /** 0..1 of the height */
  readonly legs: number;
  readonly fronts: 'doors' | 'drawers';
  /** leave the middle column open, with a shelf and items on it */
  readonly open?: boolean;
}

export interface Front {
  readonly width: number;
  readonly height: number;
  readonly at: Vec3;
  readonly kind: CabinetPlan['fronts'];
  /** which side a door's handle is on */
  readonly handle: -1 | 1;
  /** false: a plain panel */
  readonly handles?: boolean;
}

export interface Skins {
  readonly wood: number;
  readonly second: number;
  readonly metal: number;
  readonly cane: number;
}

export const THICK = 0.02;

function addHandle(model: Mesh, front: Front, { cabinet, metal }: { cabinet: Shapes['cabinet']; metal: number }): void {
  const { width, height, at, kind, handle } = front;
  const z = at[2] + THICK / 2;
  const drawer = kind === 'drawers';
  if (cabinet === 'handleless' || cabinet === 'slatted') return;
  if (cabinet === 'panelled' || cabinet === 'cane') {
    const knob = lathe(
      [
        [0.006, 0],
        [0.005, 0.007],
        [0.0125, 0.013],
        [0.0135, 0.018],
        [0.009, 0.024],
        [0, 0.025],
      ],
      16,
    );
    const spots = drawer && width > 0.55 ? [-0.27, 0.27] : [0];
    for (const share of spots) {
      const x = drawer ? share * width : handle * (width / 2 - 0.035);
      place(model, knob, {
        material: metal,
        at: [at[0] + x, at[1] + (drawer ? 0 : height * 0.08), z],
        turn: { x: Math.PI / 2 },
      });
    }
    return;
  }
  const long = drawer ? Math.min(0.16, width * 0.4) : Math.min(0.18, height * 0.45);
  const [x, y] = drawer ? [0, height > 0.14 ? height * 0.22 : 0] : [handle * (width / 2 - 0.035), 0];
  const path: Vec3[] = drawer
    ? [
        [-long / 2, 0, 0],
        [-long / 2, 0, 0.022],
        [long / 2, 0, 0.022],
        [long / 2, 0, 0],
      ]
    : [
        [0, -long / 2, 0],
        [0, -long / 2, 0.022],
        [0, long / 2, 0.022],
        [0, long / 2, 0],
      ];
  place(model, tube({ path, radius: 0.0048, sides: 7 }), { material: metal, at: [at[0] + x, at[1] + y, z] });
}

export function addFront(model: Mesh, front: Front, { shop, skins }: { shop: Workshop; skins: Skins }): void {
  const { width, height, at } = front;
  const { cabinet } = shop.book.shapes;
  const material = cabinet === 'industrial' ? skins.metal : skins.wood;
  switch (cabinet) {
    case 'panelled': {
      const rail = Math.min(0.055, height * 0.22);
      place(model, board(width, height, THICK * 0.6), { material, at: [at[0], at[1], at[2] - THICK * 0.2] });
      for (const side of [-1, 1]) {
        place(model, board(rail, height, THICK), {
          material,
          at: [at[0] + side * (width / 2 - rail / 2), at[1], at[2]],
        });
        place(model, board(width - 2 * rail, rail, THICK), {
          material,
          at: [at[0], at[1] + side * (height / 2 - rail / 2), at[2]],
        });
      }
      const inner: Vec3 = [width - 2 * rail - 0.03, height - 2 * rail - 0.03, THICK * 0.8];
      if (inner[0] > 0.03 && inner[1] > 0.02)
        place(model, roundedBox({ size: inner, radius: 0.007, arc: 2 }), {
          material,
          at: [at[0], at[1], at[2] - 0.001],
        });
      break;
    }
    case 'fluted': {
      const reeds = Math.max(4, Math.round(width / 0.028));
      place(model, board(width, height, THICK * 0.5), { material, at: [at[0], at[1], at[2] - THICK * 0.25] });
      const skin = surface({
        columns: reeds * 5,
        rows: 1,
        point: (s, t) => {
          const round = Math.abs(Math.sin(s * reeds * Math.PI));
          return [(s - 0.5) * (width - 0.002), (t - 0.5) * (height - 0.002), THICK * (0.02 + 0.5 * round ** 0.6)];
        },
        uv: (s, t) => [s * width, t * height],
      });
      place(model, skin, { material, at });
      break;
    }
    case 'slatted': {
      place(model, board(width, height, THICK * 0.4), {
        material: skins.second,
        at: [at[0], at[1], at[2] - THICK * 0.3],
      });
      const slats = Math.max(3, Math.round(width / 0.032));
      for (let k = 0; k < slats; k++) {
        place(model, board(0.016, height, THICK * 0.9), {
          material,
          at: [at[0] + ((k + 0.5) / slats - 0.5) * width, at[1], at[2]],
        });
      }
      break;
    }
    case 'cane': {
      const rim = Math.min(0.04, height * 0.18);
      for (const side of [-1, 1]) {
        place(model, board(rim, height, THICK), { material, at: [at[0] + side * (width / 2 - rim / 2), at[1], at[2]] });
        place(model, board(width - 2 * rim, rim, THICK), {
          material,
          at: [at[0], at[1] + side * (height / 2 - rim / 2), at[2]],
        });
      }
      place(model, board(width - 2 * rim + 0.004, height - 2 * rim + 0.004, THICK * 0.4), {
        material: skins.cane,
        at: [at[0], at[1], at[2] - THICK * 0.2],
      });
      break;
    }
    default:
      place(model, board(width, height, THICK), { material, at });
  }
  if (front.handles !== false) addHandle(model, front, { cabinet, metal: skins.metal });
}
