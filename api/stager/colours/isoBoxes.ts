/** ISO base media (ISO/IEC 14496-12): nested boxes of a length, a name and a content. */

const HEAD = 8;
/** Of boxes in `meta`, which has a version and flags before them. */
const META_HEAD = 4;

interface Box {
  readonly name: string;
  readonly content: Buffer;
}

/** The boxes up to one that is broken. */
function* boxesOf(content: Buffer): Generator<Box> {
  for (let at = 0; at + HEAD <= content.length;) {
    const short = content.readUInt32BE(at);
    const isLong = short === 1 && at + 2 * HEAD <= content.length;
    const length = isLong ? Number(content.readBigUInt64BE(at + HEAD)) : short === 0 ? content.length - at : short;
    const head = isLong ? 2 * HEAD : HEAD;
    if (length < head || at + length > content.length) return;
    yield { name: content.toString('latin1', at + 4, at + HEAD), content: content.subarray(at + head, at + length) };
    at += length;
  }
}

function boxIn(content: Buffer | null, wanted: string): Buffer | null {
  if (content) for (const { name, content: inner } of boxesOf(content)) if (name === wanted) return inner;
  return null;
}

/** What describes the items of a HEIC or AVIF (ISO/IEC 23008-12). */
const metaOf = (picture: Buffer) => boxIn(picture, 'meta')?.subarray(META_HEAD) ?? null;

/** The number of items that a HEIC or AVIF declares; 0 when it declares none. */
export function itemCountOf(picture: Buffer): number {
  const info = boxIn(metaOf(picture), 'iinf');
  if (!info || info.length < 8) return 0;
  return info[0] === 0 ? info.readUInt16BE(4) : info.readUInt32BE(4); // of two bytes in version 0
}

/** A number of 2 bytes, or of 4 in boxes with large ids. */
const idAt = (box: Buffer, at: number, isLarge: boolean) => (isLarge ? box.readUInt32BE(at) : box.readUInt16BE(at));

/** Items of items are looked at up to this depth, so that a file whose items refer to each other ends. */
const DEPTH = 4;

/**
 * The contents of the boxes `colr` of the picture that a HEIC or AVIF shows; of its first tile when it has none itself.
 * @throws RangeError when the boxes are truncated
 */
export function colourBoxesOf(picture: Buffer): readonly Buffer[] {
  const meta = metaOf(picture);
  const primary = boxIn(meta, 'pitm');
  if (!meta || !primary) return [];
  let item = idAt(primary, 4, primary[0] !== 0);
  for (let depth = 0; depth < DEPTH; depth++) {
    const found = propertiesOf(meta, item).flatMap(({ name, content }) => (name === 'colr' ? [content] : []));
    const [first] = found.length > 0 ? [] : partsOf(meta, item);
    if (first === undefined) return found;
    item = first;
  }
  return [];
}

/** The properties that belong to an item, in their order. */
function propertiesOf(meta: Buffer, item: number): Box[] {
  const known = boxIn(meta, 'iprp');
  const boxes = [...boxesOf(boxIn(known, 'ipco') ?? Buffer.alloc(0))];
  return [...boxesOf(known ?? Buffer.alloc(0))]
    .filter(({ name }) => name === 'ipma')
    .flatMap(({ content }) => placesOf(content, item))
    .flatMap((place) => boxes[place - 1] ?? []);
}

/** The places, from 1, that a box `ipma` gives an item. */
function placesOf(ipma: Buffer, wanted: number): number[] {
  const isLarge = ipma[0] !== 0;
  const isWide = ((ipma[3] ?? 0) & 1) === 1;
  const places: number[] = [];
  let at = 8;
  for (let entries = ipma.readUInt32BE(4); entries > 0; entries--) {
    const item = idAt(ipma, at, isLarge);
    at += isLarge ? 4 : 2;
    // The first bit says that a reader must know the property.
    for (let count = ipma.readUInt8(at++); count > 0; count--) {
      if (item === wanted) places.push(isWide ? ipma.readUInt16BE(at) & 0x7fff : ipma.readUInt8(at) & 0x7f);
      at += isWide ? 2 : 1;
    }
  }
  return places;
}

/** The items that an item is put together of, such as the tiles of a grid. */
function partsOf(meta: Buffer, wanted: number): number[] {
  const references = boxIn(meta, 'iref');
  if (!references) return [];
  const isLarge = references[0] !== 0;
  const size = isLarge ? 4 : 2;
  for (const { name, content } of boxesOf(references.subarray(4))) {
    if (name !== 'dimg' || idAt(content, 0, isLarge) !== wanted) continue;
    const count = content.readUInt16BE(size);
    return Array.from({ length: count }, (_, index) => idAt(content, size + 2 + index * size, isLarge));
  }
  return [];
}
