import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { extrude, roundedRectangle } from '../../../mesh/kit/extrude.js';
import { createMesh, place, swapUv } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { FOOT, rattan, timber } from '../parts/materials.js';
import { padded, shell, shellRim, type ShellShape } from '../parts/upholstery.js';
import { addPillow, seatHeight, type ArmchairMaker } from './armchairParts.js';

/** Metres by which parts between the arms stay behind the arms' round ends. */
const SET_BACK = 0.045;

/** One padded wall around a round seat. */
export const barrelOf =
  (channels: number): ArmchairMaker =>
  (piece, shop, fabric) => {
    const { width, depth, height } = piece;
    const model = createMesh();
    const skin = shop.use(cloth(fabric));
    // its cushion is crowned
    const seat = seatHeight(piece) - 0.028;
    const base = 0.04;
    const corner = Math.min(width, depth) * 0.44;
    // round behind as the wall is, and in the shadow of the wall all around
    const outline = roundedRectangle(width - 0.1, depth - 0.1, corner, 8, 0.05);
    const plinth = extrude({ outline, depth: base + 0.01, bevel: 0.003 });
    place(model, plinth, { material: shop.use(FOOT), at: [0, base / 2, 0], turn: { x: -Math.PI / 2 } });
    const thickness = Math.min(0.15, width * 0.18);
    // the cushion hides what lies behind, where the wall begins to turn
    const fore = depth * 0.55;
    const wall = shell({
      width,
      depth,
      thickness,
      bottom: base,
      armTop: seat + (height - seat) * 0.55,
      backTop: height,
      corner,
      channels,
      flare: channels > 0 ? 0.03 : 0,
    });
    place(model, wall, { material: skin });
    place(model, padded([width - thickness, seat - 0.1 - base, fore], { radius: 0.035, seed: 5 }), {
      material: skin,
      at: [0, (seat - 0.1 + base) / 2, depth / 2 - SET_BACK - fore / 2],
    });
    place(
      model,
      boxCushion({
        size: [width - 2 * thickness + 0.03, 0.15, depth - thickness - 0.02],
        seed: piece.seed % 83,
        radius: 0.05,
        crown: 0.036,
        sag: 0.018,
        loose: 0.2,
        wrinkle: 0.008,
        roundRear: 1,
      }),
      {
        material: skin,
        at: [0, seat - 0.075, thickness * 0.5 - SET_BACK * 0.7],
      },
    );
    addPillow(model, shop, { piece, z: -depth / 2 + thickness + 0.14 });
    return model;
  };

/** A woven tub with a cushion. */
export const wicker: ArmchairMaker = (piece, shop, fabric) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const weave = shop.use({ ...rattan, twoSided: true });
  const seat = seatHeight(piece) - 0.018;
  const wood = shop.use(timber(shop.book.wood));
  addLegs(model, shop, {
    kind: 'tapered',
    width: width * 0.72,
    depth: depth * 0.72,
    height: seat - 0.14,
    wood,
    metal: wood,
  });
  const [flare, rim] = [0.05, 0.019];
  const shape: ShellShape = {
    width: width - 2 * flare,
    depth: depth - flare,
    thickness: 0.036,
    bottom: seat - 0.17,
    armTop: seat + (height - seat) * 0.45,
    backTop: height - rim,
    corner: Math.min(width, depth) * 0.45,
    flare,
  };
  // weavers lie level, around the tub; its edges are bound over a rod
  place(model, swapUv(shell(shape)), { material: weave });
  const bound = shop.use({ ...rattan, pattern: 'bound' });
  place(model, tube({ path: shellRim(shape), radius: rim, sides: 9, closed: true }), { material: bound });
  // the tub's woven floor fills the wall's foot, round behind and straight before the seat
  const plan = roundedRectangle(shape.width - 0.05, shape.depth - 0.03, shape.corner * 0.95, 8, 0.05);
  const floor = extrude({ outline: plan, depth: 0.11, bevel: 0.02 });
  place(model, floor, { material: weave, at: [0, shape.bottom + 0.052, -0.008], turn: { x: -Math.PI / 2 } });
  place(
    model,
    boxCushion({
      size: [width * 0.8, 0.12, depth * 0.8],
      seed: piece.seed % 83,
      radius: 0.04,
      crown: 0.034,
      sag: 0.02,
      loose: 0.4,
      wrinkle: 0.009,
      roundRear: 1,
    }),
    {
      material: shop.use(cloth(fabric)),
      at: [0, seat - 0.06, 0.02],
    },
  );
  addPillow(model, shop, { piece, z: -depth / 2 + 0.2 });
  return model;
};
