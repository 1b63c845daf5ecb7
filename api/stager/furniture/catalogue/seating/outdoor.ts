/** Seats for balconies, terraces and gardens: weatherproof frames, loose cushions in a quiet cloth. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { pillow } from '../../../mesh/kit/pillow.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { createRandom } from '../../../random.js';
import { paint } from '../../hexColour.js';
import type { Fabric } from '../../styleBook.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, rattan, timber } from '../parts/materials.js';
import { cushionCovers } from '../parts/palette.js';
import type { Maker, Workshop } from '../workshop.js';

/** Slightly weathered teak, in all styles. */
const TEAK = { colour: paint('A97B4F'), finish: 'satin' } as const;

interface Frame {
  readonly material: number;
  /** woven walls instead of open laths */
  readonly woven: boolean;
  readonly bar: number;
}

function frameOf(shop: Workshop): Frame {
  const { armchair, leg } = shop.book.shapes;
  if (armchair === 'rattan' || armchair === 'wing') return { material: shop.use(rattan), woven: true, bar: 0.055 };
  const steel = leg === 'steel' || leg === 'none' || leg === 'hairpin';
  return {
    material: shop.use(steel ? metalWork(shop.book.metal) : timber(TEAK)),
    woven: false,
    bar: steel ? 0.032 : 0.048,
  };
}

/** Weatherproof cloth is a plain weave. */
const outdoorCloth = ({ book }: Workshop): Fabric => ({ cloth: 'weave', colour: book.neutrals[0] });

/** Posts, rails, arms and a back of laths or of woven panels. Returns nothing; the deck lies at `deck`. */
function addFrame(
  model: Mesh,
  { width, depth, height }: Record<'width' | 'depth' | 'height', number>,
  deck: number,
  frame: Frame,
): void {
  const { material, woven, bar } = frame;
  const armTop = deck + (height - deck) * 0.72;
  const [x0, z0] = [width / 2 - bar / 2, depth / 2 - bar / 2];
  const add = (size: Vec3, at: Vec3) => place(model, board(...size, 0.006), { material, at });
  for (const x of [-x0, x0]) {
    add([bar, armTop, bar], [x, armTop / 2, z0]);
    add([bar, height, bar], [x, height / 2, -z0]);
    add([bar * 1.5, 0.026, depth], [x * (1 - bar / (4 * x0)), armTop, 0]);
    add([bar * 0.6, 0.06, depth - bar], [x, deck - 0.03, 0]);
    if (woven) add([bar * 0.5, armTop - deck, depth - bar], [x, (armTop + deck) / 2, 0]);
  }
  for (const z of [-z0, z0]) add([width - bar, 0.06, bar * 0.6], [0, deck - 0.03, z]);
  add([width - bar, 0.016, depth - bar], [0, deck - 0.012, 0]);
  add([width - bar, bar, bar * 0.7], [0, height - bar / 2, -z0]);
  if (woven) {
    add([width - bar, height - deck, bar * 0.5], [0, (height + deck) / 2, -z0]);
    return;
  }
  const laths = Math.max(5, Math.round(width / 0.1));
  for (let k = 1; k < laths; k++) {
    const x = (k / laths - 0.5) * (width - bar);
    add([0.03, height - deck - bar, 0.014], [x, (height + deck - bar) / 2, -z0]);
  }
}

