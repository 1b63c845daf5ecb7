/** Windows of synthetic rooms: casing, frame, sashes, glazing bars, sill, blind. Metres. */
import { block } from '../mesh/kit/roundedBox.js';
import { place } from '../mesh/kit/mesh.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import type { WindowSpec } from './roomSpec.js';
import { outward, wallSpan } from './plan.js';
import { type Site, addBar, numberOf, paint, trimColour } from './site.js';

export const CASING = { width: 0.07, depth: 0.02 };
const FRAME = { width: 0.055, depth: 0.05 };
const BAR = { width: 0.022, depth: 0.03 };
const SILL = { height: 0.03, reach: 0.05 };
const BLIND = { out: -0.045, slat: 0.05, thickness: 0.003, tilt: 0.35 };
/** Distance of the frame's centre from the wall's face. */
const FRAME_AT = 0.1;

export function addWindow(site: Site, window: WindowSpec): void {
  const { at } = wallSpan(site.spec, window.wall);
  const material = paint(window.colour ?? trimColour(site.spec));
  if (window.casing !== false) addCasing(site, window);
  const { width, depth } = FRAME;
  const common = { wall: window.wall, at, depth, out: -FRAME_AT, material };
  const { from, to, bottom, top } = window;
  addBar(site, { ...common, from, to, bottom, top: bottom + width });
  addBar(site, { ...common, from, to, bottom: top - width, top });
  const sashes = window.sashes ?? Math.ceil(to - from);
  for (let k = 0; k <= sashes; k++) {
    const middle = from + width / 2 + (k / sashes) * (to - from - width);
    const half = k === 0 || k === sashes ? width / 2 : width / 2 + 0.012;
    addBar(site, { ...common, from: middle - half, to: middle + half, bottom, top });
  }
  addPanes(site, window, sashes);
  if (window.sill !== false) {
    addBar(site, {
      ...common,
      from: from - CASING.width,
      to: to + CASING.width,
      bottom: bottom - SILL.height / 2,
      top: bottom + SILL.height / 2,
      depth: SILL.reach + FRAME_AT,
      out: (SILL.reach - FRAME_AT) / 2,
    });
  }
  if (window.blind) addBlind(site, window, window.blind);
}

/** Boards around a hole on the wall's face; a hole down to the floor has none below. */
export function addCasing(site: Site, hole: WindowSpec, width = CASING.width): void {
  const { depth } = CASING;
  const material = paint(hole.colour ?? trimColour(site.spec));
  const common = { wall: hole.wall, at: wallSpan(site.spec, hole.wall).at, depth, out: depth / 2, material };
  const { from, to } = hole;
  const top = Math.min(hole.top + width, site.spec.ceiling);
  const bottom = Math.max(0, hole.bottom - width);
  addBar(site, { ...common, from: from - width, to: from, bottom, top });
  addBar(site, { ...common, from: to, to: to + width, bottom, top });
  addBar(site, { ...common, from, to, bottom: hole.top, top });
  addBar(site, { ...common, from, to, bottom, top: hole.bottom });
}

function addPanes(site: Site, window: WindowSpec, sashes: number): void {
  const { columns, rows } = window.panes ?? { columns: 1, rows: 1 };
  const { from, to, bottom, top } = window;
  const common = {
    wall: window.wall,
    at: wallSpan(site.spec, window.wall).at,
    depth: BAR.depth,
    out: -FRAME_AT,
    material: paint(window.colour ?? trimColour(site.spec)),
  };
  const half = BAR.width / 2;
  for (let k = 1; k < sashes * columns; k++) {
    if (k % columns === 0) continue;
    const middle = from + (k / (sashes * columns)) * (to - from);
    addBar(site, { ...common, from: middle - half, to: middle + half, bottom, top });
  }
  for (let k = 1; k < rows; k++) {
    const middle = bottom + (k / rows) * (top - bottom);
    addBar(site, { ...common, from, to, bottom: middle - half, top: middle + half });
  }
}

/** A blind of cloth, or of slats. */
function addBlind(site: Site, window: WindowSpec, { share, slats }: NonNullable<WindowSpec['blind']>): void {
  const { at } = wallSpan(site.spec, window.wall);
  const end = window.top - share * (window.top - window.bottom);
  const from = window.from + 0.01;
  const to = window.to - 0.01;
  const common = { wall: window.wall, at, from, to, out: BLIND.out };
  const cloth = { ...paint([0.74, 0.72, 0.67]), roughness: 0.9, transmission: 0.45 };
  const box = { bottom: window.top - 0.05, top: window.top, depth: 0.045, material: paint([0.74, 0.72, 0.67]) };
  addBar(site, { ...common, ...box });
  if (!slats) {
    addBar(site, { ...common, bottom: end, top: window.top, depth: 0.002, material: cloth });
    return;
  }
  for (let height = window.top - 0.06; height > end; height -= BLIND.slat * 0.9) {
    place(site.mesh, block(to - from, BLIND.thickness, BLIND.slat), {
      material: numberOf(site, cloth),
      at: wallPoint(window.wall, at - outward(window.wall) * BLIND.out, (from + to) / 2, height),
      turn: { x: BLIND.tilt, y: window.wall === 'back' ? 0 : Math.PI / 2 },
    });
  }
}
