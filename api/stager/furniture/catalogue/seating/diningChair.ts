import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { seatCover } from '../parts/palette.js';
import type { Maker } from '../workshop.js';
import type { DiningChairMaker } from './diningChairParts.js';
import { medallion, tub, upholstered } from './paddedChairs.js';
import { caned, crossback, sheetMetal, slatback, spindle } from './woodenChairs.js';

const CHAIRS: Readonly<Record<string, DiningChairMaker>> = {
  upholstered,
  shell: tub,
  spindle,
  louis: medallion,
  metal: sheetMetal,
  cane: caned,
  crossback,
  slat: slatback,
};

export const diningChair: Maker = (piece, shop) => {
  const { chair, shapes, wood, metal } = shop.book;
  return CHAIRS[shapes.diningChair](piece, {
    shop,
    wood: shop.use(timber(wood)),
    metal: shop.use(metalWork(metal)),
    skin: shop.use(cloth(seatCover(shop, piece, chair))),
    seat: Math.min(0.465, piece.height * 0.55),
  });
};