function makeSeat(shop: Workshop, seats: number, piece: Parameters<Maker>[0]): Mesh {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const frame = frameOf(shop);
  const deck = Math.min(0.3, height * 0.42);
  addFrame(model, piece, deck, frame);
  const skin = shop.use(cloth(outdoorCloth(shop)));
  const inside = width - 2 * frame.bar - 0.01;
  const each = inside / seats;
  const back = height - deck - 0.06;
  for (let k = 0; k < seats; k++) {
    const x = -inside / 2 + each * (k + 0.5);
    const length = depth - frame.bar - 0.1;
    place(model, boxCushion({ size: [each - 0.008, 0.13, length], seed: (seed % 89) + k, crown: 0.018 }), {
      material: skin,
      at: [x, deck + 0.065, depth / 2 - length / 2 - 0.005],
    });
    const shape = { crown: 0.03, belly: 0.02, radius: 0.045, wrinkle: 0.01 };
    place(model, boxCushion({ size: [each - 0.014, 0.14, back], seed: (seed % 89) + 20 + k, ...shape }), {
      material: skin,
      at: [x, deck + 0.055 + back / 2, -depth / 2 + 0.16],
      turn: { x: Math.PI / 2 - 0.2 },
    });
  }
  const random = createRandom(seed + 3);
  const covers = cushionCovers(shop, { count: 2, random });
  const size = Math.min(0.38, each * 0.66);
  for (const [k, x] of (seats > 1 ? [-1, 1] : [0]).entries()) {
    place(
      model,
      pillow({ width: size, height: size * 0.9, thickness: 0.14, seed: random.between(0, 90), dent: 0.04 }),
      {
        material: shop.use(cloth(covers[k])),
        at: [x * (inside / 2 - size * 0.55), deck + 0.12 + size * 0.38, -depth / 2 + 0.34],
        turn: { x: -0.4, y: -x * 0.2, z: random.between(-0.06, 0.06) },
      },
    );
  }
  return model;
}

export const outdoorSofa: Maker = (piece, shop) => makeSeat(shop, piece.width > 1.7 ? 3 : 2, piece);

export const outdoorChair: Maker = (piece, shop) => makeSeat(shop, 1, piece);

/** A sun lounger: slatted bed, its head raised at -z, a mattress in two parts. */
export const lounger: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { material, bar } = frameOf(shop);
  const deck = Math.min(0.3, height * 0.4);
  const hinge = -depth / 2 + depth * 0.36;
  const add = (size: Vec3, at: Vec3) => place(model, board(...size, 0.006), { material, at });
  for (const x of [-1, 1]) {
    add([bar, 0.06, depth], [x * (width / 2 - bar / 2), deck - 0.03, 0]);
    for (const z of [-1, 1]) add([bar, deck, bar], [x * (width / 2 - bar / 2), deck / 2, z * (depth / 2 - 0.12)]);
  }
  const slats = Math.round((depth / 2 - hinge) / 0.09);
  for (let k = 0; k <= slats; k++) {
    const z = hinge + ((depth / 2 - 0.03 - hinge) * k) / slats;
    add([width - bar, 0.018, 0.05], [0, deck - 0.012, z]);
  }
  const skin = shop.use(cloth(outdoorCloth(shop)));
  const flat = depth / 2 - hinge - 0.01;
  place(model, boxCushion({ size: [width - 0.04, 0.08, flat], seed: seed % 89, crown: 0.01, quad: 0.11 }), {
    material: skin,
    at: [0, deck + 0.04, hinge + flat / 2],
  });
  const rise = height - deck - 0.05;
  const length = Math.hypot(rise, depth / 2 + hinge);
  const lean = Math.atan2(rise, depth / 2 + hinge);
  place(model, boxCushion({ size: [width - 0.04, 0.08, length], seed: (seed % 89) + 4, crown: 0.012, quad: 0.11 }), {
    material: skin,
    at: [0, deck + 0.05 + rise / 2, (hinge - depth / 2) / 2],
    turn: { x: lean },
  });
  const [cover] = cushionCovers(shop, { count: 1, random: createRandom(seed + 3) });
  const size = Math.min(0.44, width * 0.66);
  place(model, pillow({ width: size, height: size * 0.6, thickness: 0.12, seed: seed % 71 }), {
    material: shop.use(cloth(cover)),
    at: [0, deck + 0.08 + rise * 0.82, -depth / 2 + (depth / 2 + hinge) * 0.28],
    turn: { x: lean - Math.PI / 2 },
  });
  return model;
};
