/** Limits that the server enforces and the pages show beforehand. */

/** Bytes of one file: 100 MB. */
export const LARGEST_UPLOAD = 104_857_600;

/** Pictures of one staging job. */
export const MOST_IMAGES = 100;

/** Characters of notes for a new arrangement, and of a comment on what photos show. */
export const LONGEST_NOTES = 2000;

/** Pixels of the longer side of a preview. */
export const PREVIEW_SIDE = 1600;
