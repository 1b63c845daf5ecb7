import type { Steps } from '../../../steps.js';
import type { Vec3 } from '../../../contract.js';
import { lightness } from '../../../photo/colour.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { roundedBoxCollider } from '../../../mesh/kit/collider.js';
import { drape } from '../../../mesh/kit/drape.js';
import { place } from '../../../mesh/kit/mesh.js';
import { noise2 } from '../../../mesh/kit/noise.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tasselsOf } from '../../../mesh/kit/tassels.js';
import type { Fabric } from '../../styleBook.js';
import { bedLinen, cloth, dyed } from '../parts/cloths.js';
import { accent, boldness, tempered } from '../parts/palette.js';
import { soft } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import type { BedPlan } from './bedPlan.js';

/** Least difference of lightness, 0..100, at which a blanket stands out from the duvet under it. */
const LEAST_CONTRAST = 18.5;

/** The blanket at the foot, in the style's cloth; it takes the accent colour where bold or too close to the duvet's. */
export function blanketOf(shop: Workshop): Fabric {
  const { blanket, duvet } = shop.book.bedding;
  const bold = boldness(shop);
  const colour = tempered(shop, blanket.colour);
  const isLost = Math.abs(lightness(colour) - lightness(duvet.colour)) < LEAST_CONTRAST;
  if (blanket.cloth !== 'stripes' && (bold > 0.75 || isLost)) return { ...blanket, colour: accent(shop) };
  return { ...blanket, colour };
}

/** Cloth parameters of bedding: a filled duvet bends in wide folds, a blanket in finer ones. */
const DUVET = { stretch: 0, shear: 1e-5, bend: 3e-6, span: 4 } as const;
const BLANKET = { stretch: 0, shear: 1e-5, bend: 8e-6, span: 3 } as const;

/** The material of a duvet's cover: bed linen is finer than upholstery linen. */
const coverOf = (duvet: Fabric): Material =>
  duvet.cloth === 'linen'
    ? { ...bedLinen(dyed(duvet.colour)), contrast: 0.085, crease: 1.5 }
    : { ...cloth(duvet), crease: 1.5 };

export function* addBedding(model: Mesh, plan: BedPlan, shop: Workshop): Steps<void> {
  const { width, depth, bodyWidth, bodyLength, top, frame, middle, piece } = plan;
  const seed = piece.seed % 911;
  const { sheet, duvet } = shop.book.bedding;
  const linen = shop.use(bedLinen(sheet));
  const cover = shop.use({ ...coverOf(duvet), twoSided: true });
  const at: Vec3 = [0, 0, middle];
  const mattress = roundedBox({
    size: [bodyWidth, top - frame + 0.02, bodyLength],
    radius: 0.055,
    quad: 0.3,
    arc: 3,
    deform: soft(seed, 0.005),
  });
  place(model, mattress, { material: linen, at: [0, (top + frame) / 2 - 0.01, middle] });

  const monk = shop.book.shapes.bedBase === 'platform';
  const bare = shop.book.fullness < 0.2;
  // its hem is a hand's breadth above the floor
  const hang = monk ? 0.1 : Math.min(0.4, top - 0.13);
  const body = { width: bodyWidth, length: bodyLength, top: top + 0.005, radius: 0.06, seed: (seed % 97) * 0.37 };
  const runner = { from: bodyLength / 2 - 0.66, to: bodyLength / 2 - 0.14 };
  const quilt = yield* drape({
    ...body,
    hang,
    from: -bodyLength / 2 + 0.56,
    to: bodyLength / 2 + (monk ? 0.06 : hang - 0.02),
    thickness: 0.05,
    folds: 0.085,
    wrinkles: 0.011,
    stuff: DUVET,
    obstacles: [
      roundedBoxCollider({
        centre: [0, frame / 2, 0],
        size: [bodyWidth + 0.06, frame, bodyLength + 0.04],
        radius: 0.03,
        clearance: () => 0.022,
      }),
    ],
    within: [width / 2 - 0.012, depth / 2 - middle],
    ...(!bare && { pressed: { ...runner, by: 0.6 } }),
  });
  place(model, quilt.mesh, { material: cover, at });
  const on = quilt.sheet;
  const turned = yield* drape({
    ...body,
    hang: hang - 0.03,
    from: -bodyLength / 2 + 0.52,
    to: -bodyLength / 2 + 0.84,
    thickness: 0.02,
    folds: 0.03,
    fold: 0.045,
    stuff: DUVET,
    on,
  });
  place(model, turned.mesh, { material: shop.use({ ...bedLinen(sheet), twoSided: true }), at });
  if (bare) return;
  const blanket = yield* drape({
    ...body,
    ...runner,
    hang: hang + 0.03,
    thickness: 0.009,
    folds: 0.03,
    stuff: BLANKET,
    askew: (noise2(seed, 3.7, 5) - 0.5) * 0.16,
    on,
  });
  const wool = shop.use({ ...cloth(blanketOf(shop)), twoSided: true });
  place(model, blanket.mesh, { material: wool, at });
  if (shop.book.fullness < 0.5) return;
  const fringe = { thickness: 0.009, width: runner.to - runner.from, seed };
  place(model, tasselsOf(blanket.sheet, fringe), { material: wool, at });
}
