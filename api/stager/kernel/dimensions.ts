/**
 * Constants of the quasi-random samples of both shaders: ../sampling.ts and sampling.as.ts draw the same numbers. Plain
 * numbers only, as AssemblyScript compiles this file too.
 */

/** What each dimension of a pixel's samples decides. 0 and 1: the place within the pixel. */
export const LIGHT = 2;
/** Where on the light. */
export const LIGHT_A = 3;
export const LIGHT_B = 4;
export const BOUNCE_Z = 5;
export const BOUNCE_TURN = 6;
export const MIRROR_TILT = 7;
export const MIRROR_TURN = 8;
/** Which side of a thin part. */
export const SIDE = 9;
/** Within which distance furniture is hit. */
export const REACH = 10;
export const LAMP = 11;
/** Of the surface that a bounced ray hits: the light, two dimensions for where on it, and the next direction. */
export const SECOND_LIGHT = 12;
export const SECOND_Z = 15;
export const SECOND_TURN = 16;

/** By dimension: fractions of the R-sequences (Roberts 2018, "The unreasonable effectiveness of quasirandom sequences"). */
export const STEP_0 = 0.7548776662;
export const STEP_1 = 0.569840291;
export const STEP_2 = 0.819172513;
export const STEP_3 = 0.6710436067;
export const STEP_4 = 0.5497004779;
export const STEP_5 = 0.8566748838;
export const STEP_6 = 0.7338918566;
export const STEP_7 = 0.628706721;
export const STEP_8 = 0.5385972572;
export const STEP_9 = 0.6180339887;
export const STEP_10 = 0.6823278038;
export const STEP_11 = 0.724491959;
export const STEP_12 = 0.8812714616;
export const STEP_13 = 0.7766393891;
export const STEP_14 = 0.6844301296;
export const STEP_15 = 0.6031687407;
export const STEP_16 = 0.5315553977;

/** Multipliers of Wellons' lowbias32 hash. */
export const HASH_FIRST = 0x7feb352d;
export const HASH_SECOND = 0x846ca68b;

/** Hashed are pixel * PIXEL_SEED + dimension * DIMENSION_SEED + SEED. */
export const PIXEL_SEED = 9781;
export const DIMENSION_SEED = 6271;
export const SEED = 17;
