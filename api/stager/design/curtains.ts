import type { Opening, Side } from '../contract.js';
import { project } from '../room/camera.js';
import type { Draft, Placed } from './draft.js';
import { overlap } from './footprint.js';
import { isBelieved } from './openings.js';
import { USUAL } from './proportions.js';
import { busyness } from './clutter.js';
import { meetsStanding } from './standing.js';
import type { Scene } from './scene.js';
import { welcome } from './scene.js';
import { solids } from './solids.js';
import { view } from './view.js';
import { FACING, SIDES, alongWall, beforeWall } from './walls.js';

/** Metres from the top of a window's frame to the curtain's rod. */
const ROD = 0.12;
/** Metres along a wall: windows nearer to each other than this share their curtains. */
const ONE_BAY = 0.5;
/** A curtain hangs at windows that are surely there and big enough for one. */
const SURE = 0.5;
const BIG = { width: 0.5, height: 0.7 };
const PANEL = { widest: 0.42, narrowest: 0.16 };

/** A wall of which windows take this share is a glass wall: its curtains hang at the ends of all of them together. */
const GLASS_WALL = 0.55;
/** Where the photo shows more pattern than this there is no wall for a panel: glazing bars, shelves, a view. */
const BARE_STRIP = 0.3;
/** A window this sure may be there: no panel crosses it. */
const SUSPECTED = 0.2;

/** Hangs curtains beside the glass, from above its frame to the floor: all windows of a wall alike, or none. */
export function drawCurtains(scene: Scene): void {
  for (const side of SIDES) {
    if (!scene.room.walls[side].seen || !welcome(scene, 'curtain')) continue;
    const before = scene.pieces.length;
    const all = bays(scene, side).every((bay) => {
      const drawn = curtainsOf(scene, side, bay);
      scene.pieces.push(...drawn);
      return drawn.length > 0;
    });
    const limit = scene.wishes.get('curtain');
    const tooMany = limit !== undefined && scene.pieces.filter(({ kind }) => kind === 'curtain').length > limit;
    if (!all || tooMany) scene.pieces.length = before;
  }
}

/** A pair, or one panel where the other end is out of the picture or in a corner; elsewhere one would look lost. */
function curtainsOf(scene: Scene, side: Side, bay: Bay): Draft[] {
  const [left = null, right = null] = ([-1, 1] as const).map((end) => {
    const draft = panel(scene, side, bay, end);
    return draft && mayHang(scene, draft) && isWall(scene, side, draft) ? draft : null;
  });
  if (left && right) {
    const pair = drawnPair(scene, side, bay);
    return pair && isClear(scene, pair) ? [pair] : [left, right];
  }
  if (left && endsUnseen(scene, side, bay.to)) return [left];
  if (right && endsUnseen(scene, side, bay.from)) return [right];
  return [];
}

/** Whether there is bare wall behind a panel. */
function isWall(scene: Scene, side: Side, draft: Draft): boolean {
  const middle = alongWall(side, draft);
  const [from, to] = [middle - draft.width / 2, middle + draft.width / 2];
  const strip = { from, to, bottom: 0.5, top: Math.max(0.8, draft.height - 0.3) };
  if (busyness(scene, scene.room.walls[side], strip) > BARE_STRIP) return false;
  return !scene.room.openings.some(
    (o) => o.wall === side && o.certainty >= SUSPECTED && o.from < to - 0.03 && o.to > from + 0.03,
  );
}

/** Whether a window's edge lies in a corner or out of the picture. */
function endsUnseen(scene: Scene, side: Side, along: number): boolean {
  const { room } = scene;
  const wall = room.walls[side];
  if (along - wall.from < PANEL.narrowest || wall.to - along < PANEL.narrowest) return true;
  const [x, z] = beforeWall(wall, along, 0);
  const pixel = project(room.camera, [x, 1.4, z]);
  return !pixel || pixel[0] < 0 || pixel[0] > room.width;
}

type Bay = Pick<Opening, 'from' | 'to' | 'top' | 'bottom'>;

