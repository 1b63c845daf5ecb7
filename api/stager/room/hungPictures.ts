/** Pictures and screens that hang on the walls: what was read as an obstacle, or as a window far too dark for one. */
import type { Fixture, Opening, Room } from '../contract.js';

/** Glass by day is brighter than this share of the walls. */
const DAYLIGHT = 0.5;
/** Metres: what hangs on a wall is no wider, ends so far above the floor and so far below the ceiling. */
const PICTURE = { widest: 2.6, aboveFloor: 0.5, belowCeiling: 0.3 };

/** Whether what was read as a window may be a picture or a screen: dark by day, and hanging free on its wall. */
export const mayBePicture = (room: Pick<Room, 'light' | 'ceilingHeight'>, o: Opening): boolean =>
  o.kind === 'window' && o.glow < DAYLIGHT * room.light.walls && hangsFree(room, o);

const hangsFree = ({ ceilingHeight }: Pick<Room, 'ceilingHeight'>, { from, to, bottom, top }: Opening): boolean =>
  to - from <= PICTURE.widest && bottom >= PICTURE.aboveFloor && top <= ceilingHeight - PICTURE.belowCeiling;

/** The openings that hang there, as fixtures: the darker a window, the surer. */
export function hungPictures(room: Pick<Room, 'light' | 'ceilingHeight' | 'openings'>): Fixture[] {
  const picture = ({ wall, from, to, bottom, top }: Opening, certainty: number): Fixture => {
    return { wall, kind: 'picture', from, to, bottom, top, certainty };
  };
  return room.openings.flatMap((o) => {
    if (o.kind === 'obstacle' && hangsFree(room, o)) return [picture(o, o.certainty)];
    if (!mayBePicture(room, o)) return [];
    return [picture(o, 1 - o.glow / (DAYLIGHT * room.light.walls))];
  });
}
