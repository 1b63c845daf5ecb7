/** Windows that the photo shows clipped: pure white panes on walls that are not. */
import { finish } from '../../steps.js';
import type { Opening, Room, Wall } from '../../contract.js';
import { isBelieved } from '../openings/belief.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';
import { Marked, findSpecks, type Speck } from '../fixtures/specks.js';

/** Side of a wall's cell, metres, and the gap of cells that a pane may have. */
const CELL = 0.05;
const GAP = 1;
/** Least linear brightness of the darkest channel of a clipped cell, and its least ratio to the wall's. */
const BURNT = { least: 0.92, overWall: 1.1 };
/**
 * Least area of a pane in square metres, least share of its rectangle that is clipped, and the range of its lower edge
 * in metres.
 */
const PANE = { area: 0.25, full: 0.78, lowest: 0.4, highest: 2 };
/** Width of bars between the panes of one window, metres. */
const BAR = 0.17;
/** Least size and least upper edge of a window, metres (smaller ones are patches of light), and its certainty. */
const WINDOW = { height: 0.7, width: 0.25, top: 1.6, certainty: 0.5 };

type Walls = Pick<Room, 'walls' | 'openings' | 'ceilingHeight'>;
type Look = Pick<PhotoLook, 'colour'>;
type Area = Pick<Opening, 'from' | 'to' | 'bottom' | 'top'>;

/** Windows of clipped panes where no opening was read. */
export const blownWindows = (room: Walls, look: Look): Opening[] =>
  Object.values(room.walls).flatMap((wall) => (wall.seen ? windowsIn(room, look, wall) : []));

function windowsIn(room: Walls, look: Look, wall: Wall): Opening[] {
  const known = room.openings.filter((o) => o.wall === wall.side && isBelieved(o));
  const isNew = (area: Area) => !known.some((o) => o.from < area.to && o.to > area.from);
  return joined(panesOf(room, look, wall))
    .filter(
      ({ from, to, bottom, top }) => top >= WINDOW.top && top - bottom >= WINDOW.height && to - from >= WINDOW.width,
    )
    .filter(isNew)
    .map((area) => ({ ...area, wall: wall.side, kind: 'window', certainty: WINDOW.certainty, glow: 1 }));
}

function panesOf({ ceilingHeight }: Walls, look: Look, wall: Wall): Area[] {
  const width = Math.floor((wall.to - wall.from) / CELL);
  const height = Math.floor(ceilingHeight / CELL);
  if (width < 1) return [];
  const darkest = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    writeDarkest(look, wall, row, darkest.subarray(row * width, (row + 1) * width));
  const mask = burntOut(darkest);
  const specks = finish(findSpecks(new Marked({ width, height }, mask, darkest), width + height, GAP));
  const area = (speck: Speck): Area => ({
    from: wall.from + speck.left * CELL,
    to: wall.from + speck.right * CELL,
    bottom: speck.top * CELL,
    top: speck.bottom * CELL,
  });
  return specks.filter(isPane).map(area);
}

/** Writes the darkest channel of each cell of a row; 0 if the cell is not visible. */
function writeDarkest(look: Look, { side, at, from }: Wall, row: number, out: Float32Array): void {
  for (let column = 0; column < out.length; column++) {
    const colour = look.colour(wallPoint(side, at, from + (column + 0.5) * CELL, (row + 0.5) * CELL));
    out[column] = colour ? Math.min(colour[0], colour[1], colour[2]) : 0;
  }
}

/** 1 for clipped cells. */
function burntOut(darkest: Float32Array): Uint8Array {
  const usual = darkest.filter((value) => value > 0).sort();
  const limit = Math.max(BURNT.least, BURNT.overWall * (usual[usual.length >> 1] ?? 1));
  const mask = new Uint8Array(darkest.length);
  for (let cell = 0; cell < mask.length; cell++) if (darkest[cell] >= limit) mask[cell] = 1;
  return mask;
}

const isPane = ({ left, right, top, bottom, edges }: Speck): boolean =>
  edges * CELL * CELL >= PANE.area &&
  edges >= PANE.full * (right - left) * (bottom - top) &&
  top * CELL >= PANE.lowest &&
  top * CELL <= PANE.highest;

/** Merges panes with at most a bar between them. */
function joined(panes: readonly Area[]): Area[] {
  const windows: Area[] = [];
  for (const pane of panes.toSorted((a, b) => a.from - b.from)) {
    const touches = (area: Area): boolean =>
      pane.from < area.to + BAR &&
      pane.to > area.from - BAR &&
      pane.bottom < area.top + BAR &&
      pane.top > area.bottom - BAR;
    const near = windows.filter(touches);
    const whole = [pane, ...near];
    for (const area of near) windows.splice(windows.indexOf(area), 1);
    windows.push({
      from: Math.min(...whole.map(({ from }) => from)),
      to: Math.max(...whole.map(({ to }) => to)),
      bottom: Math.min(...whole.map(({ bottom }) => bottom)),
      top: Math.max(...whole.map(({ top }) => top)),
    });
  }
  return windows;
}
