import { CALM, FREE } from '../scene/creativity.js';
import type { Side, Vec3, Wall } from '../../contract.js';
import { layOutArt, type ArtLayout } from './artSets.js';
import { BELOW_CEILING, freeStretches, isBare, type WallPart } from '../placing/bareWall.js';
import { busyness } from '../scene/clutter.js';
import type { Draft } from '../../furniture/draft.js';
import { corners, overlap } from '../scene/footprint.js';
import { type Kind, KINDS, stands } from '../../kinds.js';
import { isBelieved } from '../../room/openings/belief.js';
import { fromWall } from '../../room/camera/wallPlane.js';
import { fieldsOf, setInFields } from './panelling.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { pictureX } from '../placing/spots.js';
import { solids } from '../scene/solids.js';
import { standsBehindThing } from '../scene/standing.js';
import { unhidden, view } from '../scene/view.js';
import { alongWall, beforeWall, FACING, onWall, SIDES } from '../scene/walls.js';

/** Metres above the floor of a picture's middle where nothing stands below it: an adult's eye level. */
export const EYE_LEVEL = 1.5;
/** Metres between a piece's upper edge and the picture above it. */
export const ABOVE_BACK: readonly [number, number] = [0.15, 0.21];
/** Width of the art above a piece as a share of the piece's: above a headboard and above anything else. */
const ABOVE_BED: readonly [number, number] = [0.68, 0.75];
const ABOVE_SHARE: readonly [number, number] = [0.66, 0.75];
/** Least share of a picture that must stay visible behind furniture. */
const SEEN = 0.85;
/** Greatest metres from a piece's back to its wall for art above it; more for a sofa. */
const AT_WALL = 0.25;
const BEHIND_SOFA = 1.6;
/** Least width in the photo, as a share of its width; excludes distant pictures and walls at a grazing angle. */
const LEAST_SHARE = 0.04;
/** The same, and metres, for a set with nothing below it. */
const LEAST_ALONE = { share: 0.07, metres: 0.7 };
/** Metres: shortest free stretch of wall that gets a picture, and shortest that may get three. */
const FREE_STRETCH = { least: 1.1, long: 3.6 };
/**
 * Probability of one large picture above a piece instead of a set; metres of a sofa's width from which a set may hang.
 */
const ONE_PICTURE = { usually: 0.75, freely: 0.5 };
const SET_WIDTH = 1.8;
/** Width of a picture as a share of its free stretch. */
const OF_STRETCH: readonly [number, number] = [0.4, 0.5];

/** The draft of a piece that hangs on a wall. */
function hungPiece(scene: Scene, side: Side, part: WallPart, thing: { kind: Kind; group: string }): Draft {
  const { depth } = KINDS[thing.kind].size;
  const [x, z] = beforeWall(scene.room.walls[side], (part.from + part.to) / 2, depth / 2 + 0.005);
  const width = part.to - part.from;
  return {
    ...thing,
    width,
    depth,
    height: part.top - part.bottom,
    x,
    z,
    y: part.bottom,
    angle: FACING[side],
    wall: side,
  };
}

function samplesOf(wall: Wall, part: WallPart): Vec3[] {
  const points: Vec3[] = [];
  for (const u of [0.05, 0.5, 0.95])
    for (const v of [0.05, 0.5, 0.95])
      points.push(onWall(wall, part.from + u * (part.to - part.from), part.bottom + v * (part.top - part.bottom)));
  return points;
}

/** Hangs a set of pieces of one kind, all of them or none. Returns whether they hang. */
export function hangSet(
  scene: Scene,
  side: Side,
  parts: readonly WallPart[],
  thing: { kind: Kind; group: string },
): boolean {
  const { room } = scene;
  const wall = room.walls[side];
  const limit = scene.wishes.get(thing.kind);
  const hanging = scene.pieces.filter((piece) => piece.kind === thing.kind).length;
  if (!wall.seen || !mayAdd(scene, thing.kind)) return false;
  if (limit !== undefined && hanging + parts.length > limit) return false;
  const standing = scene.pieces.filter((piece) => piece.height > 0.06);
  const drafts: Draft[] = [];
  for (const part of parts) {
    const draft = hungPiece(scene, side, part, thing);
    if (!isBare(scene, wall, part, thing.kind)) return false;
    const seen = view(room, draft);
    if (seen.inFrame < 1 || seen.right - seen.left < LEAST_SHARE) return false;
    if (unhidden(room, samplesOf(wall, part), standing.flatMap(solids)) < SEEN) return false;
    if (standsBehindThing(room, draft)) return false;
    if (standing.some((piece) => piece.y + piece.height > part.bottom && piece.y < part.top && overlap(piece, draft)))
      return false;
    drafts.push(draft);
  }
  scene.pieces.push(...drafts);
  return true;
}

