/** EXIF (CIPA DC-008): directories of entries of 12 bytes. */

const EXIF_DIRECTORY = 0x8769;
const COLOUR_SPACE = 0xa001;
const INTEROPERABILITY_DIRECTORY = 0xa005;
const INTEROPERABILITY_INDEX = 0x0001;

/** Values of the colour space: the last two are Adobe RGB, by some cameras and by the standard's "optional file". */
const SRGB = 1;
const ADOBE = 2;

/** Whether a camera says that its picture is in Adobe RGB, which the standard writes without a profile. */
export function namesAdobeRgb(exif: Buffer): boolean {
  try {
    const { tiff, ...read } = exifReader(exif);
    const directory = read.entry(read.number(4, 4), EXIF_DIRECTORY);
    if (directory === null) return false;
    const details = read.number(directory, 4);
    const space = read.entry(details, COLOUR_SPACE);
    const named = space === null ? null : read.number(space, 2);
    if (named === ADOBE) return true;
    const rules = read.entry(details, INTEROPERABILITY_DIRECTORY);
    const index = rules === null ? null : read.entry(read.number(rules, 4), INTEROPERABILITY_INDEX);
    return named !== SRGB && index !== null && tiff.toString('latin1', index, index + 3) === 'R03';
  } catch (error) {
    if (error instanceof RangeError) return false; // truncated
    throw error;
  }
}

/** @param exif with or without the name that stands before it in a JPEG; a TIFF file is built alike */
export function exifReader(exif: Buffer) {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const number = (at: number, bytes: 2 | 4): number =>
    isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  /** The offset of an entry's value; null when the directory has no such entry. */
  const entry = (directory: number, tag: number): number | null => {
    for (let count = number(directory, 2), at = directory + 2; count > 0; count--, at += 12) {
      if (number(at, 2) === tag) return at + 8;
    }
    return null;
  };
  return { tiff, number, entry };
}
