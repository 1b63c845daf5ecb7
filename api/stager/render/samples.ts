/** Samples of a pixel in a picture, and of one that only surrounds what a part of it shows, or is blended out there. */
export const SAMPLES = 36;
export const FEW_SAMPLES = 8;