/** Metres: least height of a picture, and least width in a row, to be visible across the room. */
const LEAST_HEIGHT = 0.35;
const NARROWEST_IN_ROW = 0.44;
const isBig = (set: readonly WallPart[], composition: ArtLayout): boolean =>
  set.every(({ bottom, top }) => top - bottom >= LEAST_HEIGHT) &&
  (composition === 'salon' || composition === 'one' || set.every(({ from, to }) => to - from >= NARROWEST_IN_ROW));

/** Hangs art above a piece at a wall, centred on it. Returns whether it hangs. */
export function hangAbove(scene: Scene, base: Draft, kind: Kind = 'art'): boolean {
  if (!base.wall || mayAdd(scene, kind) === false) return false;
  const wall = scene.room.walls[base.wall];
  const across = base.wall === 'back' ? Math.abs(base.z - wall.at) : Math.abs(base.x - wall.at);
  const { isMainSofa: isSofa, artAboveBack } = KINDS[base.kind];
  if (across - base.depth / 2 > (isSofa ? BEHIND_SOFA : AT_WALL)) return false;
  const middle = alongWall(base.wall, base);
  const bottom = (artAboveBack ? base.height : Math.max(base.height, 0.85)) + scene.random.between(...ABOVE_BACK);
  if (kind === 'mirror') return hangMirror(scene, base, { side: base.wall, middle, bottom });
  const top = scene.room.ceilingHeight - BELOW_CEILING;
  const width = base.width * scene.random.between(...(base.kind === 'bed' ? ABOVE_BED : ABOVE_SHARE));
  if (fieldsOf(wall).length > 0) {
    const set = setInFields(scene, wall, { middle, width: base.width, bottom, top });
    return suitsWidth(set, base.width) && hangSet(scene, base.wall, set, { kind, group: base.group });
  }
  const order = compositionsAbove(scene, isSofa ? base.width : 0);
  const turned = scene.random.chance(0.5);
  for (const share of [1, 0.85, 0.7])
    for (const composition of order) {
      const set = layOutArt(composition, { middle, width: width * share, bottom, top }, { turned });
      if (!isBig(set, composition) || !suitsWidth(set, base.width)) continue;
      if (hangSet(scene, base.wall, set, { kind, group: base.group })) return true;
    }
  return false;
}

/** Least and greatest width of art above a piece, as shares of the piece's. */
const WIDTH_ABOVE: readonly [number, number] = [0.5, 0.8];

function suitsWidth(set: readonly WallPart[], width: number): boolean {
  const share = (Math.max(...set.map(({ to }) => to)) - Math.min(...set.map(({ from }) => from))) / width;
  return set.length > 0 && share >= WIDTH_ABOVE[0] && share <= WIDTH_ABOVE[1];
}

/**
 * The layouts to try above a piece, in this plan's order: mostly one large picture, else a set as wide as that.
 */
function compositionsAbove(scene: Scene, width: number): ArtLayout[] {
  if (
    scene.creativity < CALM ||
    scene.random.chance(scene.creativity < FREE ? ONE_PICTURE.usually : ONE_PICTURE.freely)
  )
    return ['one', 'pair'];
  return width > SET_WIDTH ? [...scene.random.shuffled<ArtLayout>(['pair', 'three', 'salon']), 'one'] : ['one', 'pair'];
}

/** Width of a mirror as a share of the piece's below, and factors on its usual size that are tried. */
const MIRROR = { share: 0.75, scales: [1.15, 1, 0.85, 0.7] } as const;

interface MirrorPlace {
  readonly side: Side;
  readonly middle: number;
  readonly bottom: number;
}

function hangMirror(scene: Scene, base: Draft, { side, middle, bottom }: MirrorPlace): boolean {
  const { width, height } = KINDS.mirror.size;
  return MIRROR.scales.some((scale) => {
    const half = (width * scale) / 2;
    const part = { from: middle - half, to: middle + half, bottom, top: bottom + height * scale };
    if (2 * half > MIRROR.share * base.width || !suitsWidth([part], base.width)) return false;
    return hangSet(scene, side, [part], { kind: 'mirror', group: base.group });
  });
}

/** Hangs up to `most` sets of art in the middle of the longest free stretches of wall, bare walls first. */
export function hangOnWalls(scene: Scene, most: number): number {
  let done = 0;
  for (let round = 0; round < most; round++) {
    const order = SIDES.filter((s) => scene.room.walls[s].seen).toSorted((a, b) => artOn(scene, a) - artOn(scene, b));
    if (!order.some((side) => artOn(scene, side) === 0 && hangOnWall(scene, side))) break;
    done++;
  }
  return done;
}

