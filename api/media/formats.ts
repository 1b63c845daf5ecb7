/** The accepted file formats by content type, and how their first bytes identify them. */
interface Format {
  readonly type: 'image' | 'video';
  /** without the dot */
  readonly extension: string;
  /** whether a file of this format begins with these bytes */
  readonly matches: (head: Buffer) => boolean;
}

/** The number of bytes that `matches` reads at most. */
export const HEAD_BYTES = 64;

const startsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte);

/** ISO base media: a box `ftyp` with the main brand and the compatible ones. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];
const QUICKTIME_BRAND = 'qt  ';
/** The boxes that begin a QuickTime film from before there were brands. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const isAvif = (head: Buffer) => brandsOf(head).some((brand) => AVIF_BRANDS.includes(brand));
const isHeic = (head: Buffer) => !isAvif(head) && HEIC_BRANDS.includes(brandsOf(head)[0] ?? '');
const isQuickTime = (head: Buffer) =>
  brandsOf(head)[0] === QUICKTIME_BRAND ||
  (head.length >= 16 && QUICKTIME_BOXES.includes(head.toString('latin1', 4, 8)));
const isMp4 = (head: Buffer) => brandsOf(head).length > 0 && !isAvif(head) && !isHeic(head) && !isQuickTime(head);
const littleEndianTiff = startsWith(0x49, 0x49, 42, 0);
const bigEndianTiff = startsWith(0x4d, 0x4d, 0, 42);

const FORMATS: Readonly<Record<string, Format>> = {
  'image/jpeg': { type: 'image', extension: 'jpg', matches: startsWith(0xff, 0xd8) },
  'image/png': { type: 'image', extension: 'png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  'image/webp': {
    type: 'image',
    extension: 'webp',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  'image/avif': { type: 'image', extension: 'avif', matches: isAvif },
  'image/heic': { type: 'image', extension: 'heic', matches: isHeic },
  'image/heif': { type: 'image', extension: 'heif', matches: isHeic },
  'image/tiff': { type: 'image', extension: 'tif', matches: (head) => littleEndianTiff(head) || bigEndianTiff(head) },
  'video/mp4': { type: 'video', extension: 'mp4', matches: isMp4 },
  'video/quicktime': { type: 'video', extension: 'mov', matches: isQuickTime },
  'video/webm': { type: 'video', extension: 'webm', matches: startsWith(0x1a, 0x45, 0xdf, 0xa3) },
};

/** One format with two content types. */
export const HEIC_TYPES: readonly string[] = ['image/heic', 'image/heif'];

export const isAcceptedType = (mimeType: string): boolean => Object.hasOwn(FORMATS, mimeType);

/** What programs announce that do not know a file's type. */
const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];
/**
 * Whether a file that is announced so may turn out to be one of FORMATS: programs take the type from the file's name,
 * and only its bytes decide.
 */
export const mayBeAccepted = (mimeType: string): boolean =>
  /^(image|video)\/./.test(mimeType) || UNKNOWN_TYPES.includes(mimeType);

/** @throws Error when the content type is not an accepted one */
export function formatOf(mimeType: string): Format {
  const format = FORMATS[mimeType];
  if (!format) throw new Error(`Expected an accepted content type instead of ${mimeType}.`);
  return format;
}

/** The content type by the first bytes, or null. */
export function typeOfBytes(head: Buffer): string | null {
  return Object.entries(FORMATS).find(([, { matches }]) => matches(head))?.[0] ?? null;
}
