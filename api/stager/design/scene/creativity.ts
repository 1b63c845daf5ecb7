/** The levels of creativity, 0..30, at which arrangements of all rooms change. */

/** Below this the essential pieces are enough. */
export const ESSENTIAL = 3;
/** From this on a room gets more than its main group, and a top more than one quiet thing. */
export const DRESSED = 4;
/** Below this a room is calm and symmetrical, and one picture on its walls is enough. */
export const CALM = 6;
/** From this on tops carry groups of things, and a room gets what it does not need. */
export const RICH = 12;
/** From this on a room is fuller than usual. */
export const FULL = 22;
/** From this on chance alone decides between symmetry and its opposite, between one picture and a set. */
export const FREE = 24;
