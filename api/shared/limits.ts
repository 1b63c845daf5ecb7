/** Limits that the server keeps and the pages tell beforehand. */

/** Bytes of one file: 100 MB. */
export const LARGEST_UPLOAD = 104_857_600;

/** Pictures of one staging job. */
export const MOST_IMAGES = 100;

/** Pixels of the longer side of what is shown instead of a picture in its full size. */
export const PREVIEW_SIDE = 1600;
