import type { Steps } from '../../../steps.js';
import type { Piece } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { sectionalLayout } from '../../sectional.js';
import type { SlowMaker, Workshop } from '../workshop.js';
import { makeSofa } from './sofa.js';
import { planSofa, type Chaise } from './sofaPlan.js';

/** A sofa of which one end runs forward. It stands around the middle of its rear part; the caller centres it. */
function makeWithChaise(piece: Piece, shop: Workshop, chaise: Chaise): Steps<Mesh> {
  const { sofa: fabric, shapes } = shop.book;
  const shape = { ...shapes.sofa, cushions: piece.width > 1.5 ? shapes.sofa.cushions + 1 : 1 };
  return makeSofa(planSofa(piece, { shape, fabric, leg: shapes.leg, softness: shapes.softness, chaise }), shop);
}

/** L-shaped sofa: `sectionalLayout` says where its return is and which corner of its footprint stays free. */
export const sectional: SlowMaker = (piece, shop) => {
  const { side, mainDepth, returnWidth } = sectionalLayout(piece);
  const chaise = { side, width: returnWidth, reach: piece.depth - mainDepth };
  return makeWithChaise({ ...piece, depth: mainDepth }, shop, chaise);
};

/** Chaise longue: a one-seat sofa whose seat is long enough to lie on, its back at -z. */
export const chaise: SlowMaker = (piece, shop) => {
  const depth = Math.min(0.82, piece.depth * 0.5);
  return makeWithChaise({ ...piece, depth }, shop, { side: 1, width: piece.width, reach: piece.depth - depth });
};
