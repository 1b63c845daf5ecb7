import type { Credit } from './keptExif.js';

/** What a copy keeps of a picture beside its pixels. */
export interface Kept {
  /** 1..8, as in EXIF */
  readonly orientation: number;
  /** who made the picture and owns it */
  readonly credit: Credit | null;
  /** an ICC profile for the colours that the picture names otherwise; null: it keeps what it says of them */
  readonly profile: Buffer | null;
}

/**
 * @param file the whole file
 * @returns the parts of the new file, in order; most are views of the old one
 * @throws Error when the file's structure is broken
 */
export type Stripper = (file: Buffer, kept: Kept) => Buffer[];
