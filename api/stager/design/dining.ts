import type { Draft, Size } from './draft.js';
import { attempt, beside, setOn } from './place.js';
import { USUAL } from './proportions.js';
import { addFirst, withinWalls } from './rules.js';
import type { Scene } from './scene.js';
import { wanted } from './scene.js';
import { openSpots } from './spots.js';

/** Metres kept free behind a dining chair. */
export const BEHIND_CHAIR = 0.75;
/** Metres that a dining chair's seat reaches under its table. */
const TUCKED = 0.2;
/** Metres of table edge per place. */
const PER_PLACE = 0.6;

/** Places round a table: along its long sides, then its ends. */
export function chairPlaces(table: Size, chairs: number): { x: number; z: number; turn: number }[] {
  const { depth } = USUAL['dining chair'];
  const z = table.depth / 2 + depth / 2 - TUCKED;
  const x = table.width / 2 + depth / 2 - TUCKED;
  const perSide = Math.max(1, Math.min(Math.floor(chairs / 2), Math.floor((table.width - 0.1) / PER_PLACE)));
  const places: { x: number; z: number; turn: number }[] = [];
  for (let index = 0; index < perSide; index++) {
    const at = (index - (perSide - 1) / 2) * Math.min(0.7, (table.width - 0.1) / perSide);
    places.push({ x: at, z: -z, turn: 0 }, { x: at, z, turn: Math.PI });
  }
  places.push({ x: -x, z: 0, turn: Math.PI / 2 }, { x, z: 0, turn: -Math.PI / 2 });
  return places.slice(0, chairs);
}

/** Chairs round a table that stands; the floor behind each is reserved. Returns how many found a place. */
export function addDiningChairs(scene: Scene, table: Draft, chairs: number): number {
  let added = 0;
  for (const place of chairPlaces(table, chairs)) {
    const chair = beside(scene, table, 'dining chair', place);
    const zone = behind(scene, chair, BEHIND_CHAIR);
    if (!withinWalls(scene.room, zone)) continue;
    if (!addFirst(scene, [chair], { gap: 0.03, inFrame: 0.9, seen: 0.25 })) continue;
    added++;
  }
  for (const chair of scene.pieces)
    if (chair.kind === 'dining chair' && chair.group === table.group)
      scene.reserved.push(behind(scene, chair, BEHIND_CHAIR));
  return added;
}

/** The floor behind a piece. */
export function behind(scene: Scene, piece: Draft, metres: number): Draft {
  const zone = beside(scene, piece, piece.kind, {
    x: 0,
    z: -(piece.depth + metres) / 2,
    size: { width: piece.width, depth: metres, height: 0.05 },
  });
  return { ...zone, width: piece.width, depth: metres };
}

/** A table with four chairs in an empty part of a big living room. */
export function addDiningGroup(scene: Scene): boolean {
  const size = { width: 1.2, depth: 0.85, height: 0.75 };
  const spots = openSpots(scene, 1.25).slice(0, 40);
  const turns = scene.random.shuffled([0, Math.PI / 2]);
  return spots.some((spot) =>
    turns.some((angle) =>
      attempt(scene, () => {
        const table: Draft = { kind: 'dining table', group: 'dining', ...size, ...spot, y: 0, angle };
        if (!addFirst(scene, [table], { seen: 0.8 })) return false;
        const chairs = wanted(scene, 'dining chair', 4);
        if (addDiningChairs(scene, table, chairs) < Math.min(chairs, 3)) return false;
        setOn(scene, table, 'centrepiece', { x: 0, z: 0 });
        return true;
      }),
    ),
  );
}
