/** Built-ins and left items of synthetic rooms: radiators, pictures, lamps, boxes, plants. Metres. */
import type { Vec3 } from '../contract.js';
import { createRandom } from '../random.js';
import type { Material } from '../mesh/mesh.js';
import { lathe } from '../mesh/kit/lathe.js';
import { leaf } from './leaf.js';
import { place } from '../mesh/kit/mesh.js';
import { board } from '../mesh/kit/roundedBox.js';
import { outward } from './plan.js';
import type { ClutterSpec, Hole, PictureSpec, RadiatorSpec } from './roomSpec.js';
import { wallPatch } from './shell.js';
import { type Site, addBar, glowing, numberOf, paint, placeOf, wallAt } from './site.js';

const RIB = { width: 0.045, gap: 0.02, depth: 0.09, off: 0.04 };
const MOULDING = { width: 0.035, depth: 0.016 };

const PAPER: Vec3 = [0.7, 0.68, 0.63];
const WHITE: Vec3 = [0.76, 0.76, 0.74];

export function addRadiator(site: Site, radiator: RadiatorSpec): void {
  const out = RIB.off + RIB.depth / 2;
  const common = { ...wallAt(site, radiator), depth: RIB.depth, out, material: paint(radiator.colour ?? WHITE) };
  const { bottom, top } = radiator;
  if (radiator.plate) return addBar(site, { ...common, ...placeOf(radiator), edge: 0.015 });
  for (let along = radiator.from; along + RIB.width <= radiator.to; along += RIB.width + RIB.gap) {
    addBar(site, { ...common, from: along, to: along + RIB.width, bottom, top, edge: 0.012 });
  }
  addBar(site, { ...common, from: radiator.from, to: radiator.to, bottom, top: bottom + 0.05, depth: 0.04 });
}

/** A frame of thin boards, painted like its wall. */
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
  if (picture.motif) addSheet(site, { ...picture, ...inner }, picture.motif);
}

/** The sheet of a picture, just before its plain ground. */
function addSheet(site: Site, sheet: PictureSpec, motif: string): void {
  const { wall, at } = wallAt(site, sheet);
  const half = [(sheet.to - sheet.from) / 2, (sheet.top - sheet.bottom) / 2] as const;
  const face = wallPatch(wall, at - outward(wall) * 0.031, sheet);
  for (let k = 0; k < face.uv.length; k++) face.uv[k] -= half[k % 2];
  const seed = (site.spec.seed + Math.round(sheet.from * 100)) % 997;
  const pigments = { colour: PAPER, colour2: sheet.colour, colour3: sheet.frame };
  const material: Material = {
    texture: 'art',
    pattern: motif,
    ...pigments,
    halfSize: half,
    seed,
    roughness: 0.5,
    f0: 0.03,
  };
  place(site.mesh, face, { material: numberOf(site, material), keepUv: true });
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
