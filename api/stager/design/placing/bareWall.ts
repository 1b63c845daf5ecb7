import type { Fixture, Opening, Side, Wall } from '../../contract.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import { isBelieved, SUSPECTED } from '../../room/openings/belief.js';
import { busyness, busyPeak } from '../scene/clutter.js';
import type { Scene } from '../scene/scene.js';
import { alongWall, onWall } from '../scene/walls.js';

/** A part of a wall, metres along it and above the floor. */
export interface WallPart {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** Metres kept free between a picture and the ceiling. */
export const BELOW_CEILING = 0.18;
/** Metres kept free round a picture, to openings and to other pictures. */
const MARGIN = 0.1;
/** Busyness from which on a wall is not bare: its mean, and that of the busiest tenth (a frame that hangs there). */
const BARE = { mean: 0.1, peak: 0.55 };
/** A panelled wall is busier than a bare one by its mouldings. */
const PANELLED = 0.3;
/** Metres beside a picture that must be bare too: a closed door shows by its frame only. */
const BARE_BESIDE = 0.2;
/** A part this much darker or brighter than the wall round it, as a factor, has something hanging there. */
const OTHER_TONE = 1.4;
/** Metres round a part in which the wall's own tone is looked for. */
const TONE_MARGIN = 1.2;
/** Metres kept free between a picture and another set of pictures. */
const SET_GAP = 0.6;
/** Metres between two edges from floor to head height that may be a closed door's. */
const DOOR_WIDTH: readonly [number, number] = [0.35, 1.3];

/** Whether two parts of a wall come nearer than `margin` metres. */
export const overlaps = (a: WallPart, b: WallPart, margin: number): boolean =>
  a.from < b.to + margin && a.to > b.from - margin && a.bottom < b.top + margin && a.top > b.bottom - margin;

/** Whether a part of a wall is bare, seen, and clear for a kind: of openings, edges and other hung things. */
export function isBare(scene: Scene, wall: Wall, part: WallPart, kind: Kind): boolean {
  if (part.from < wall.from + MARGIN || part.to > wall.to - MARGIN) return false;
  if (part.top > scene.room.ceilingHeight - BELOW_CEILING) return false;
  if (takenParts(scene, wall).some((taken) => overlaps(part, taken, MARGIN))) return false;
  if (!respectsPlates(scene.room.fixtures, wall, part, kind)) return false;
  const panelling = battens(wall);
  const edges = wall.uprights
    .filter((upright) => !panelling.has(upright) && !isOfHearth(scene.room.openings, wall, upright))
    .map((u) => ({ from: u.along, to: u.along, bottom: u.bottom, top: u.top }));
  if (edges.some((edge) => overlaps(part, edge, 0.04))) return false;
  const round = { ...part, from: part.from - BARE_BESIDE, to: part.to + BARE_BESIDE };
  if (panelling.size > 0) {
    const crossed = [...panelling].some(({ along }) => along > part.from - MARGIN && along < part.to + MARGIN);
    if (crossed || meetsMoulding(scene, wall, part)) return false;
    return busyness(scene, wall, round) < PANELLED && !standsOut(scene, wall, part);
  }
  if (busyness(scene, wall, round) >= BARE.mean || busyPeak(scene, wall, part) >= BARE.peak) return false;
  if (meetsMoulding(scene, wall, part)) return false;
  return !standsOut(scene, wall, part);
}

/** Whether a part is much darker or brighter than the wall round it: a picture or a screen that hangs there already. */
function standsOut(scene: Scene, wall: Wall, part: WallPart): boolean {
  const middle = medianTone(scene, wall, part);
  if (middle === null) return false;
  const [from, to] = [Math.max(wall.from, part.from - TONE_MARGIN), Math.min(wall.to, part.to + TONE_MARGIN)];
  const bottom = Math.max(0.9, part.bottom - TONE_MARGIN);
  const top = Math.min(scene.room.ceilingHeight - 0.1, part.top + TONE_MARGIN);
  const sides = [
    { from, to: part.from, bottom, top },
    { from: part.to, to, bottom, top },
    { from, to, bottom: part.top, top },
  ];
  const tones = sides.flatMap((side) => medianTone(scene, wall, side) ?? []);
  const [darkest, brightest] = [Math.min(...tones), Math.max(...tones)];
  return tones.length > 0 && (middle * OTHER_TONE < brightest || middle > darkest * OTHER_TONE);
}

/** Metres by which a picture reaches beyond a plate that it covers, or keeps off it; least certainty of the plate. */
const PLATE = { beyond: 0.03, off: 0.08, certainty: 0.3 };

/**
 * Whether a part keeps off every plate of its wall, and off what hangs there. Art may cover a plate wholly; a mirror or
 * a shelf, which would hardly be hung over a switch, may not.
 */
function respectsPlates(fixtures: readonly Fixture[], wall: Wall, part: WallPart, kind: Kind): boolean {
  const mayCover = (fixture: Fixture) => kind === 'art' && fixture.kind === 'plate' && covers(part, fixture);
  return fixtures
    .filter((fixture) => fixture.wall === wall.side && fixture.certainty >= PLATE.certainty)
    .every((fixture) => !overlaps(part, fixture, PLATE.off) || mayCover(fixture));
}

const covers = (part: WallPart, { from, to, bottom, top }: WallPart): boolean =>
  part.from <= from - PLATE.beyond &&
  part.to >= to + PLATE.beyond &&
  part.bottom <= bottom - PLATE.beyond &&
  part.top >= top + PLATE.beyond;

/** Metres above the floor where pictures begin. */
const EYE_HEIGHT = 1;

/**
 * Whether a tall piece at its wall would cover a picture or a screen that hangs there: any third of it is another tone.
 */
export function coversPicture(scene: Scene, piece: Draft): boolean {
  if (!piece.wall || piece.height < EYE_HEIGHT + 0.2) return false;
  const { from, to } = partOf(piece);
  const third = (to - from) / 3;
  return [0, 1, 2].some((index) => {
    const start = from + index * third;
    return standsOut(scene, scene.room.walls[piece.wall ?? 'back'], {
      from: start,
      to: start + third,
      bottom: EYE_HEIGHT,
      top: Math.min(piece.height, scene.room.ceilingHeight - 0.2),
    });
  });
}

/** Median brightness of a part of a wall; null where it has no extent or the photo does not show it. */
function medianTone(scene: Scene, wall: Wall, part: WallPart): number | null {
  const { from, to, bottom, top } = part;
  if (to - from < 0.1 || top - bottom < 0.1) return null;
  const tones = new Float64Array(8 * 6);
  let seen = 0;
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 6; j++) {
      const along = from + ((i + 0.5) / 8) * (to - from);
      const tone = scene.look.tone(onWall(wall, along, bottom + ((j + 0.5) / 6) * (top - bottom)));
      if (tone !== null) tones[seen++] = tone;
    }
  return seen < 8 ? null : tones.subarray(0, seen).sort()[seen >> 1];
}

