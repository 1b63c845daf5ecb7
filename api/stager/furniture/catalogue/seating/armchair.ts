import { finish } from '../../../steps.js';
import { accent, boldness, seatCover } from '../parts/palette.js';
import type { Maker } from '../workshop.js';
import type { ArmchairMaker } from './armchairParts.js';
import { lounge, slatted } from './frameChairs.js';
import { barrelOf, wicker } from './roundChairs.js';
import { makeSofa } from './sofa.js';
import { planSofa } from './sofaPlan.js';
import { wing } from './wingChair.js';

/** A smaller sofa. */
const likeSofa: ArmchairMaker = (piece, shop, fabric) => {
  const { shapes } = shop.book;
  const shape = { ...shapes.sofa, cushions: 1 };
  return finish(makeSofa(planSofa(piece, { shape, fabric, leg: shapes.leg, softness: shapes.softness }), shop));
};

const CHAIRS: Readonly<Record<string, ArmchairMaker>> = {
  sofa: likeSofa,
  wing,
  barrel: barrelOf(0),
  shell: barrelOf(0.03),
  lounge,
  rattan: wicker,
  slat: slatted,
};

export const armchair: Maker = (piece, shop) => {
  const { armchair: own, shapes } = shop.book;
  const bold = boldness(shop);
  const mayBeBold =
    piece.colour === undefined && own.cloth !== 'stripes' && own.cloth !== 'floral' && own.cloth !== 'leather';
  const fabric = bold > 0.8 && mayBeBold ? { ...own, colour: accent(shop) } : seatCover(shop, piece, own);
  return CHAIRS[shapes.armchair](piece, shop, fabric);
};
