/** The levels of creativity, 0..30, at which arrangements of all rooms change. */

/** Below this the essential pieces are enough. */
export const ESSENTIAL = 3;
/** From this on a room gets more than its main group, and a top more than one plain item. */
export const DRESSED = 4;
/** Below this a room is plain and symmetrical, with one picture on its walls. */
export const CALM = 6;
/** From this on tops carry groups of items, and a room gets pieces that it does not need. */
export const RICH = 12;
/** From this on a room is fuller than usual. */
export const FULL = 22;
/** From this on symmetry or asymmetry, and one picture or a set, are chosen at random. */
export const FREE = 24;
