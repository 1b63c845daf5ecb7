/** Fills a furnished room with single pieces up to the number that is usual on its floor. */
import { CREATIVITY } from '../../contract.js';
import { type Kind, KINDS } from '../../kinds.js';
import { ESSENTIAL, FULL } from '../scene/creativity.js';
import { count, countOnFloor, nextGroup, type Scene } from '../scene/scene.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import { hangAbove } from '../walls/hang.js';
import { addAnywhere, addAtSomeWall } from './anywhere.js';
import { addUncrammed, floorFilled } from './filling.js';

/** A room with fewer pieces on its floor than this is bare. */
export const FEWEST_PIECES = 4;
/**
 * Usual number of pieces on a floor: the least, a constant and a slope per square metre, the most. Stagers show 11 to
 * 18 pieces in rooms of 20 m2, walls and ceiling included.
 */
const USUAL_NUMBER = { least: 5, from: 3.5, perMetre: 0.32, most: 13 };

/** Factors on the usual number of pieces from `FULL` creativity on, and at none. */
const FULL_SHARE = 1.4;
const CALM_SHARE = 0.6;

const usualNumber = ({ area, creativity }: Scene): number => {
  if (creativity < ESSENTIAL) return FEWEST_PIECES;
  const full = creativity < FULL ? 1 : FULL_SHARE;
  const share = CALM_SHARE + (1 - CALM_SHARE) * Math.min(full, creativity / CREATIVITY.usual);
  return Math.max(
    USUAL_NUMBER.least,
    Math.min(USUAL_NUMBER.most, Math.round(share * (USUAL_NUMBER.from + USUAL_NUMBER.perMetre * area))),
  );
};
/**
 * Metres between a filler and other groups, and how far down the picture it may reach, as a share of its height: the
 * foreground stays free of fillers unless the room would be bare.
 */
const FILLER_LIMITS = { apart: 0.2, lowest: 0.84 };
const LAST_RESORT_LIMITS = { apart: 0.1, lowest: 0.93 };
/** Small pieces that fit almost anywhere. */
const LAST_RESORT_KINDS: readonly Kind[] = ['plant', 'floor lamp', 'bench', 'pouf', 'beanbag', 'side table'];
/** Without the pouf where there is a sofa: it stands at the sofa's table or looks lost. */
const lastResorts = ({ pieces: [main] }: Scene): readonly Kind[] =>
  main && KINDS[main.kind].isMainSofa ? LAST_RESORT_KINDS.filter((kind) => kind !== 'pouf') : LAST_RESORT_KINDS;
/** Those that need no wall behind them. */
const NEEDS_NO_WALL: readonly Kind[] = ['pouf', 'beanbag', 'bench'];

/** More of one filler than this looks like a shop. */
const MOST_OF_A_FILLER = 2;

/** What a programme says of single pieces. */
interface Fillers {
  readonly kinds: readonly Kind[];
  readonly fillers: readonly Kind[];
}

/** Adds single pieces where the groups of a programme found too little room. */
export function fillUp(scene: Scene, programme: Fillers): void {
  const enough = usualNumber(scene);
  for (const kind of programme.fillers)
    if (countOnFloor(scene) < enough && count(scene, kind) < MOST_OF_A_FILLER) {
      addUncrammed(scene, () => {
        const piece = addAtSomeWall(scene, kind, FILLER_LIMITS.apart, FILLER_LIMITS.lowest);
        if (piece && KINDS[piece.kind].isLowStorage) hangAbove(scene, piece);
        return piece !== null;
      });
    }
  spreadOut(scene, programme);
  for (const { apart, lowest } of [FILLER_LIMITS, LAST_RESORT_LIMITS])
    for (const kind of lastResorts(scene))
      if (countOnFloor(scene) < FEWEST_PIECES && programme.kinds.includes(kind)) {
        // so few pieces do not overfill a floor, however far apart they stand
        const add = NEEDS_NO_WALL.includes(kind) ? addAnywhere : addAtSomeWall;
        add(scene, kind, apart, lowest);
      }
}

/** Share of floor within the furniture's hull below which a room looks huddled, least gain by a piece, most pieces. */
const SPREAD = { enough: 0.43, gain: 0.03, most: 2 };

/**
 * Adds pieces away from the others where all stand close together, beyond the usual number; no pouf, which looks lost
 * by itself.
 */
function spreadOut(scene: Scene, { kinds, fillers }: Fillers): void {
  if (scene.creativity < ESSENTIAL) return;
  let added = 0;
  for (const kind of [...fillers.filter((filler) => filler !== 'pouf'), 'armchair', 'bench'] as const) {
    const before = floorFilled(scene);
    if (before > SPREAD.enough || added === SPREAD.most) return;
    if (count(scene, kind) >= MOST_OF_A_FILLER || !kinds.includes(kind)) continue;
    const add = () =>
      kind === 'armchair'
        ? addReadingGroup(scene, nextGroup(scene, kind, 'corner'))
        : addAtSomeWall(scene, kind, FILLER_LIMITS.apart, LAST_RESORT_LIMITS.lowest) !== null;
    const spread = () => add() && floorFilled(scene) > before + SPREAD.gain;
    if (addUncrammed(scene, spread)) added++;
  }
}
