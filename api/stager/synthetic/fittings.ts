/** Fittings of a synthetic room: skirting, windows, doors, built-ins, left items. Metres. */
import type { Side, Vec3 } from '../contract.js';
import { addDoor, glassOf, isGlazed } from './doorFittings.js';
import { addClutter, addLamp, addMoulding, addPicture, addRadiator } from './builtIns.js';
import { addCurtain, addPlate } from './fixtures.js';
import { addHearth } from './hearths.js';
import { addKitchen } from './kitchen.js';
import { addOutside } from './outside.js';
import { addRailing, addSky, addView } from './openAir.js';
import { type WallSpan, recessWalls, recessesOf, wallSpan } from './plan.js';
import type { Hole } from './roomSpec.js';
import { SIDES } from './shell.js';
import { type Site, addBar, paint, trimColour } from './site.js';
import { addStorage } from './storage.js';
import { CASING, addWindow } from './windowFittings.js';

const SKIRTING = { height: 0.1, depth: 0.016 };

/** Skirting between the doors and hearths. */
function addSkirting(site: Site, side: Side): void {
  const { spec } = site;
  const { at, from, to } = wallSpan(spec, side);
  const gaps = [
    ...spec.windows.filter((window) => window.bottom < skirtingOf(site).height).map((hole) => cased(hole)),
    ...spec.doors.map((door) => cased(door, door.casingWidth)),
    ...(spec.hearths ?? []),
    ...(spec.storage ?? []),
    ...recessesOf(spec),
  ]
    .filter((gap) => gap.wall === side)
    .sort((a, b) => a.from - b.from);
  let start = from;
  for (const stop of [...gaps, { from: to, to }]) {
    addSkirtingBoard(site, { side, at, from: start, to: stop.from });
    start = stop.to;
  }
}

const cased = (hole: Hole, width = CASING.width): Hole => ({ ...hole, from: hole.from - width, to: hole.to + width });

function skirtingOf({ spec }: Site): { readonly height: number; readonly colour: Vec3 } {
  return spec.skirting ?? { height: SKIRTING.height, colour: trimColour(spec) };
}

function addSkirtingBoard(site: Site, { side, at, from, to }: WallSpan & { readonly side: Side }): void {
  if (to <= from || site.spec.skirting === null) return;
  const { height, colour } = skirtingOf(site);
  const { depth } = SKIRTING;
  const run = { wall: side, at, from, to, bottom: 0, top: height, depth, out: depth / 2 };
  addBar(site, { ...run, material: paint(colour) });
}

export function addFittings(site: Site): void {
  const { spec } = site;
  for (const recess of recessesOf(spec)) for (const wall of recessWalls(spec, recess)) addSkirtingBoard(site, wall);
  const open = spec.openSides ?? [];
  for (const side of SIDES) if (!open.includes(side)) addSkirting(site, side);
  for (const side of open) {
    addView(site, side);
    addRailing(site, side);
  }
  if (open.length) addSky(site);
  if (spec.kitchen) addKitchen(site, spec.kitchen);
  for (const window of spec.windows) {
    addWindow(site, window);
    addOutside(site, window);
  }
  for (const door of spec.doors) {
    addDoor(site, door);
    if (isGlazed(door)) addOutside(site, glassOf(door));
  }
  for (const hearth of spec.hearths ?? []) addHearth(site, hearth);
  for (const radiator of spec.radiators ?? []) addRadiator(site, radiator);
  for (const moulding of spec.mouldings ?? []) addMoulding(site, moulding);
  for (const picture of spec.pictures ?? []) addPicture(site, picture);
  for (const lamp of spec.lamps ?? []) addLamp(site, lamp);
  for (const storage of spec.storage ?? []) addStorage(site, storage);
  for (const plate of spec.plates ?? []) addPlate(site, plate);
  for (const curtain of spec.curtains ?? []) addCurtain(site, curtain);
  for (const clutter of spec.clutter ?? []) addClutter(site, clutter);
}
