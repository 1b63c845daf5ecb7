/** Plan -> one mesh in the room's metres with its materials. */
import type { Piece, Plan } from '../../contract.js';
import type { Mesh, Scene } from '../../render/mesh.js';
import { createMesh, fitToBox, place } from '../../render/meshkit/mesh.js';
import type { Kind } from '../kinds.js';
import { armchair, beanbag, pouf } from './armchair.js';
import { bed, bench } from './bed.js';
import { bookcase } from './bookcase.js';
import { books } from './books.js';
import { consoleTable, dresser, mediaUnit, nightstand, sideboard, wardrobe } from './cabinets.js';
import { diningChair, gamingChair, taskChair } from './chairs.js';
import { deskLamp, floorLamp, tableLamp } from './lamps.js';
import { pendant } from './pendants.js';
import { plant } from './plants.js';
import { laptop, lightStrip, monitor, television } from './screens.js';
import { sofa } from './sofa.js';
import { coffeeTable, desk, diningTable, gamingDesk, sideTable } from './tables.js';
import { curtain, rug } from './textiles.js';
import { centrepiece, vase } from './vases.js';
import { art, mirror, wallShelf } from './wallDecor.js';
import { openWorkshop, type Maker, type Workshop } from './workshop.js';

export const MAKERS: Readonly<Record<Kind, Maker>> = {
  sofa,
  armchair,
  'coffee table': coffeeTable,
  'side table': sideTable,
  'floor lamp': floorLamp,
  'media unit': mediaUnit,
  bookcase,
  console: consoleTable,
  plant,
  pouf,
  bed,
  nightstand,
  bench,
  dresser,
  wardrobe,
  'dining table': diningTable,
  'dining chair': diningChair,
  sideboard,
  desk,
  'task chair': taskChair,
  'gaming desk': gamingDesk,
  'gaming chair': gamingChair,
  beanbag,
  rug,
  'table lamp': tableLamp,
  'desk lamp': deskLamp,
  monitor,
  laptop,
  television,
  centrepiece,
  vase,
  books,
  art,
  mirror,
  'wall shelf': wallShelf,
  curtain,
  pendant,
  'light strip': lightStrip,
};

/** One piece around the middle of its footprint, from y = 0, front at +z, filling its box exactly. */
export function buildPiece(piece: Piece, shop: Workshop): Mesh {
  return fitToBox(MAKERS[piece.kind](piece, shop), [piece.width, piece.height, piece.depth]);
}

/**
 * Builds all furniture of a plan.
 *
 * @returns triangles in the room's metres and the materials that they index; the same plan gives the same scene
 */
export function buildScene(plan: Plan): Scene {
  const shop = openWorkshop(plan.style, plan.creativity);
  const mesh = createMesh();
  for (const piece of plan.pieces) {
    place(mesh, buildPiece(piece, shop), { at: [piece.x, piece.y, piece.z], turn: { y: piece.angle }, keepUv: true });
  }
  return { mesh, materials: shop.materials };
}
