import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { padded } from '../parts/upholstery.js';
import type { SlowMaker, Workshop } from '../workshop.js';
import { planBed, type BedPlan } from './bedPlan.js';
import { addBedding } from './bedding.js';
import { addHeadboard } from './headboard.js';
import { addPillows } from './pillows.js';

/** Thickness of the boards around a mattress, metres. */
const RAIL = 0.032;

function addBase(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { width, frame, bodyLength, middle, depth } = plan;
  const { bedBase, leg } = shop.book.shapes;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  if (bedBase === 'platform') {
    const slab = Math.min(0.09, frame * 0.4);
    place(model, board(width, slab, depth, 0.006), { material: wood, at: [0, frame - slab / 2, 0] });
    const plinth = board(width * 0.82, frame - slab, depth * 0.84);
    place(model, plinth, { material: shop.use(timber(shop.book.secondWood)), at: [0, (frame - slab) / 2, 0] });
    return;
  }
  const legHeight = Math.min(0.12, frame * 0.4);
  const legs = {
    width: plan.bodyWidth + 0.04,
    depth: bodyLength,
    height: legHeight + 0.01,
    wood,
    metal,
    stoutness: 2,
  };
  const under = createMesh();
  addLegs(under, shop, { ...legs, kind: leg === 'none' || leg === 'sled' || leg === 'cross' ? 'block' : leg });
  place(model, under, { at: [0, 0, middle], keepUv: true });
  const size: Vec3 = [plan.bodyWidth + 0.06, frame - legHeight, bodyLength + 0.04];
  const at: Vec3 = [0, (frame + legHeight) / 2, middle];
  if (bedBase === 'upholstered') {
    place(model, padded(size, { radius: 0.03, seed: 3 }), { material: shop.use(cloth(shop.book.headboard)), at });
    return;
  }
  // boards around the mattress, each with its own grain
  const [wide, tall, long] = size;
  for (const side of [-1, 1]) {
    place(model, board(RAIL, tall, long - 2 * RAIL), {
      material: wood,
      at: [side * (wide / 2 - RAIL / 2), at[1], middle],
    });
    place(model, board(wide, tall, RAIL), { material: wood, at: [0, at[1], middle + side * (long / 2 - RAIL / 2)] });
  }
}

/** A made bed with its head at -z: mattress, sheet, duvet turned back, blanket, pillows. */
export const bed: SlowMaker = function* (piece, shop) {
  const plan = planBed(piece, shop);
  const model = createMesh();
  addBase(model, plan, shop);
  addHeadboard(model, plan, shop);
  yield* addBedding(model, plan, shop);
  yield* addPillows(model, plan, shop);
  return model;
};