/** The parts of a wall that are taken: openings, suspected closed doors, and what hangs there. */
function takenParts(scene: Scene, wall: Wall): WallPart[] {
  const openings = scene.room.openings.filter((o) => o.wall === wall.side && o.certainty >= SUSPECTED);
  const others = scene.pieces.filter((piece) => piece.wall === wall.side && piece.y > 0.2 && piece.depth < 0.3);
  return [...openings, ...closedDoors(scene.room.openings, wall), ...others.map(partOf)];
}

/** Fields of a panelled wall: least number side by side, least and greatest width, metres, greatest ratio of widths. */
const PANEL_FIELDS = { fewest: 3, least: 0.3, most: 1.6, alike: 1.2 };

type Upright = Wall['uprights'][number];

/** The battens of a panelled wall, between which a picture may hang: upright edges at even distances. */
export function battens(wall: Wall): ReadonlySet<Upright> {
  const edges = wall.uprights.toSorted((a, b) => a.along - b.along);
  const found = new Set<Upright>();
  edges.forEach((first, start) => {
    const run = [first];
    const widths: number[] = [];
    for (const edge of edges.slice(start + 1)) {
      const width = edge.along - (run.at(-1)?.along ?? 0);
      const all = [...widths, width];
      if (
        width < PANEL_FIELDS.least ||
        width > PANEL_FIELDS.most ||
        Math.max(...all) > PANEL_FIELDS.alike * Math.min(...all)
      )
        break;
      widths.push(width);
      run.push(edge);
    }
    if (widths.length >= PANEL_FIELDS.fewest) for (const edge of run) found.add(edge);
  });
  return found;
}

/** Metres above a mantel up to which the reader extends the edges of a fireplace. */
const ABOVE_MANTEL = 0.5;

/** Whether an edge belongs to a fireplace or its surround. */
const isOfHearth = (openings: readonly Opening[], { side }: Wall, { along, bottom, top }: Upright): boolean =>
  openings.some(
    (hearth) =>
      hearth.kind === 'fireplace' &&
      hearth.wall === side &&
      isBelieved(hearth) &&
      along > hearth.from &&
      along < hearth.to &&
      bottom < hearth.top &&
      top < hearth.top + ABOVE_MANTEL,
  );

