/**
 * @param file the whole file
 * @param orientation 1..8, as in EXIF; it is kept
 * @returns the parts of the new file, in order; most are views of the old one
 * @throws Error when the file's structure is broken
 */
export type Stripper = (file: Buffer, orientation: number) => Buffer[];