const artOn = (scene: Scene, side: Side): number =>
  scene.pieces.filter((piece) => piece.kind === 'art' && piece.wall === side).length;

/** Heights in metres of a mantel, a radiator or a low window, and pattern of the wall that indicates one. */
const BELOW = { bottom: 0.2, top: 1.2 };
const TAKEN = 0.22;

/** Whether something is built in below a stretch, on which a picture would have to be centred. */
const isTakenBelow = (scene: Scene, side: Side, { from, to }: Pick<WallPart, 'from' | 'to'>): boolean =>
  busyness(scene, scene.room.walls[side], { from, to, ...BELOW }) > TAKEN;

/** Metres before a wall within which a piece stands at it. */
const AT_ITS_WALL = 0.5;

/** Whether a piece stands at the wall below a place, on which a picture would have to be centred. */
const standsBelow = ({ room, pieces }: Scene, side: Side, along: number): boolean =>
  pieces.some((piece) => {
    if (!stands(piece) || KINDS[piece.kind].isSlight) return false;
    const feet = corners(piece);
    if (Math.min(...feet.map((foot) => fromWall(room, side, foot))) > AT_ITS_WALL) return false;
    const reach = feet.map(([x, z]) => alongWall(side, { x, z }));
    return Math.min(...reach) < along + FREE_STRETCH.least / 2 && Math.max(...reach) > along - FREE_STRETCH.least / 2;
  });

/**
 * Width of a picture above a hearth as a share of the hearth's, and metres from the mantel to its lower edge: the usual
 * one, then others for where a socket would show partly below it.
 */
const ABOVE_HEARTH = { share: 0.58, gaps: [0.2, 0.16, 0.26] } as const;

/** Hangs one picture above the hearth, centred on it. */
export function hangAboveHearth(scene: Scene): boolean {
  return scene.room.openings.some((hearth) => {
    if (hearth.kind !== 'fireplace' || !isBelieved(hearth)) return false;
    const middle = (hearth.from + hearth.to) / 2;
    const width = (hearth.to - hearth.from) * ABOVE_HEARTH.share;
    const top = scene.room.ceilingHeight - BELOW_CEILING;
    return ABOVE_HEARTH.gaps.some((gap) => {
      const set = layOutArt('one', { middle, width, bottom: hearth.top + gap, top });
      return hangSet(scene, hearth.wall, set, { kind: 'art', group: `hearth ${hearth.wall}` });
    });
  });
}

/** Hangs a picture, or three where the stretch is long, in the middle of a free stretch of wall. */
function hangOnWall(scene: Scene, side: Side): boolean {
  const share = scene.random.between(...OF_STRETCH);
  const stretches = freeStretches(scene, side).filter(({ from, to }) => to - from >= FREE_STRETCH.least);
  return stretches.slice(0, 3).some(({ from, to }) => {
    const middle = (from + to) / 2;
    if (isTakenBelow(scene, side, { from, to })) return false;
    if (standsBelow(scene, side, middle)) return false;
    const [x, z] = beforeWall(scene.room.walls[side], middle, 0);
    const seenAt = pictureX(scene, { x, z });
    const [nextX, nextZ] = beforeWall(scene.room.walls[side], middle + 0.5, 0);
    // share of the picture's width that a metre of this wall takes
    const shown = 2 * Math.abs(pictureX(scene, { x: nextX, z: nextZ }) - seenAt);
    if (seenAt < 0.04 || seenAt > 0.96) return false;
    // a distant picture has to be larger to be visible
    const scale = Math.max(1, Math.min(2.2, Math.hypot(x, z) / 6));
    const span = { middle, width: (to - from) * share };
    const long = to - from >= FREE_STRETCH.long && scene.creativity >= CALM;
    const order: ArtLayout[] = long ? scene.random.shuffled(['pair', 'three', 'one']) : ['one', 'pair'];
    const top = scene.room.ceilingHeight - BELOW_CEILING;
    return order.some((composition) =>
      [1, 0.8, 0.65].some((smaller) => {
        const flat = layOutArt(composition, { middle, width: span.width * smaller, bottom: 0, top }, { scale });
        const height = flat[0]?.top ?? 0;
        const bottom = Math.max(0.9, EYE_LEVEL - height / 2);
        const set = flat.map((part) => ({ ...part, bottom, top: bottom + height }));
        const width = (set.at(-1)?.to ?? 0) - (set[0]?.from ?? 0);
        if (width < LEAST_ALONE.metres || width * shown < LEAST_ALONE.share) return false;
        return isBig(set, composition) && hangSet(scene, side, set, { kind: 'art', group: `wall ${side}` });
      }),
    );
  });
}
