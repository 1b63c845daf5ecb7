/** Fireplaces of synthetic rooms: open ones in a surround, flat ones behind glass, bricks, stoves. Metres. */
import type { Vec3 } from '../contract.js';
import type { Material } from '../mesh/mesh.js';
import { addBrickFire } from './brickFires.js';
import type { FlatFireSpec, HearthSpec, StoveSpec } from './roomSpec.js';
import { METAL, type Site, addBar, paint, placeOf, plaster, wallAt } from './site.js';

const MANTEL = { height: 0.07, reach: 0.2, leg: 0.17, depth: 0.12 };
/** The fire's opening as shares of the surround. */
const FIRE = { width: 0.52, height: 0.66 };
const FLAT = { depth: 0.05, frame: 0.03 };
const VEINED = { texture: 'stone', pattern: 'marble', roughness: 0.25, contrast: 0.8 } as const;
const FIRE_GLASS: Material = { texture: 'plain', colour: [0.03, 0.03, 0.032], roughness: 0.08, f0: 0.05 };
const BLACK: Vec3 = [0.012, 0.012, 0.012];
const IRON: Material = { texture: 'plain', colour: [0.025, 0.025, 0.027], roughness: 0.5, f0: 0.05 };
const STOVE = { plate: 0.02, legs: 0.14, off: 0.2, pipe: 0.15, window: 0.14 };

export function addHearth(site: Site, hearth: HearthSpec): void {
  if (hearth.flat) addFlatFire(site, hearth, hearth.flat);
  else if (hearth.bricks) addBrickFire(site, hearth, hearth.bricks);
  else if (hearth.stove) addStove(site, hearth, hearth.stove);
  else addSurround(site, hearth);
}

/** Two legs, a frieze, a mantel and a black opening. */
function addSurround(site: Site, hearth: HearthSpec): void {
  const { from, to, top } = hearth;
  const common = {
    ...wallAt(site, hearth),
    depth: MANTEL.depth,
    out: MANTEL.depth / 2,
    material: paint(hearth.colour),
  };
  const middle = (from + to) / 2;
  const half = ((to - from) * FIRE.width) / 2;
  const fireTop = top * FIRE.height;
  addBar(site, { ...common, from: from + 0.05, to: middle - half, bottom: 0, top: top - MANTEL.height });
  addBar(site, { ...common, from: middle + half, to: to - 0.05, bottom: 0, top: top - MANTEL.height });
  addBar(site, { ...common, from: middle - half, to: middle + half, bottom: fireTop, top: top - MANTEL.height });
  const shelf = { depth: MANTEL.reach, out: MANTEL.reach / 2, bottom: top - MANTEL.height, top };
  addBar(site, { ...common, ...shelf, from, to });
  const black = { depth: 0.01, out: 0.005, material: plaster(BLACK), bottom: 0, top: fireTop };
  addBar(site, { ...common, ...black, from: middle - half, to: middle + half });
}

function addFlatFire(site: Site, hearth: HearthSpec, flat: FlatFireSpec): void {
  const { from, to, top, colour } = hearth;
  const { mantel, veins } = flat;
  const slab = veins ? { ...paint(colour), ...VEINED, colour2: veins, seed: site.spec.seed } : paint(colour);
  const common = { ...wallAt(site, hearth), edge: 0.003 };
  const face = { depth: FLAT.depth, out: FLAT.depth / 2, bottom: 0, top: top - mantel };
  addBar(site, { ...common, ...face, from: from + 0.03, to: to - 0.03, material: slab });
  const shelf = { depth: MANTEL.reach, out: MANTEL.reach / 2, bottom: top - mantel, top };
  addBar(site, { ...common, ...shelf, from, to, material: paint(flat.mantelColour) });
  const middle = (from + to) / 2;
  const layer = (inset: number, out: number, material: Material): void => {
    const half = flat.width / 2 - inset;
    const [bottom, upper] = [flat.bottom + inset, flat.top - inset];
    addBar(site, {
      ...common,
      from: middle - half,
      to: middle + half,
      bottom,
      top: upper,
      depth: 0.01,
      out: FLAT.depth + out,
      material,
    });
  };
  layer(0, 0.004, paint(BLACK));
  layer(FLAT.frame, 0.008, FIRE_GLASS);
}

/** An iron stove on legs, with a window and a pipe to the ceiling, on a plate before the wall. */
function addStove(site: Site, hearth: HearthSpec, { width, height, depth }: StoveSpec): void {
  const common = wallAt(site, hearth);
  const middle = (hearth.from + hearth.to) / 2;
  const across = (size: number) => ({ from: middle - size / 2, to: middle + size / 2 });
  const plate = { depth: depth + 2 * STOVE.off, out: depth / 2 + STOVE.off, material: paint(hearth.colour) };
  addBar(site, { ...common, ...placeOf(hearth), ...plate, bottom: 0, top: STOVE.plate });
  const out = STOVE.off + depth / 2;
  const body = { depth, out, material: IRON, edge: 0.012 };
  addBar(site, { ...common, ...across(width), ...body, bottom: STOVE.legs, top: height });
  addBar(site, { ...common, ...across(width * 0.7), ...body, bottom: 0, top: STOVE.legs, depth: depth * 0.6 });
  const pipe = { ...across(STOVE.pipe), depth: STOVE.pipe, out, material: IRON, bottom: height };
  addBar(site, { ...common, ...pipe, top: site.spec.ceiling, edge: 0.06 });
  const face = { depth: 0.01, out: STOVE.off + depth + 0.006 };
  const [bottom, top] = [STOVE.legs + STOVE.window, height - STOVE.window];
  addBar(site, { ...common, ...across(width * 0.74), ...face, bottom, top, material: FIRE_GLASS });
  addBar(site, {
    ...common,
    ...across(width * 0.3),
    ...face,
    bottom: bottom - 0.06,
    top: bottom - 0.04,
    material: METAL,
  });
}