/** The windows of one wall, those that stand close together as one; of a glass wall, all of them as one. */
function bays({ room }: Scene, side: Side): Bay[] {
  const windows = room.openings
    .filter((o) => o.wall === side && o.kind === 'window' && isCurtained(o) && !mayBeDoor(room.openings, o))
    .toSorted((a, b) => a.from - b.from);
  const glass = windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const wall = room.walls[side];
  const together = glass > GLASS_WALL * (wall.to - wall.from) ? Infinity : ONE_BAY;
  const merged: Bay[] = [];
  for (const window of windows) {
    const last = merged.at(-1);
    if (!last || window.from - last.to > together) merged.push(window);
    else {
      const { from } = last;
      const [top, bottom] = [Math.max(last.top, window.top), Math.min(last.bottom, window.bottom)];
      merged[merged.length - 1] = { from, to: Math.max(last.to, window.to), top, bottom };
    }
  }
  return merged;
}

const isCurtained = (o: Opening): boolean =>
  o.certainty >= SURE && o.to - o.from >= BIG.width && o.top - o.bottom >= BIG.height;

/** A pane that is read as a window may belong to a door. */
const mayBeDoor = (openings: readonly Opening[], pane: Opening): boolean =>
  openings.some(
    (o) =>
      o.wall === pane.wall &&
      o.kind === 'door' &&
      o.from < (pane.from + pane.to) / 2 &&
      o.to > (pane.from + pane.to) / 2,
  );

/** One panel beside a bay, as wide as the wall there allows; null where there is no wall. */
function panel(scene: Scene, side: Side, bay: Bay, end: -1 | 1): Draft | null {
  const { room } = scene;
  const wall = room.walls[side];
  const edge = end < 0 ? bay.from : bay.to;
  const limit = end < 0 ? wall.from : wall.to;
  const width = Math.min(PANEL.widest, 0.18 * (bay.to - bay.from) + 0.14, Math.abs(limit - edge) - 0.02);
  if (width < PANEL.narrowest) return null;
  const { depth } = USUAL.curtain;
  const [x, z] = beforeWall(wall, edge + (end * width) / 2, depth / 2 + 0.02);
  const height = Math.min(bay.top + ROD, room.ceilingHeight - 0.02);
  return {
    kind: 'curtain',
    group: `curtains ${side}`,
    width,
    depth,
    height,
    x,
    z,
    y: 0,
    angle: FACING[side],
    wall: side,
  };
}

/** Width of each panel of a pair as a share of its rod, up to metres. */
const PAIR = { share: 0.24, widest: 0.5 };

/** A pair on one rod, its panels just beside the glass; null where the wall is too short. */
function drawnPair(scene: Scene, side: Side, bay: Bay): Draft | null {
  const { room } = scene;
  const wall = room.walls[side];
  const glass = bay.to - bay.from;
  const narrow = glass / (1 - 2 * PAIR.share) + 0.06;
  const width = PAIR.share * narrow > PAIR.widest ? glass + 2 * PAIR.widest + 0.06 : narrow;
  const middle = (bay.from + bay.to) / 2;
  if (width < 1.05 || middle - width / 2 < wall.from || middle + width / 2 > wall.to) return null;
  const { depth } = USUAL.curtain;
  const [x, z] = beforeWall(wall, middle, depth / 2 + 0.02);
  const height = Math.min(bay.top + ROD, room.ceilingHeight - 0.02);
  return {
    kind: 'curtain',
    group: `curtains ${side}`,
    width,
    depth,
    height,
    x,
    z,
    y: 0,
    angle: FACING[side],
    wall: side,
  };
}

function mayHang(scene: Scene, draft: Draft): boolean {
  const { room } = scene;
  const seen = view(room, draft);
  if (seen.inFrame < 0.6 || meetsStanding(room, draft)) return false;
  const middle = draft.wall ? alongWall(draft.wall, draft) : 0;
  const half = draft.width / 2;
  const crosses = room.openings.some(
    (o) => o.wall === draft.wall && isBelieved(o) && o.from < middle + half - 0.02 && o.to > middle - half + 0.02,
  );
  if (crosses) return false;
  return isClear(scene, draft);
}

/** A pleat may touch what stands beside it, not pass through it. */
const isClear = (scene: Scene, draft: Draft): boolean =>
  scene.pieces.every((other) => other.kind === 'rug' || other.y > draft.height || !meets(other, draft));

/** A pair of curtains fills the two ends of its box only. */
const bodies = (piece: Draft): readonly Placed[] => (piece.kind === 'curtain' ? solids(piece) : [piece]);

const meets = (a: Draft, b: Draft): boolean =>
  bodies(a).some((one) => bodies(b).some((other) => overlap(one, other, 0.02)));
