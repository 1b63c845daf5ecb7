/** Quarter turns of a room's axes about the vertical. */
import type { Ground, Side, Turns } from '../contract.js';

export type { Turns };

export const ALL_TURNS: readonly Turns[] = [0, 1, 2, 3];

/** The four walls of a box; the camera looks away from the front one. */
export type BoxSide = Side | 'front';

/** In the order in which a quarter turn takes one to the next. */
const ROUND: readonly BoxSide[] = ['back', 'left', 'front', 'right'];

/** Where a wall is after the turns. */
export const turnedSide = (side: BoxSide, turns: Turns): BoxSide => ROUND[(ROUND.indexOf(side) + turns) % 4];

/** The turns that undo these. */
export const backTurns = (turns: Turns): Turns => ALL_TURNS[(4 - turns) % 4];

/** How many turns take one wall to another. */
export const turnsBetween = (from: BoxSide, to: BoxSide): Turns =>
  ALL_TURNS[(ROUND.indexOf(to) - ROUND.indexOf(from) + 4) % 4];

export const angleOf = (turns: Turns): number => (turns * Math.PI) / 2;

/** A point of the floor plan after the turns, as an angle of a piece turns. */
export function turned([x, z]: Ground, turns: Turns): Ground {
  switch (turns) {
    case 0:
      return [x, z];
    case 1:
      return [z, -x];
    case 2:
      return [-x, -z];
    case 3:
      return [-z, x];
  }
}

/** The axis on which a wall has its place: x of the left and right wall, z of the others. */
export const axisAcross = (side: BoxSide): 'x' | 'z' => (side === 'left' || side === 'right' ? 'x' : 'z');

/** The axis that runs along a wall. */
export const axisAlong = (side: BoxSide): 'x' | 'z' => (axisAcross(side) === 'x' ? 'z' : 'x');
