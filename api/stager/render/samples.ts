/** Samples of a pixel in a picture, and of one that only surrounds what is shown in a part of it. */
export const SAMPLES = 36;
export const FEW_SAMPLES = 8;
