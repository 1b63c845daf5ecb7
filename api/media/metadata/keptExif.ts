/** EXIF with the orientation only: a TIFF with one directory of one entry. */

const ORIENTATION = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;

/**
 * @param orientation 1..8, as in EXIF
 * @returns null when the picture is upright and needs no EXIF
 */
export function orientationExif(orientation: number): Buffer | null {
  if (orientation === UPRIGHT) return null;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4); // offset of the directory
  tiff.writeUInt16BE(1, 8); // number of entries
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14); // number of values
  tiff.writeUInt16BE(orientation, 18);
  return tiff; // the last four bytes: no further directory
}
