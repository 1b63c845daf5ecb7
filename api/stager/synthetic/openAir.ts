/** Terraces: rooms whose open sides end at a railing and whose ceiling is the sky. Metres. */
import type { Side, Vec3 } from '../contract.js';
import { place } from '../render/meshkit/mesh.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { BEHIND, outward, wallSpan } from './plan.js';
import { REVEAL, patch } from './shell.js';
import { skyOf } from './outside.js';
import { type Site, addBar, paint } from './site.js';

export const RAILING_HEIGHT = 1;
const RAIL = { thickness: 0.05, depth: 0.06 };
const BAR = { width: 0.016, step: 0.11 };
const POST = { width: 0.05, step: 1.65 };
const PAINT: Vec3 = [0.035, 0.036, 0.038];

/** The whole of a side that has no wall. */
export function openHole(spec: RoomSpec, side: Side): Hole {
  const { from, to } = wallSpan(spec, side);
  return { wall: side, from, to, bottom: 0, top: spec.ceiling };
}

export function addRailing(site: Site, side: Side): void {
  const { at, from, to } = wallSpan(site.spec, side);
  const common = { wall: side, at, depth: RAIL.depth, out: RAIL.depth / 2, material: paint(PAINT) };
  const top = RAILING_HEIGHT;
  addBar(site, { ...common, from, to, bottom: top - RAIL.thickness, top });
  addBar(site, { ...common, from, to, bottom: 0.08, top: 0.08 + RAIL.thickness * 0.6 });
  const upright = (along: number, width: number) =>
    addBar(site, { ...common, from: along, to: along + width, bottom: 0, top: top - RAIL.thickness, depth: width });
  for (let along = from; along < to; along += BAR.step) upright(along, BAR.width);
  for (let along = from; along < to; along += POST.step) upright(along, POST.width);
}

/** The sky overhead, as bright as the one beyond the railing, so that no edge parts them. */
export function addSky(site: Site): void {
  const { spec, mesh } = site;
  const side = (wall: Side) => wallSpan(spec, wall).at + outward(wall) * REVEAL;
  const [left, right, back] = [side('left'), side('right'), side('back')];
  const sky = patch([left, spec.ceiling, back], [right - left, 0, 0], [0, 0, BEHIND - back]);
  place(mesh, sky, { material: skyOf(site) });
}
