/** ISO base media (ISO/IEC 14496-12): nested boxes of a length, a name and a content. */

/** The content of the first box at a path of names; null when there is none. */
function contentOf(file: Buffer, path: readonly string[]): Buffer | null {
  let inside: Buffer | null = file;
  for (const name of path) inside = inside && boxIn(inside, name);
  return inside;
}

const HEAD = 8;
/** Bytes before a box's children: `meta` has a version and flags. */
const SKIPPED: Readonly<Record<string, number>> = { meta: 4 };

function boxIn(content: Buffer, wanted: string): Buffer | null {
  for (let at = 0; at + HEAD <= content.length;) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + HEAD);
    if (length < HEAD || at + length > content.length) return null;
    if (name === wanted) return content.subarray(at + HEAD + (SKIPPED[name] ?? 0), at + length);
    at += length;
  }
  return null;
}

/** The ICC profile of a HEIC (ISO/IEC 23008-12); null when it names its colours by numbers, as sRGB does. */
export function iccProfileOf(heic: Buffer): Buffer | null {
  const colour = contentOf(heic, ['meta', 'iprp', 'ipco', 'colr']);
  const kind = colour?.toString('latin1', 0, 4);
  return colour && (kind === 'prof' || kind === 'rICC') ? colour.subarray(4) : null;
}

/** The number of items that a HEIC or AVIF declares; 0 when it declares none. */
export function itemCountOf(picture: Buffer): number {
  const info = contentOf(picture, ['meta', 'iinf']);
  if (!info || info.length < 8) return 0;
  return info[0] === 0 ? info.readUInt16BE(4) : info.readUInt32BE(4); // of two bytes in version 0
}
