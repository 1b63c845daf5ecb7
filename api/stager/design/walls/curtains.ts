import { KINDS } from '../../kinds.js';
import type { Opening, Side } from '../../contract.js';
import { busyness } from '../scene/clutter.js';
import { PANEL } from '../../furniture/curtainPair.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { overlap } from '../scene/footprint.js';
import { mayBePicture } from '../../room/fixtures/hungPictures.js';
import { isBelieved, SUSPECTED } from '../../room/openings/belief.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { solids } from '../scene/solids.js';
import { meetsThing, standsBehindThing } from '../scene/standing.js';
import { view } from '../scene/view.js';
import { alongWall, beforeWall, FACING, SIDES } from '../scene/walls.js';

/** Metres from the top of a window's frame to the curtain rod, in order of preference. */
const ROD = [0.12, 0.07] as const;
/** Greatest share of the wall above the frame for that, as mouldings run below the ceiling; metres kept to these. */
const OF_WALL_ABOVE = 0.45;
const BELOW_CEILING = 0.03;
/** Metres by which the rod reaches beyond the frame at either end, in order of preference. */
const BEYOND = [0.3, 0.24, 0.18, 0.12] as const;
/** Metres that stay free between the rod's end and a corner. */
const FROM_CORNER = 0.08;
/** Metres along a wall: windows nearer to each other than this form one row with one rod. */
const ONE_ROW = 1.2;
/** Least certainty and size, in metres, of a window that gets curtains. */
const SURE = 0.5;
const BIG = { width: 0.5, height: 0.7 };
/** Share of a wall taken by windows from which it is a glass wall, with one pair of curtains at its ends. */
const GLASS_WALL = 0.55;
/** Pattern above which a strip is no bare wall: glazing bars, shelves, a moulding, a view. */
const BARE_STRIP = 0.3;
/** Metres beside a frame that show its own edge and are not evaluated. */
const FRAME = 0.05;
/** Least share of a pair inside the frame, so that no single panel is shown. */
const IN_FRAME = 0.98;

/**
 * Hangs a pair of curtains at each row of windows, from above its frame to the floor: at all rows of a wall, or none.
 */
export function drawCurtains(scene: Scene): void {
  for (const side of SIDES) {
    if (!scene.room.walls[side].seen || !mayAdd(scene, 'curtain')) continue;
    const before = scene.pieces.length;
    const all = rows(scene, side).every((row) => {
      const pair = pairs(scene, side, row).find((draft) => mayHang(scene, side, row, draft));
      if (pair) scene.pieces.push(pair);
      return pair !== undefined;
    });
    const limit = scene.wishes.get('curtain');
    const tooMany = limit !== undefined && scene.pieces.filter(({ kind }) => kind === 'curtain').length > limit;
    if (!all || tooMany) scene.pieces.length = before;
  }
}

type Row = Pick<Opening, 'from' | 'to' | 'top' | 'bottom'>;

/** The rows of windows of one wall; a glass wall is one row. */
function rows({ room }: Scene, side: Side): Row[] {
  const windows = room.openings
    .filter(
      (o) =>
        o.wall === side &&
        o.kind === 'window' &&
        isCurtained(o) &&
        !mayBePicture(room, o) &&
        !mayBeDoor(room.openings, o),
    )
    .toSorted((a, b) => a.from - b.from);
  const glass = windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const wall = room.walls[side];
  const together = glass > GLASS_WALL * (wall.to - wall.from) ? Infinity : ONE_ROW;
  const merged: Row[] = [];
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

/** Candidates for a pair on one rod over a row, the best first: as wide as the wall allows, symmetrical. */
function pairs({ room }: Scene, side: Side, row: Row): Draft[] {
  const wall = room.walls[side];
  const { depth } = KINDS.curtain.size;
  const [x, z] = beforeWall(wall, (row.from + row.to) / 2, depth / 2 + 0.02);
  const wallAbove = Math.max(0, room.ceilingHeight - row.top);
  const space = Math.min(row.from - wall.from, wall.to - row.to) - FROM_CORNER;
  return BEYOND.filter((beyond) => beyond <= space).flatMap((beyond) => {
    const width = Math.max(PANEL.pairFrom + 0.05, row.to - row.from + 2 * beyond);
    return ROD.map((above) => ({
      kind: 'curtain' as const,
      group: `curtains ${side}`,
      width,
      depth,
      height: Math.min(row.top + Math.min(above, OF_WALL_ABOVE * wallAbove), room.ceilingHeight - BELOW_CEILING),
      x,
      z,
      y: 0,
      angle: FACING[side],
      wall: side,
    }));
  });
}

/** Whether the picture shows the pair whole, on bare wall, clear of everything else. */
function mayHang(scene: Scene, side: Side, row: Row, pair: Draft): boolean {
  const { room } = scene;
  if (
    standsBehindThing(room, pair) ||
    view(room, pair).inFrame < IN_FRAME ||
    solids(pair).some((panel) => meetsThing(room, panel))
  )
    return false;
  const middle = alongWall(side, pair);
  const [from, to] = [middle - pair.width / 2, middle + pair.width / 2];
  const ends = [
    { from, to: row.from - FRAME },
    { from: row.to + FRAME, to },
  ];
  return ends.every((end) => isWall(scene, side, end, pair.height)) && isClear(scene, pair);
}

/** Whether there is bare wall behind a panel, and where the rod runs beside the frame, and no other opening. */
function isWall(scene: Scene, side: Side, { from, to }: Pick<Row, 'from' | 'to'>, height: number): boolean {
  const wall = scene.room.walls[side];
  const strips = [
    { from, to, bottom: 0.5, top: Math.max(0.8, height - 0.3) },
    { from, to, bottom: height - 0.08, top: height + 0.06 },
  ];
  if (strips.some((strip) => busyness(scene, wall, strip) > BARE_STRIP)) return false;
  const crossed = scene.room.openings.some(
    (o) => o.wall === side && (isBelieved(o) || o.certainty >= SUSPECTED) && o.from < to - 0.03 && o.to > from + 0.03,
  );
  const moulded = wall.uprights.some((edge) => edge.along > from && edge.along < to && edge.top > 1);
  return !crossed && !moulded;
}

/** Whether the pleats pass through no other piece; they may touch one. */
const isClear = (scene: Scene, draft: Draft): boolean =>
  scene.pieces.every((other) => other.kind === 'rug' || other.y > draft.height || !meets(other, draft));

/** The boxes of a piece; a pair of curtains fills the two ends of its box only. */
const bodies = (piece: Draft): readonly Placed[] => (piece.kind === 'curtain' ? solids(piece) : [piece]);

const meets = (a: Draft, b: Draft): boolean =>
  bodies(a).some((one) => bodies(b).some((other) => overlap(one, other, 0.02)));
