import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { extrude, roundedRectangle } from '../../../mesh/kit/extrude.js';
import { place, swapUv } from '../../../mesh/kit/mesh.js';
import { cellNoise, fbm3 } from '../../../mesh/kit/noise.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { cloth, cushionCloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { buttonedPanel, channelPanel, padded, shell } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import type { Fabric } from '../../styleBook.js';
import { addChaiseBase } from './sofaChaise.js';
import { addSkirt } from './sofaSkirt.js';
import { LEG_INSET, isChesterfield, seatCount, type SofaPlan } from './sofaPlan.js';

/** Metres by which round ends stand out before the parts between them. */
const CURVED_SEAT = 0.055;

export function addBase(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { width, depth, legHeight, shape, seatTop, cushionHeight } = plan;
  const fabric = shop.use(cloth(plan.fabric));
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const deckTop = seatTop - cushionHeight + 0.02;
  if (shape.base === 'platform') {
    const slab = Math.min(0.06, legHeight * 0.5);
    place(model, board(width, slab, depth, 0.005), { material: wood, at: [0, legHeight - slab / 2, 0] });
    addLegs(model, shop, {
      kind: 'block',
      width: width - 0.1,
      depth: depth - 0.1,
      height: legHeight - slab,
      wood,
      metal,
    });
  } else if (shape.base === 'skirt') {
    addSkirt(model, plan, fabric);
  } else if (shape.arm === 'curved') {
    // follows the wall of the shell, round behind and square in front, drawn in so that it lies in the shell's shadow
    const outline = roundedRectangle(width - 0.12, depth - 0.12, Math.min(0.36, depth * 0.42), 8, 0.05);
    const plinth = extrude({ outline, depth: legHeight + 0.01, bevel: 0.003 });
    place(model, plinth, { material: wood, at: [0, legHeight / 2, 0], turn: { x: -Math.PI / 2 } });
  } else {
    const kind = shape.base === 'plinth' ? 'none' : plan.leg === 'none' ? 'block' : plan.leg;
    addLegs(model, shop, {
      kind,
      width: width - 2 * LEG_INSET,
      depth: depth - 2 * LEG_INSET,
      height: legHeight + 0.005,
      wood,
      metal,
      stoutness: 1.1,
      // there the chaise goes on
      without: (x, z) => plan.chaise?.side === x && z === 1,
    });
  }
  const deckHeight = deckTop - legHeight;
  const curved = shape.arm === 'curved';
  const tucked = curved ? plan.armWidth * 0.8 : Math.min(0.05, plan.armWidth);
  const deckWidth = shape.arm === 'none' ? width - 0.04 : plan.inner + tucked;
  const setBack = curved ? CURVED_SEAT : 0.02;
  const deck = padded([deckWidth, deckHeight, depth - 0.03 - setBack], {
    radius: Math.min(plan.softness, 0.03),
    seed: plan.seed,
    amount: 0.005,
  });
  place(model, deck, { material: fabric, at: [0, legHeight + deckHeight / 2, (0.03 - setBack) / 2 - 0.0051] });
  if (plan.chaise) addChaiseBase(model, plan, shop, plan.chaise);
}

interface Seat {
  /** middle and width across the sofa */
  readonly x: number;
  readonly wide: number;
  /** beyond the sofa's front */
  readonly reach: number;
}

/** Between the arms from -x to +x; a chaise takes its end, the others share the rest. */
function seatsOf({ inner, armWidth, shape, chaise }: SofaPlan): readonly Seat[] {
  const lying = chaise ? Math.min(inner, chaise.width - armWidth) : 0;
  const rest = inner - lying;
  const seats = rest > 0.3 ? seatCount(rest) : 0;
  const count = seats === 0 ? 0 : shape.seats === 'bench' ? 1 : shape.seats === 'pair' ? Math.min(2, seats) : seats;
  const each = rest / Math.max(1, count);
  const from = chaise?.side === -1 ? -inner / 2 + lying : -inner / 2;
  const row = Array.from({ length: count }, (_, k) => ({ x: from + each * (k + 0.5), wide: each, reach: 0 }));
  if (!chaise) return row;
  return [...row, { x: (chaise.side * (inner - lying)) / 2, wide: lying, reach: chaise.reach }];
}

export function addSeats(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { depth, backThickness, seatTop, cushionHeight, softness, seed } = plan;
  seatsOf(plan).forEach(({ x, wide, reach }, k) => {
    const own = shop.use(cushionCloth(plan.fabric, cellNoise(seed, k, 13)));
    const setBack = plan.shape.arm === 'curved' ? CURVED_SEAT - 0.014 : 0.004;
    const length = depth - backThickness - 0.011 + reach - setBack;
    const cushion = boxCushion({
      piping: pipingOf(plan.fabric),
      size: [wide - 0.012, cushionHeight, length],
      seed: seed + k * 1.7,
      crown: 0.036,
      sag: 0.016 + 0.016 * cellNoise(seed, k, 3),
      wrinkle: 0.0085,
      loose: 0.2,
      radius: Math.min(Math.max(softness * 0.7, 0.024), cushionHeight * 0.4),
    });
    place(model, cushion, {
      material: own,
      at: [x, seatTop - cushionHeight / 2, depth / 2 + reach - length / 2 - setBack],
      turn: { x: reach > 0 ? 0.01 : 0.025, y: (cellNoise(seed, k, 9) - 0.5) * 0.008 },
    });
  });
}

