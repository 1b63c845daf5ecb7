import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../render/mesh.js';
import { drape, type DrapeShape } from '../../../render/meshkit/drape.js';
import { place } from '../../../render/meshkit/mesh.js';
import { roundedBox } from '../../../render/meshkit/roundedBox.js';
import type { Fabric } from '../../styleBook.js';
import { bedLinen, cloth, dyed } from '../parts/cloths.js';
import { accent, boldness, tempered } from '../parts/palette.js';
import { soft } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import type { BedPlan } from './bedPlan.js';

/** The blanket at the foot in the style's own cloth; its colour is one of the places where accent shows. */
function blanketOf(shop: Workshop): Fabric {
  const { blanket } = shop.book.bedding;
  const bold = boldness(shop);
  if (bold > 0.75 && blanket.cloth !== 'stripes') return { ...blanket, colour: accent(shop) };
  return { ...blanket, colour: tempered(shop, blanket.colour) };
}

/**
 * Edges of what lies on the duvet roll down into it, metres: a little more than they lie above it, so that neither a
 * gap nor a chain of touching points is seen.
 */
const SUNK = { turned: 0.022, blanket: 0.021 } as const;

/** Linen for a bed is woven finer than for a sofa. */
const coverOf = (duvet: Fabric): Material =>
  duvet.cloth === 'linen' ? { ...bedLinen(dyed(duvet.colour)), contrast: 0.085 } : { ...cloth(duvet), crease: 1 };

export function addBedding(model: Mesh, plan: BedPlan, shop: Workshop): void {
  const { bodyWidth, bodyLength, top, frame, middle, piece } = plan;
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
  const body = { width: bodyWidth, length: bodyLength, radius: 0.075, seed: seed * 0.37, folds: 0.15 };
  const foot = monk ? 0.06 : 0.22;
  const bare = shop.book.fullness < 0.2;
  const runner = { from: bodyLength / 2 - 0.66, to: bodyLength / 2 - 0.14 };
  const duvetShape: DrapeShape = {
    ...body,
    top: top + 0.02,
    hang: monk ? 0.1 : Math.min(0.27, top - 0.22),
    from: -bodyLength / 2 + 0.56,
    to: bodyLength / 2 + foot,
    puff: 0.06,
    hem: 0.019,
    lift: 0.002,
    ...(!bare && { pressed: { ...runner, by: 0.6 } }),
  };
  place(model, drape(duvetShape), { material: cover, at });
  const turned: DrapeShape = {
    ...duvetShape,
    from: -bodyLength / 2 + 0.52,
    to: -bodyLength / 2 + 0.84,
    lift: 0.018,
    hem: SUNK.turned,
  };
  const fold = shop.use({ ...bedLinen(sheet), twoSided: true });
  place(model, drape(turned), { material: fold, at });
  if (bare) return;
  const blanket: DrapeShape = {
    ...duvetShape,
    ...runner,
    hang: duvetShape.hang + 0.03,
    lift: 0.017,
    hem: SUNK.blanket,
  };
  const wool = shop.use({ ...cloth(blanketOf(shop)), twoSided: true });
  place(model, drape(blanket), { material: wool, at });
}
