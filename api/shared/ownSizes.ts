/** The sizes of pictures that a workspace adds to the usual ones. */

export const OWN_SIZES = {
  /** of a workspace */
  most: 6,
  /** characters */
  longestName: 30,
  /** pixels of the longest side */
  longest: { least: 320, most: 8000 },
  bytes: { least: 100_000, most: 50_000_000 },
} as const;

const { longest, bytes, most } = OWN_SIZES;

/** What is wrong with a size. */
export const OWN_SIZE_FAULTS = {
  unnamed: 'Give the size a name',
  usualName: 'This is the name of a usual size. Choose another one',
  sameName: 'Another size has this name. Choose another one',
  longest: `The longest side must be a whole number of pixels from ${longest.least} to ${longest.most}`,
  mostBytes: `The file size must be from ${bytes.least / 1e6} to ${bytes.most / 1e6} MB`,
  tooMany: `A workspace keeps at most ${most} own sizes. Remove one of them first`,
} as const;

/** What the usual sizes are called, on the page and in files' names. */
const USUAL_NAMES: readonly string[] = ['full', 'full size', 'mls', 'web'];

/** Names with the same key are the same name. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

export const isUsualName = (name: string): boolean => USUAL_NAMES.includes(nameKey(name));

const isWithin = (value: number, range: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= range.least && value <= range.most;

export const isLongestSide = (pixels: number): boolean => isWithin(pixels, longest);
export const isMostBytes = (number: number): boolean => isWithin(number, bytes);
