/** A QR code as a white tile with its quiet zone (ISO/IEC 18004). */
import encodeQR from 'qr';

/** Side of the tile as a share of the picture's shorter side. */
const SHARE = 0.14;
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

/** @param shorter the picture's shorter side, pixels */
export function qrTile(link: string, shorter: number): QrTile {
  const modules = encodeQR(link, 'raw', { ecc: 'medium', border: QUIET });
  const module = Math.max(LEAST_MODULE, Math.round((SHARE * shorter) / modules.length));
  const path = modules
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x * module} ${y * module}h${module}v${module}h${-module}z` : '')),
    )
    .join('');
  return { side: modules.length * module, path };
}
