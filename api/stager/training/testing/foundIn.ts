/** What the opening models find in synthetic rooms, next to the truth. */
import { finish } from '../../steps.js';
import type { Opening } from '../../contract.js';
import { withStanding } from '../../room/openings/doors.js';
import type { LearnedKind } from '../../room/openings/openingSearch.js';
import { findWindows } from '../../room/openings/windows.js';
import { type LabelledWall, labelledWalls } from '../examples.js';
import { type Tally, tally, together } from './measure.js';
import { type SeededRoom, pictureOf } from '../seeds.js';

/** Certainty from which doors and fireplaces are kept free: see room/openings/belief.ts. */
const BELIEVED = 0.5;
const STANDING: readonly Opening['kind'][] = ['door', 'fireplace'];

interface FoundOnWall {
  readonly wall: LabelledWall;
  readonly openings: readonly Opening[];
}

/** Accepted openings on the walls of a synthetic room, seen through a slightly wrong camera. */
export async function foundIn(room: SeededRoom): Promise<FoundOnWall[]> {
  const walls = labelledWalls(await pictureOf(room), room.spec, room.spec.seed);
  return walls.map((wall) => {
    const all = finish(withStanding(wall.look, finish(findWindows(wall.look))));
    return { wall, openings: all.filter(({ kind, certainty }) => !STANDING.includes(kind) || certainty >= BELIEVED) };
  });
}

/** @returns what was found of each kind, and the area of all walls in square metres */
export async function tallyOf(
  rooms: readonly SeededRoom[],
): Promise<Record<LearnedKind, Tally> & { readonly walls: number }> {
  const found: FoundOnWall[] = [];
  for (const room of rooms) found.push(...(await foundIn(room)));
  const of = (kind: LearnedKind) => together(found.map(({ wall, openings }) => tally(wall, openings, kind)));
  const areaOf = ({ look: { wall } }: LabelledWall) => (wall.along(wall.columns) - wall.along(0)) * wall.level(0);
  const walls = found.reduce((sum, { wall }) => sum + areaOf(wall), 0);
  return { window: of('window'), door: of('door'), fireplace: of('fireplace'), walls };
}