/** Parts of a wall between two edges as far apart as a door's jambs: a white door in a white wall has no other sign. */
function closedDoors(openings: readonly Opening[], wall: Wall): WallPart[] {
  const panelling = battens(wall);
  const jambs = wall.uprights.filter(
    (edge) => edge.bottom < 0.35 && edge.top > 1.4 && !panelling.has(edge) && !isOfHearth(openings, wall, edge),
  );
  return jambs.flatMap((a) =>
    jambs
      .filter((b) => b.along - a.along > DOOR_WIDTH[0] && b.along - a.along < DOOR_WIDTH[1])
      .map((b) => ({ from: a.along, to: b.along, bottom: 0, top: Math.min(a.top, b.top) })),
  );
}

/** The part of its wall that a piece takes. */
export function partOf(piece: Placed & Pick<Draft, 'wall'>): WallPart {
  const middle = piece.wall ? alongWall(piece.wall, piece) : 0;
  const [from, to] = [middle - piece.width / 2, middle + piece.width / 2];
  return { from, to, bottom: piece.y, top: piece.y + piece.height };
}

/** Metres from a wall within which a tall piece takes the wall behind it. */
const BEFORE_WALL = 0.8;
/** The same for the main piece. */
const BEHIND_MAIN = 2.6;
/** Heights between which a picture hangs, metres. */
const PICTURES = { bottom: 1, top: 1.9 };

/** The free stretches of a wall at the height of pictures, the longest first. */
export function freeStretches(scene: Scene, side: Side): { readonly from: number; readonly to: number }[] {
  const wall = scene.room.walls[side];
  const away = (piece: Draft) => Math.abs(side === 'back' ? piece.z - wall.at : piece.x - wall.at);
  const tall = scene.pieces
    .filter((piece) => piece.y === 0 && piece.height > PICTURES.bottom && piece.kind !== 'curtain')
    .filter((piece) => away(piece) < BEFORE_WALL);
  // the wall above a sofa or a bed is for a picture of its own
  const main = scene.pieces.slice(0, 1).filter((piece) => piece.wall === side && away(piece) < BEHIND_MAIN);
  const before = [...tall, ...main].map((piece) => ({ ...partOf({ ...piece, wall: side }), ...PICTURES }));
  const band = { from: -Infinity, to: Infinity, ...PICTURES };
  const sets = scene.pieces
    .filter((piece) => piece.wall === side && KINDS[piece.kind].isWallArt)
    .map(partOf)
    .map((part) => ({ ...part, from: part.from - SET_GAP, to: part.to + SET_GAP }));
  const taken = [...takenParts(scene, wall), ...before, ...sets].filter((part) => overlaps(part, band, 0));
  const edges = wall.uprights.filter((u) => u.bottom < 1.4 && u.top > 1.5).map((u) => ({ from: u.along, to: u.along }));
  const breaks = [...taken, ...edges].toSorted((a, b) => a.from - b.from);
  const free: { from: number; to: number }[] = [];
  let from = wall.from;
  for (const part of [...breaks, { from: wall.to, to: wall.to }]) {
    if (part.from > from) free.push({ from, to: Math.min(part.from, wall.to) });
    from = Math.max(from, part.to);
  }
  return free.toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

/** Metres between two rows in which a moulding is looked for, and columns of a row. */
const MOULDING = { step: 0.025, columns: 16 };
/** Pattern that nearly all of a row shows where a moulding or a picture rail runs along it. */
const MOULDING_PATTERN = 0.3;
/** Metres above and below a picture that a moulding must be clear of as well. */
const MOULDING_MARGIN = 0.05;

/** Whether a level edge runs all the way through a part of a wall: a picture rail, a moulding, a dado. */
export function meetsMoulding(scene: Pick<Scene, 'look'>, wall: Wall, { from, to, bottom, top }: WallPart): boolean {
  for (let y = bottom - MOULDING_MARGIN; y <= top + MOULDING_MARGIN; y += MOULDING.step) {
    const row = Array.from({ length: MOULDING.columns }, (_, index) => {
      const along = from + ((index + 0.5) / MOULDING.columns) * (to - from);
      return scene.look.busy(onWall(wall, along, y));
    });
    const [quietest = 0] = row.toSorted((a, b) => a - b).slice(Math.floor(MOULDING.columns / 5));
    if (quietest > MOULDING_PATTERN) return true;
  }
  return false;
}
