/** A synthetic room under construction: its mesh so far, and its materials. Metres. */
import type { Side, Vec3 } from '../contract.js';
import type { Material, Mesh } from '../mesh/mesh.js';
import { createMesh, place } from '../mesh/kit/mesh.js';
import { board } from '../mesh/kit/roundedBox.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { outward, wallSpan } from './plan.js';

export interface Site {
  readonly spec: RoomSpec;
  readonly mesh: Mesh;
  readonly materials: Material[];
}

export const createSite = (spec: RoomSpec): Site => ({ spec, mesh: createMesh(), materials: [] });

/** Index of a material; equal materials share one. */
export function numberOf({ materials }: Site, material: Material): number {
  const known = materials.findIndex((other) => JSON.stringify(other) === JSON.stringify(material));
  return known < 0 ? materials.push(material) - 1 : known;
}

const WHITE: Vec3 = [0.78, 0.77, 0.74];

export const plaster = (colour: Vec3): Material => ({
  texture: 'plain',
  colour,
  roughness: 0.9,
  f0: 0.02,
  twoSided: true,
});

export const paint = (colour: Vec3): Material => ({
  texture: 'plain',
  colour,
  roughness: 0.45,
  f0: 0.04,
  twoSided: true,
});

export const trimColour = (spec: RoomSpec): Vec3 => spec.trimColour ?? WHITE;

export const METAL: Material = { texture: 'plain', colour: [0.5, 0.47, 0.42], roughness: 0.35, f0: 0.6, metal: true };

export const glowing = (emission: Vec3): Material => ({
  texture: 'plain',
  colour: [0, 0, 0],
  roughness: 1,
  f0: 0,
  emission,
});

export interface Bar {
  readonly wall: Side;
  /** coordinate of the wall's face */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly depth: number;
  /** distance of its centre from the wall's face, into the room */
  readonly out: number;
  readonly material: Material;
  /** radius of its edges */
  readonly edge?: number;
}

/** The wall of a hole, and its coordinate. */
export const wallAt = ({ spec }: Site, hole: Hole) => ({ wall: hole.wall, at: wallSpan(spec, hole.wall).at });

/** The range of a hole, for a board that fills it. */
export const placeOf = ({ from, to, bottom, top }: Hole) => ({ from, to, bottom, top });

/** A board that lies along a wall. */
export function addBar(site: Site, bar: Bar): void {
  const { wall, at, from, to, bottom, top, depth, out } = bar;
  if (to - from < 1e-4 || top - bottom < 1e-4) return;
  const middle = wallPoint(wall, at - outward(wall) * out, (from + to) / 2, (bottom + top) / 2);
  const turn = wall === 'back' ? 0 : Math.PI / 2;
  const part = board(to - from, top - bottom, depth, bar.edge);
  place(site.mesh, part, { material: numberOf(site, bar.material), at: middle, turn: { y: turn } });
}

/** Rotates an upright part so that it points out of the wall. */
export function lyingOut(wall: Side): Partial<Record<'x' | 'y' | 'z', number>> {
  if (wall === 'back') return { x: Math.PI / 2 };
  return { x: Math.PI / 2, y: wall === 'left' ? Math.PI / 2 : -Math.PI / 2 };
}
