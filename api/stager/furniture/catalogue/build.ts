/** Builds one mesh, in the room's metres, and its materials from a plan. */
import { finish, type Steps } from '../../steps.js';
import type { Piece, Plan } from '../../contract.js';
import type { Mesh, PieceScene } from '../../mesh/mesh.js';
import { createMesh, fitToBox, place } from '../../mesh/kit/mesh.js';
import type { Kind } from '../../kinds.js';
import { bed } from './beds/bed.js';
import { art } from './decor/art.js';
import { centrepiece } from './decor/centrepiece.js';
import { bouquet, smallPlant } from './decor/flowers.js';
import { carafe, drinksTray } from './decor/glassware.js';
import { kitchenDecor } from './decor/kitchenDecor.js';
import { laptop } from './decor/laptop.js';
import { mirror } from './decor/mirror.js';
import { candlesticks, cup, decorativeBox, lidded, photoFrame } from './decor/objects.js';
import { parasol } from './decor/parasol.js';
import { piano } from './decor/piano.js';
import { placeSetting } from './decor/placeSetting.js';
import { roomDivider } from './decor/roomDivider.js';
import { lightStrip, monitor, television } from './decor/screens.js';
import { sculpture } from './decor/sculpture.js';
import { basket, bowl, candles, fruitBowl, tray } from './decor/tableDecor.js';
import { vase } from './decor/vases.js';
import { clock, pinboard, wallHanging } from './decor/wallDecor.js';
import { wallShelf } from './decor/wallShelf.js';
import { deskLamp } from './lamps/deskLamp.js';
import { floorLamp } from './lamps/floorLamp.js';
import { floorLantern } from './lamps/lantern.js';
import { pendant } from './lamps/pendant.js';
import { tableLamp } from './lamps/tableLamp.js';
import { wallLamp } from './lamps/wallLamp.js';
import { plant } from './plants/plant.js';
import { hangingPlant, planter } from './plants/planter.js';
import { armchair } from './seating/armchair.js';
import { bench } from './seating/bench.js';
import { daybed } from './seating/daybed.js';
import { diningChair } from './seating/diningChair.js';
import { gamingChair } from './seating/gamingChair.js';
import { ottoman } from './seating/ottoman.js';
import { lounger, outdoorChair, outdoorSofa } from './seating/outdoor.js';
import { beanbag, pouf } from './seating/poufs.js';
import { chaise, sectional } from './seating/sectional.js';
import { loveseat, sofa } from './seating/sofa.js';
import { barStool, stool } from './seating/stools.js';
import { taskChair } from './seating/taskChair.js';
import { bookcase } from './storage/bookcase.js';
import { books, openBook } from './storage/books.js';
import { dresser, mediaUnit, nightstand, sideboard, wardrobe } from './storage/cabinets.js';
import { consoleTable } from './storage/consoleTable.js';
import { coatStand } from './storage/coatStand.js';
import { displayCabinet } from './storage/displayCabinet.js';
import { shoeBench } from './storage/shoeBench.js';
import { barCart } from './tables/barCart.js';
import { coffeeTable } from './tables/coffeeTable.js';
import { desk, gamingDesk } from './tables/desks.js';
import { diningTable } from './tables/diningTable.js';
import { kitchenIsland } from './tables/kitchenIsland.js';
import { nestTables } from './tables/nestTables.js';
import { outdoorCoffeeTable, outdoorTable } from './tables/outdoorTables.js';
import { sideTable } from './tables/sideTable.js';
import { curtain } from './textiles/curtain.js';
import { floorCushion } from './textiles/floorCushion.js';
import { foldedThrow } from './textiles/foldedThrow.js';
import { rug } from './textiles/rug.js';
import { throwBasket } from './textiles/throwBasket.js';
import { inItsColour } from '../colours.js';
import { shapeKey } from '../shapeKey.js';
import { openWorkshop, type Maker, type SlowMaker, type Workshop } from './workshop.js';

const MAKERS: Readonly<Record<Kind, Maker | SlowMaker>> = {
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
  sectional,
  loveseat,
  chaise,
  daybed,
  ottoman,
  stool,
  'bar stool': barStool,
  'floor cushion': floorCushion,
  'throw basket': throwBasket,
  'outdoor sofa': outdoorSofa,
  'outdoor chair': outdoorChair,
  lounger,
  'nest tables': nestTables,
  'display cabinet': displayCabinet,
  'room divider': roomDivider,
  'shoe bench': shoeBench,
  'coat stand': coatStand,
  'bar cart': barCart,
  'kitchen island': kitchenIsland,
  piano,
  'outdoor table': outdoorTable,
  'outdoor coffee table': outdoorCoffeeTable,
  parasol,
  planter,
  lantern: floorLantern,
  basket,
  rug,
  'table lamp': tableLamp,
  'desk lamp': deskLamp,
  monitor,
  laptop,
  television,
  centrepiece,
  vase,
  books,
  tray,
  bowl,
  'fruit bowl': fruitBowl,
  candles,
  sculpture,
  'kitchen decor': kitchenDecor,
  bouquet,
  'small plant': smallPlant,
  'open book': openBook,
  'drinks tray': drinksTray,
  'place setting': placeSetting,
  'folded throw': foldedThrow,
  candlesticks,
  'decorative box': decorativeBox,
  'photo frame': photoFrame,
  'lidded jar': lidded,
  carafe,
  cup,
  art,
  mirror,
  'wall shelf': wallShelf,
  curtain,
  pendant,
  'light strip': lightStrip,
  'wall lamp': wallLamp,
  'wall hanging': wallHanging,
  clock,
  pinboard,
  'hanging plant': hangingPlant,
};

/** Builds one piece centred on its footprint, from y = 0, front at +z, that fills its box exactly. */
export function* buildPiece(piece: Piece, shop: Workshop): Steps<Mesh> {
  const made = MAKERS[piece.kind](piece, { ...shop, book: inItsColour(shop, piece) });
  return fitToBox('next' in made ? yield* made : made, [piece.width, piece.height, piece.depth]);
}

/**
 * Builds all furniture of a plan.
 *
 * @returns triangles in the room's metres and the materials that they index; the same plan gives the same scene
 */
export const buildScene = (plan: Plan): PieceScene => finish(buildInSteps(plan));

/** `buildScene` in steps, for cooperative scheduling. */
export function* buildInSteps(plan: Plan): Steps<PieceScene> {
  const [scene] = yield* buildEachInSteps([plan]);
  return scene;
}

/** Builds the furniture of plans that differ in their pieces only; what several have is made once. */
export function* buildEachInSteps(plans: readonly Plan[]): Steps<PieceScene[]> {
  const shop = openWorkshop(plans[0]);
  const made = new Map<string, Mesh>();
  const scenes: PieceScene[] = [];
  for (const plan of plans) {
    const mesh = createMesh();
    const ends: number[] = [];
    for (const piece of plan.pieces) {
      yield;
      const key = shapeKey(plan, piece);
      const part = made.get(key) ?? (yield* buildPiece(piece, shop));
      made.set(key, part);
      place(mesh, part, { at: [piece.x, piece.y, piece.z], turn: { y: piece.angle }, keepUv: true });
      ends.push(mesh.material.length);
    }
    scenes.push({ mesh, materials: shop.materials, ends });
  }
  return scenes;
}
