/** The sizes in which pictures are delivered. */

export interface PictureSize {
  /** pixels of the longest side; null: as large as the picture is */
  readonly longest: number | null;
  /** bytes; null: any */
  readonly mostBytes: number | null;
}

export const SIZES = {
  full: { longest: null, mostBytes: null },
  /** what listing services take */
  mls: { longest: 2048, mostBytes: 5_000_000 },
  web: { longest: 1600, mostBytes: null },
} as const satisfies Record<string, PictureSize>;
