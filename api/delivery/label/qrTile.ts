/** A QR code as a white tile with its quiet zone (ISO/IEC 18004). */
import encodeQR from 'qr';

/** What a tile covers of a picture: its side as a share of the shorter side, and its limits. */
const SHARE = 0.14;
const MOST_WIDTH = 0.14;
const MOST_AREA = 0.02;
/** Pixels of a module: a phone cannot tell smaller ones apart on a screen. */
const LEAST_MODULE = 3;
/** Light modules around the code: the standard asks for four. */
const QUIET = 4;

export interface QrTile {
  /** pixels, with the quiet zone */
  readonly side: number;
  /** SVG path data of the dark modules, from the tile's corner */
  readonly path: string;
}

/** The tile for a picture of this size; or why there is none: a sentence for the person who asked for it. */
export function tileFor(link: string, width: number, height: number): QrTile | string {
  const modules = modulesOf(link);
  const most = Math.floor(Math.min(MOST_WIDTH * width, Math.sqrt(MOST_AREA * width * height)));
  const least = LEAST_MODULE * modules.length;
  if (least > most) {
    return (
      `One that a phone can read takes ${least} pixels; on a picture of ${width} by ${height} it may take ${most}, ` +
      'which is 2 % of its area and at most 14 % of its width.'
    );
  }
  const wanted = Math.round((SHARE * Math.min(width, height)) / modules.length);
  return drawn(modules, Math.max(LEAST_MODULE, Math.min(wanted, Math.floor(most / modules.length))));
}

/** A tile that is scaled afterwards, as in a document. */
export const scalableTile = (link: string): QrTile => drawn(modulesOf(link), LEAST_MODULE);

const modulesOf = (link: string) => encodeQR(link, 'raw', { ecc: 'medium', border: QUIET });

/** @param module pixels of its side */
function drawn(modules: readonly (readonly boolean[])[], module: number): QrTile {
  const path = modules
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x * module} ${y * module}h${module}v${module}h${-module}z` : '')),
    )
    .join('');
  return { side: modules.length * module, path };
}
