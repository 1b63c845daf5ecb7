/** Built in or left behind in made-up rooms: fireplaces, radiators, pictures, lamps, boxes, plants. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom } from '../design/random.js';
import { lathe } from '../render/meshkit/lathe.js';
import { leaf } from '../render/meshkit/leaf.js';
import type { Material } from '../render/mesh.js';
import { place } from '../render/meshkit/mesh.js';
import { board } from '../render/meshkit/roundedBox.js';
import type { ClutterSpec, FlatFireSpec, HearthSpec, Hole, PictureSpec } from './roomSpec.js';
import { wallSpan } from './plan.js';
import { type Site, addBar, glowing, numberOf, paint, plaster } from './site.js';

const MANTEL = { height: 0.07, reach: 0.2, leg: 0.17, depth: 0.12 };
/** The fire's opening as shares of what the surround covers. */
const FIRE = { width: 0.52, height: 0.66 };
const FLAT = { depth: 0.05, frame: 0.03 };
const VEINED = { texture: 'stone', pattern: 'marble', roughness: 0.25, contrast: 0.8 } as const;
const FIRE_GLASS: Material = { texture: 'plain', colour: [0.03, 0.03, 0.032], roughness: 0.08, f0: 0.05 };
const RIB = { width: 0.045, gap: 0.02, depth: 0.09, off: 0.04 };
const MOULDING = { width: 0.035, depth: 0.016 };
const BLACK: Vec3 = [0.012, 0.012, 0.012];

const wallAt = ({ spec }: Site, hole: Hole) => ({ wall: hole.wall, at: wallSpan(spec, hole.wall).at });

/** A surround with two legs, a frieze, a mantel and a black opening; or a flat fire behind glass. */
export function addHearth(site: Site, hearth: HearthSpec): void {
  const { from, to, top, flat } = hearth;
  if (flat) return addFlatFire(site, hearth, flat);
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

export function addRadiator(site: Site, radiator: Hole): void {
  const out = RIB.off + RIB.depth / 2;
  const common = { ...wallAt(site, radiator), depth: RIB.depth, out, material: paint([0.76, 0.76, 0.74]) };
  const { bottom, top } = radiator;
  for (let along = radiator.from; along + RIB.width <= radiator.to; along += RIB.width + RIB.gap) {
    addBar(site, { ...common, from: along, to: along + RIB.width, bottom, top, edge: 0.012 });
  }
  addBar(site, { ...common, from: radiator.from, to: radiator.to, bottom, top: bottom + 0.05, depth: 0.04 });
}

/** A frame of thin boards, painted like the wall that it is on. */
export function addMoulding(site: Site, moulding: Hole): void {
  const { from, to, bottom, top } = moulding;
  const { width, depth } = MOULDING;
  const material = paint(site.spec.wallColours?.[moulding.wall] ?? site.spec.wallColour);
  const common = { ...wallAt(site, moulding), depth, out: depth / 2, material, edge: 0.006 };
  addBar(site, { ...common, from, to: from + width, bottom, top });
  addBar(site, { ...common, from: to - width, to, bottom, top });
  addBar(site, { ...common, from, to, bottom, top: bottom + width });
  addBar(site, { ...common, from, to, bottom: top - width, top });
}

export function addPicture(site: Site, picture: PictureSpec): void {
  const { from, to, bottom, top } = picture;
  const common = wallAt(site, picture);
  addBar(site, { ...common, from, to, bottom, top, depth: 0.025, out: 0.0125, material: paint(picture.frame) });
  const inner = { from: from + 0.025, to: to - 0.025, bottom: bottom + 0.025, top: top - 0.025 };
  addBar(site, { ...common, ...inner, depth: 0.004, out: 0.027, material: paint(picture.colour) });
}

export function addLamp(site: Site, lamp: { readonly x: number; readonly z: number; readonly radius: number }): void {
  const shade = lathe(
    [
      [0, 0],
      [lamp.radius * 0.8, 0.01],
      [lamp.radius, 0.05],
      [lamp.radius, 0.08],
    ],
    24,
  );
  place(site.mesh, shade, {
    material: numberOf(site, glowing([1.1, 1.05, 0.95])),
    at: [lamp.x, site.spec.ceiling - 0.09, lamp.z],
  });
}

const LEAVES = 26;

export function addClutter(site: Site, clutter: ClutterSpec): void {
  const { x, z, width, depth, height, colour } = clutter;
  if (clutter.kind === 'box') {
    place(site.mesh, board(width, height, depth), {
      material: numberOf(site, paint(colour)),
      at: [x, height / 2, z],
    });
    return;
  }
  const pot = board(width * 0.35, height * 0.25, width * 0.35, 0.03);
  place(site.mesh, pot, { material: numberOf(site, paint([0.6, 0.58, 0.54])), at: [x, height * 0.125, z] });
  const random = createRandom(site.spec.seed + Math.round(x * 1000));
  const material = numberOf(site, { ...paint(colour), transmission: 0.3 });
  for (let k = 0; k < LEAVES; k++) {
    const blade = leaf({
      length: width * random.between(0.4, 0.7),
      width: width * 0.16,
      bend: random.between(0.3, 1.2),
    });
    place(site.mesh, blade, {
      material,
      at: [x, height * random.between(0.3, 0.85), z],
      turn: { x: -random.between(0.2, 1.3), y: random.between(0, 2 * Math.PI) },
    });
  }
}
