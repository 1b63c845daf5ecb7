/** What a photo shows to be wrong with furniture that was arranged in another photo of its room. */
import type { Piece, Plan, Room } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { hardObjections, type Objection } from '../design/edits/objections.js';
import { footSamples, halfExtents } from '../design/scene/footprint.js';
import { isInPicture, isShown } from '../design/scene/view.js';
import { alongWall } from '../design/scene/walls.js';
import { pieceLabel } from '../furniture/catalogue/label.js';
import { KINDS } from '../kinds.js';
import { isBelieved } from '../room/openings/belief.js';

interface Against {
  readonly piece: Piece;
  readonly rule: Objection['rule'];
}

/** The hard rules that pieces break as far as the picture shows them; one may stand partly beside the camera. */
export function againstShown(room: Room, plan: Plan): Against[] {
  const pieces = new Map(plan.pieces.map((piece) => [piece.id, piece]));
  return hardObjections(room, plan, 'metric').flatMap(({ ids, rule }) =>
    ids.flatMap((id) => {
      const piece = pieces.get(id);
      return rule in WORDS && piece && isShown(room, piece) && showsFault(room, piece, rule) ? [{ piece, rule }] : [];
    }),
  );
}

function showsFault(room: Room, piece: Piece, rule: Objection['rule']): boolean {
  if (rule === 'wall') return isIntoWall(room, piece);
  return rule !== 'floor' || showsFoot(room, piece);
}

const showsFoot = (room: Room, piece: Piece): boolean =>
  footSamples(piece).some((point) => {
    const pixel = project(room.camera, point);
    return pixel !== null && isInPicture(room, pixel);
  });

/** Metres by which a piece has to move to be within the walls that the photo shows. */
export function pushOf({ left, right, back, walls }: Room, piece: Piece): { readonly x: number; readonly z: number } {
  const half = halfExtents(piece);
  const fromLeft = walls.left.seen ? Math.max(0, left - (piece.x - half.x)) : 0;
  const fromRight = walls.right.seen ? Math.min(0, right - (piece.x + half.x)) : 0;
  return { x: fromLeft || fromRight, z: Math.max(0, back - (piece.z - half.z)) };
}

/** Metres that a piece may seem to be in a wall. */
const SLACK = 0.02;

function isIntoWall(room: Room, piece: Piece): boolean {
  const { x, z } = pushOf(room, piece);
  return Math.max(Math.abs(x), Math.abs(z)) > SLACK;
}

/** Of what stands on the floor. What stands in another piece did so in the first photo, too. */
const WORDS: Readonly<Partial<Record<Objection['rule'], string | null>>> = {
  wall: 'reaches into a wall',
  floor: 'leaves the floor that this photo shows',
  thing: 'stands in something that is in the room already',
  door: 'stands before a door',
  piece: null,
};

/** Sentences about the pieces that stand or hang where the photo shows that they cannot. */
export function faultsIn(room: Room, plan: Plan): string[] {
  const nameOf = (piece: Piece) => {
    const label = pieceLabel(piece, plan.style);
    return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  };
  const standing = againstShown(room, plan).flatMap(({ piece, rule }) => {
    const words = WORDS[rule];
    return words == null ? [] : [`${nameOf(piece)} ${words}.`];
  });
  const hanging = plan.pieces.filter((piece) => isShown(room, piece) && hangsInOpening(room, piece));
  return [...standing, ...hanging.map((piece) => `${nameOf(piece)} hangs before a window or a door.`)];
}

/** Metres by which a picture may reach over an opening's edge, as both may be read a little off. */
const OVER_EDGE = 0.1;

function hangsInOpening({ openings }: Room, piece: Piece): boolean {
  const { wall } = piece;
  if (wall === undefined || !KINDS[piece.kind].isWallArt) return false;
  const [middle, reach] = [alongWall(wall, piece), piece.width / 2 - OVER_EDGE];
  return openings.some(
    (opening) =>
      opening.wall === wall &&
      isBelieved(opening) &&
      opening.from < middle + reach &&
      opening.to > middle - reach &&
      opening.bottom < piece.y + piece.height - OVER_EDGE &&
      opening.top > piece.y + OVER_EDGE,
  );
}
