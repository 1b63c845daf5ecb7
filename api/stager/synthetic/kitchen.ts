/** Fitted kitchens of synthetic rooms: units along one wall, with worktop, hob, hood, sink and refrigerator. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Material } from '../mesh/mesh.js';
import { lathe } from '../mesh/kit/lathe.js';
import { place } from '../mesh/kit/mesh.js';
import { tube } from '../mesh/kit/tube.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { outward, wallSpan } from './plan.js';
import type { KitchenSpec } from './roomSpec.js';
import { type Bar, METAL, type Site, addBar, numberOf, paint } from './site.js';

/** Standard fitted units: EN 1116 gives 0.6 m modules and a worktop near 0.9 m. */
const BASE = { depth: 0.58, plinth: 0.1, height: 0.86 };
const TOP = { depth: 0.62, thickness: 0.035 };
const WALL_UNIT = { depth: 0.34, bottom: 1.42, height: 0.78 };
const MODULE = 0.6;
const GAP = 0.004;
const FRIDGE = { width: 0.72, depth: 0.66, height: 1.84 };
const HOOD = { depth: 0.46, height: 0.07, flue: 0.26 };
const FRONT = 0.02;
export const WORKTOP_HEIGHT = BASE.height + TOP.thickness;
export const KITCHEN_HEIGHT = WALL_UNIT.bottom + WALL_UNIT.height;

const BLACK: Vec3 = [0.015, 0.015, 0.017];
const STEEL: Material = { ...METAL, colour: [0.62, 0.62, 0.62], roughness: 0.32 };
const GLASS: Material = { texture: 'plain', colour: BLACK, roughness: 0.08, f0: 0.05 };

type Part = Pick<Bar, 'from' | 'to' | 'bottom' | 'top' | 'depth' | 'material'> & { readonly front?: number };

/** One part of the kitchen: `front` is the distance of its face from the wall, and its depth by default. */
function add(site: Site, wall: Side, { front, ...part }: Part): void {
  const { at } = wallSpan(site.spec, wall);
  addBar(site, { wall, at, ...part, out: (front ?? part.depth) - part.depth / 2, edge: 0.002 });
}

function handle(site: Site, wall: Side, from: number, to: number, height: number, front: number): void {
  add(site, wall, {
    from,
    to,
    bottom: height - 0.006,
    top: height + 0.006,
    depth: 0.012,
    front: front + 0.03,
    material: STEEL,
  });
}

function baseUnits(site: Site, kitchen: KitchenSpec, to: number): void {
  const { wall, from } = kitchen;
  const fronts = paint(kitchen.fronts);
  add(site, wall, { from, to, bottom: 0, top: BASE.plinth, depth: BASE.depth - 0.06, material: paint(BLACK) });
  add(site, wall, { from, to, bottom: BASE.plinth, top: BASE.height, depth: BASE.depth - FRONT, material: fronts });
  const count = Math.max(1, Math.round((to - from) / MODULE));
  const width = (to - from) / count;
  for (let k = 0; k < count; k++) {
    const start = from + k * width + GAP / 2;
    const end = start + width - GAP;
    const isOven = k === Math.floor(count / 2);
    const splits = k % 3 === 1 ? [0.1, 0.36, 0.61, 0.86] : isOven ? [0.1, 0.24, 0.86] : [0.1, 0.86];
    for (let row = 0; row + 1 < splits.length; row++) {
      const [bottom, top] = [splits[row] + GAP / 2, splits[row + 1] - GAP / 2];
      const material = isOven && row === 1 ? GLASS : fronts;
      add(site, wall, { from: start, to: end, bottom, top, depth: FRONT, front: BASE.depth, material });
      handle(site, wall, start + width * 0.22, end - width * 0.22, top - 0.05, BASE.depth);
    }
  }
}

function wallUnits(site: Site, kitchen: KitchenSpec, hob: readonly [number, number], to: number): void {
  const { wall, from } = kitchen;
  const { bottom, height, depth } = WALL_UNIT;
  for (const [start, end] of [[from, hob[0]] as const, [hob[1], to] as const]) {
    if (end - start < 0.3) continue;
    const count = Math.max(1, Math.round((end - start) / MODULE));
    const width = (end - start) / count;
    const fronts = paint(kitchen.fronts);
    add(site, wall, { from: start, to: end, bottom, top: bottom + height, depth: depth - FRONT, material: fronts });
    for (let k = 0; k < count; k++) {
      const left = start + k * width + GAP / 2;
      const part = { from: left, to: left + width - GAP, bottom, top: bottom + height, depth: FRONT, front: depth };
      add(site, wall, { ...part, material: fronts });
      handle(site, wall, left + width * 0.3, left + width * 0.7, bottom + 0.04, depth);
    }
  }
}

function hobAndHood(site: Site, { wall }: KitchenSpec, [from, to]: readonly [number, number]): void {
  const level = BASE.height + TOP.thickness;
  add(site, wall, {
    from: from + 0.02,
    to: to - 0.02,
    bottom: level,
    top: level + 0.006,
    depth: 0.5,
    front: 0.56,
    material: GLASS,
  });
  const middle = (from + to) / 2;
  const { depth, height, flue } = HOOD;
  const bottom = WALL_UNIT.bottom + 0.12;
  add(site, wall, { from, to, bottom, top: bottom + height, depth, material: STEEL });
  const shaft = { from: middle - flue / 2, to: middle + flue / 2, bottom: bottom + height, top: site.spec.ceiling };
  add(site, wall, { ...shaft, depth: 0.24, material: STEEL });
}

function tap(site: Site, { wall }: KitchenSpec, along: number): void {
  const { at } = wallSpan(site.spec, wall);
  const level = BASE.height + TOP.thickness;
  const inwards = -outward(wall);
  const point = (out: number, height: number) => wallPoint(wall, at + inwards * out, along, level + height);
  const path = [point(0.12, 0), point(0.12, 0.26), point(0.16, 0.33), point(0.24, 0.34), point(0.28, 0.26)];
  place(site.mesh, tube({ path, radius: 0.012, sides: 10 }), { material: numberOf(site, STEEL) });
  const basin = lathe(
    [
      [0, 0.001],
      [0.2, 0.001],
      [0.21, 0.004],
      [0.21, 0],
    ],
    24,
  );
  place(site.mesh, basin, { material: numberOf(site, STEEL), at: point(0.33, 0) });
}

export function addKitchen(site: Site, kitchen: KitchenSpec): void {
  const { wall, from, to } = kitchen;
  const end = to - FRIDGE.width;
  const middle = from + Math.round((end - from) / 2 / MODULE) * MODULE;
  const hob = [middle - 0.35, middle + 0.35] as const;
  baseUnits(site, kitchen, end);
  const level = BASE.height;
  const worktop = paint(kitchen.worktop);
  add(site, wall, { from, to: end, bottom: level, top: level + TOP.thickness, depth: TOP.depth, material: worktop });
  const back = { from, to: end, bottom: level + TOP.thickness, top: WALL_UNIT.bottom, depth: 0.012 };
  add(site, wall, { ...back, material: paint(kitchen.splashback) });
  wallUnits(site, kitchen, hob, end);
  hobAndHood(site, kitchen, hob);
  tap(site, kitchen, from + (hob[0] - from) / 2);
  const fridge = { from: end + 0.01, to: to - 0.01, depth: FRIDGE.depth, material: STEEL };
  add(site, wall, { ...fridge, bottom: 0.02, top: 0.7 });
  add(site, wall, { ...fridge, bottom: 0.705, top: FRIDGE.height });
}