/** Thickness of the piping, metres; bouclé has none. */
const pipingOf = ({ cloth: woven }: Fabric): number => (woven === 'boucle' ? 0 : 0.0055);

/** How far the top of the frame stays below that of the back, metres: cushions and rolls hide it. */
const FRAME_BELOW: Readonly<Record<SofaPlan['shape']['back'], number>> = {
  loose: 0.09,
  tight: 0.02,
  buttoned: 0.03,
  channel: 0,
};

/** The roll of a chesterfield runs on along the top of its back. */
function addBackRoll(model: Mesh, { width, depth, height, armWidth, seed }: SofaPlan, fabric: number): void {
  const roll = armWidth * 0.44;
  const half = width / 2 - roll;
  const path = Array.from({ length: 25 }, (_, k): Vec3 => [(k / 12 - 1) * half, 0, 0]);
  const radius = (share: number) => roll * (1 + 0.14 * (fbm3(share * 9, seed, 3, 2) - 0.4));
  const part = swapUv(tube({ path, radius, sides: 16, caps: true }));
  place(model, part, { material: fabric, at: [0, height - roll, -depth / 2 + roll] });
}

export function addBack(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const fabric = shop.use(cloth(plan.fabric));
  const { inner, depth, height, backThickness, seatTop, legHeight, shape, softness, seed, width } = plan;
  const seats = seatCount(inner);
  const wide =
    shape.arm === 'none' ? width - 0.04 : shape.arm === 'rolled' ? inner + plan.armWidth * 0.8 : inner + 0.03;
  const back = -depth / 2;
  const rise = height - seatTop;
  if (shape.arm === 'curved') {
    const wall = shell({
      width: plan.width - 0.02,
      depth: depth - 0.02,
      thickness: plan.armWidth,
      bottom: legHeight,
      armTop: plan.armTop,
      backTop: height,
      corner: Math.min(0.4, depth * 0.45),
      channels: shape.back === 'channel' ? 0.035 : 0,
    });
    place(model, wall, { material: fabric });
    return;
  }
  const frameTop = height - FRAME_BELOW[shape.back];
  const frame = padded([wide, frameTop - legHeight - 0.02, backThickness * 0.75], { radius: softness, seed: seed + 9 });
  place(model, frame, {
    material: fabric,
    at: [0, (frameTop + legHeight) / 2, back + backThickness * 0.42],
    turn: { x: -0.04 },
  });
  if (shape.back === 'buttoned') {
    const panel = buttonedPanel({ width: wide - 0.03, height: rise + 0.03, thickness: 0.085 });
    place(model, panel, {
      material: fabric,
      at: [0, seatTop + rise / 2 - 0.02, back + backThickness * 0.72],
      turn: { x: -0.1 },
    });
    if (isChesterfield(shape)) addBackRoll(model, plan, fabric);
    return;
  }
  if (shape.back === 'channel') {
    const panel = channelPanel({ width: wide - 0.03, height: rise + 0.06, thickness: 0.09 });
    place(model, panel, {
      material: fabric,
      at: [0, seatTop + rise / 2 - 0.03, back + backThickness * 0.6],
      turn: { x: -0.1 },
    });
    return;
  }
  const count = shape.seats === 'pair' || shape.back === 'tight' ? Math.min(2, seats) : seats;
  const each = inner / count;
  const loose = shape.back === 'loose';
  const tall = loose ? rise + 0.05 : rise + 0.03;
  for (let k = 0; k < count; k++) {
    const cushion = boxCushion({
      piping: pipingOf(plan.fabric),
      size: [each - (loose ? 0.014 : 0.004), loose ? 0.17 : 0.12, tall],
      seed: seed + 30 + k * 2.3,
      crown: loose ? 0.058 : 0.018,
      radius: loose ? 0.05 : 0.035,
      wrinkle: loose ? 0.013 : 0.005,
      loose: loose ? 0.85 : 0,
      slump: loose ? 0.02 + 0.022 * cellNoise(seed, k, 5) : 0,
      sag: loose ? 0.012 + 0.012 * cellNoise(seed, k, 6) : 0,
    });
    const stray = loose ? cellNoise(seed, k, 7) - 0.5 : 0;
    place(model, cushion, {
      material: loose ? shop.use(cushionCloth(plan.fabric, cellNoise(seed, k, 17))) : fabric,
      at: [-inner / 2 + each * (k + 0.5), seatTop + tall / 2 - 0.02, back + backThickness + (loose ? 0.045 : -0.025)],
      turn: { x: Math.PI / 2 - (loose ? 0.2 : 0.1) + stray * 0.05, y: stray * 0.05 },
    });
  }
}
