/** What a made-up room is fitted with: skirting, windows, doors, and what is built in or left behind. Metres. */
import type { Side } from '../contract.js';
import { addDoor, glassOf } from './doorFittings.js';
import { addClutter, addHearth, addLamp, addPicture, addRadiator } from './builtIns.js';
import { addOutside } from './outside.js';
import { SIDES, wallSpan } from './shell.js';
import { type Site, addBar, paint, trimColour } from './site.js';
import { CASING, addWindow } from './windowFittings.js';

const SKIRTING = { height: 0.1, depth: 0.016 };

/** Skirting between the doors and hearths. */
function addSkirting(site: Site, side: Side): void {
  const { spec } = site;
  if (spec.skirting === null) return;
  const { at, from, to } = wallSpan(spec, side);
  const { height = SKIRTING.height, colour = trimColour(spec) } = spec.skirting ?? {};
  const gaps = [
    ...[...spec.doors, ...spec.windows.filter((window) => window.bottom < height)].map((hole) => ({
      ...hole,
      from: hole.from - CASING.width,
      to: hole.to + CASING.width,
    })),
    ...(spec.hearths ?? []),
  ]
    .filter((gap) => gap.wall === side)
    .sort((a, b) => a.from - b.from);
  let start = from;
  for (const stop of [...gaps, { from: to, to }]) {
    const { depth } = SKIRTING;
    const run = { wall: side, at, from: start, to: stop.from, bottom: 0, top: height, depth, out: depth / 2 };
    if (stop.from > start) addBar(site, { ...run, material: paint(colour) });
    start = stop.to;
  }
}

export function addFittings(site: Site): void {
  const { spec } = site;
  for (const side of SIDES) addSkirting(site, side);
  for (const window of spec.windows) {
    addWindow(site, window);
    addOutside(site, window);
  }
  for (const door of spec.doors) {
    addDoor(site, door);
    if (door.leaf === 'glazed') addOutside(site, glassOf(door));
  }
  for (const hearth of spec.hearths ?? []) addHearth(site, hearth);
  for (const radiator of spec.radiators ?? []) addRadiator(site, radiator);
  for (const picture of spec.pictures ?? []) addPicture(site, picture);
  for (const lamp of spec.lamps ?? []) addLamp(site, lamp);
  for (const clutter of spec.clutter ?? []) addClutter(site, clutter);
}
