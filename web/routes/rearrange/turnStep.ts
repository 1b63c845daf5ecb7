/** Radians by which a press of a button or a key turns a piece. */
export const TURN_STEP = Math.PI / 12;
