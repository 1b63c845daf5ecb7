import type { Steps } from '../../../steps.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh } from '../../../mesh/kit/mesh.js';
import type { SlowMaker, Workshop } from '../workshop.js';
import { addArm } from './sofaArms.js';
import { addCushions, addThrow } from './sofaDressing.js';
import { addBack, addBase, addSeats } from './sofaFrame.js';
import { planSofa, type SofaPlan } from './sofaPlan.js';

/** Builds a planned sofa or the armchair that goes with it. */
export function* makeSofa(plan: SofaPlan, shop: Workshop): Steps<Mesh> {
  const model = createMesh();
  addBase(model, plan, shop);
  addArm(model, plan, shop, -1);
  addArm(model, plan, shop, 1);
  addBack(model, plan, shop);
  addSeats(model, plan, shop);
  yield* addCushions(model, plan, shop);
  yield;
  addThrow(model, plan, shop);
  return model;
}

export const sofa: SlowMaker = (piece, shop) => {
  const { sofa: fabric, shapes } = shop.book;
  const plan = planSofa(piece, { shape: shapes.sofa, fabric, leg: shapes.leg, softness: shapes.softness });
  return makeSofa(plan, shop);
};

/** A sofa for two, with a cushion at each end. */
export const loveseat: SlowMaker = (piece, shop) => {
  const { sofa: fabric, shapes } = shop.book;
  const shape = { ...shapes.sofa, cushions: Math.min(2, shapes.sofa.cushions) };
  return makeSofa(planSofa(piece, { shape, fabric, leg: shapes.leg, softness: shapes.softness }), shop);
};
