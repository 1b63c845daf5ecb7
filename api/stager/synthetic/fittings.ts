/** What a made-up room is fitted with: skirting, windows, doors. Metres. */
import type { Side } from '../contract.js';
import type { Mesh } from '../render/mesh.js';
import { lathe } from '../render/meshkit/lathe.js';
import { createMesh, place } from '../render/meshkit/mesh.js';
import { board } from '../render/meshkit/roundedBox.js';
import { wallPoint } from '../room/camera.js';
import type { Hole, RoomSpec } from './roomSpec.js';
import { addOutside } from './outside.js';
import { SIDES, outward, wallSpan } from './shell.js';

const SKIRTING = { height: 0.1, depth: 0.016 };
const CASING = { width: 0.07, depth: 0.02 };
const FRAME = { width: 0.055, depth: 0.05 };
const SILL = { height: 0.03, reach: 0.05 };
/** The frame's middle lies so far out of the wall's face. */
const FRAME_AT = 0.1;
/** Wider windows are divided. */
const WIDEST_SASH = 1;
const LEAF = { depth: 0.012, inset: 0.13, handleHeight: 1.02 };

interface Bar {
  readonly wall: Side;
  /** the wall's face */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  readonly depth: number;
  /** how far its middle stands out of the wall's face, into the room */
  readonly out: number;
  readonly material: number;
}

/** A board that lies along a wall. */
function addBar(target: Mesh, bar: Bar): void {
  const { wall, at, from, to, bottom, top, depth, out, material } = bar;
  const middle = wallPoint(wall, at - outward(wall) * out, (from + to) / 2, (bottom + top) / 2);
  const turn = wall === 'back' ? 0 : Math.PI / 2;
  place(target, board(to - from, top - bottom, depth), { material, at: middle, turn: { y: turn } });
}

/** Boards around a hole, on the wall's face; a door has none below. */
function addCasing(target: Mesh, at: number, hole: Hole, material: number): void {
  const { width, depth } = CASING;
  const common = { wall: hole.wall, at, depth, out: depth / 2, material };
  const bottom = hole.bottom === 0 ? 0 : hole.bottom - width;
  addBar(target, { ...common, from: hole.from - width, to: hole.from, bottom, top: hole.top + width });
  addBar(target, { ...common, from: hole.to, to: hole.to + width, bottom, top: hole.top + width });
  addBar(target, { ...common, from: hole.from, to: hole.to, bottom: hole.top, top: hole.top + width });
  if (hole.bottom > 0) addBar(target, { ...common, from: hole.from, to: hole.to, bottom, top: hole.bottom });
}

function addWindow(target: Mesh, at: number, hole: Hole, material: number): void {
  addCasing(target, at, hole, material);
  const { width, depth } = FRAME;
  const common = { wall: hole.wall, at, depth, out: -FRAME_AT, material };
  addBar(target, { ...common, from: hole.from, to: hole.to, bottom: hole.bottom, top: hole.bottom + width });
  addBar(target, { ...common, from: hole.from, to: hole.to, bottom: hole.top - width, top: hole.top });
  const sashes = Math.ceil((hole.to - hole.from) / WIDEST_SASH);
  for (let k = 0; k <= sashes; k++) {
    const middle = hole.from + width / 2 + (k / sashes) * (hole.to - hole.from - width);
    const half = k === 0 || k === sashes ? width / 2 : width / 2 + 0.012;
    addBar(target, { ...common, from: middle - half, to: middle + half, bottom: hole.bottom, top: hole.top });
  }
  addBar(target, {
    wall: hole.wall,
    at,
    from: hole.from - CASING.width,
    to: hole.to + CASING.width,
    bottom: hole.bottom - SILL.height / 2,
    top: hole.bottom + SILL.height / 2,
    depth: SILL.reach + FRAME_AT,
    out: (SILL.reach - FRAME_AT) / 2,
    material,
  });
}

interface DoorMaterials {
  readonly trim: number;
  readonly metal: number;
}

/** A closed door with two panels and a knob. */
function addDoor(target: Mesh, at: number, hole: Hole, { trim, metal }: DoorMaterials): void {
  addCasing(target, at, hole, trim);
  const { depth, inset, handleHeight } = LEAF;
  const common = { wall: hole.wall, at, material: trim };
  const gap = 0.004;
  addBar(target, {
    ...common,
    from: hole.from + gap,
    to: hole.to - gap,
    bottom: 0.01,
    top: hole.top - gap,
    depth,
    out: depth / 2,
  });
  for (const [bottom, top] of [
    [0.16, 0.86],
    [1.14, hole.top - 0.14],
  ]) {
    const panel = { from: hole.from + inset, to: hole.to - inset, bottom, top };
    addBar(target, { ...common, ...panel, depth: 0.01, out: depth + 0.002 });
  }
  const knob = lathe(
    [
      [0.026, 0],
      [0.026, 0.006],
      [0.011, 0.01],
      [0.011, 0.034],
      [0.024, 0.042],
      [0.027, 0.055],
      [0.02, 0.066],
      [0, 0.07],
    ],
    24,
  );
  const side = hole.to - 0.07;
  const point = wallPoint(hole.wall, at - outward(hole.wall) * depth, side, handleHeight);
  place(target, knob, { material: metal, at: point, turn: lyingOut(hole.wall) });
}

/** Turns what stands on the floor so that it stands out of the wall. */
function lyingOut(wall: Side): Partial<Record<'x' | 'y' | 'z', number>> {
  if (wall === 'back') return { x: Math.PI / 2 };
  return { x: Math.PI / 2, y: wall === 'left' ? Math.PI / 2 : -Math.PI / 2 };
}

/** Skirting between the doors. */
function addSkirting(target: Mesh, spec: RoomSpec, side: Side, material: number): void {
  const { at, from, to } = wallSpan(spec, side);
  const doors = spec.doors.filter((door) => door.wall === side).sort((a, b) => a.from - b.from);
  let start = from;
  for (const stop of [...doors, { from: to, to }]) {
    const end = stop.from === to ? to : stop.from - CASING.width;
    if (end > start) {
      const { height, depth } = SKIRTING;
      const run = { wall: side, at, from: start, to: end, bottom: 0, top: height, depth, out: depth / 2, material };
      addBar(target, run);
    }
    start = stop.to + CASING.width;
  }
}

export interface FittingMaterials extends DoorMaterials {
  readonly sky: number;
  readonly foliage: readonly number[];
}

export function fittingsMesh(spec: RoomSpec, materials: FittingMaterials): Mesh {
  const mesh = createMesh();
  for (const side of SIDES) addSkirting(mesh, spec, side, materials.trim);
  for (const window of spec.windows) {
    addWindow(mesh, wallSpan(spec, window.wall).at, window, materials.trim);
    addOutside(mesh, { spec, hole: window, ...materials });
  }
  for (const door of spec.doors) addDoor(mesh, wallSpan(spec, door.wall).at, door, materials);
  return mesh;
}
