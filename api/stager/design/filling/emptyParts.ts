import type { Draft } from '../../furniture/draft.js';
import { addUncrammed } from './filling.js';
import { hangAbove } from '../walls/hang.js';
import { type Kind, KINDS, stands } from '../../kinds.js';
import { addPlant } from './plants.js';
import { addReadingGroup } from '../seating/readingCorner.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { wanted, nextGroup } from '../scene/scene.js';
import { wallSpots } from '../placing/spots.js';
import { viewOfStanding, coversColumn } from '../scene/view.js';

/** Columns into which the picture is divided, and how many of them may stay empty. */
const COLUMNS = 6;
const MAY_STAY_EMPTY = 1;
/** Metres to other groups: less than a walkway, for a piece at a wall where none is needed. */
const GROUP_GAP = 0.2;
/** Lower edge in the picture beyond which a piece belongs to the foreground, which stays free. */
const LOWEST = 0.93;

/** Columns in which nothing stands, left to right. */
function emptyColumns(scene: Scene): number[] {
  const standing = scene.pieces.filter(stands).map((piece) => viewOfStanding(scene.room, piece));
  return Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => !standing.some((seen) => coversColumn(seen, column, COLUMNS)),
  );
}

/**
 * Adds up to `most` pieces in columns of the picture where nothing stands: the first kinds that fit at a wall there,
 * each kind once, as long as the floor is not overfilled.
 */
export function fillEmptyParts(scene: Scene, kinds: readonly Kind[], most: number): void {
  let added = 0;
  for (const kind of kinds) {
    const empty = emptyColumns(scene);
    if (added >= most || empty.length <= MAY_STAY_EMPTY) return;
    if (wanted(scene, kind, 1) === 0) continue;
    const suits = (piece: Draft): boolean => {
      const seen = viewOfStanding(scene.room, piece);
      return seen.bottom < LOWEST && empty.some((column) => coversColumn(seen, column, COLUMNS));
    };
    if (addUncrammed(scene, () => add(scene, kind, suits), { slim: kind === 'plant' })) added++;
  }
}

function add(scene: Scene, kind: Kind, suits: (piece: Draft) => boolean): boolean {
  if (kind === 'armchair' && addReadingGroup(scene, nextGroup(scene, 'armchair', 'corner'))) return true;
  if (kind === 'plant') return addPlant(scene) !== null;
  const spots = wallSpots(scene, { kind, group: nextGroup(scene, kind) }).filter(suits);
  const piece = addFirst(scene, spots, { apart: GROUP_GAP });
  if (!piece) return false;
  if (!KINDS[kind].isLowStorage) return true;
  hangAbove(scene, piece, scene.random.chance(0.5) ? 'mirror' : 'art');
  return true;
}
