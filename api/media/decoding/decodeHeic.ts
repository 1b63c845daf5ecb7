/** HEIC by libheif, which is compiled to WebAssembly: sharp has no decoder of HEVC. */
import libheif from 'libheif-js/wasm-bundle.js';

interface HeicSamples {
  readonly width: number;
  readonly height: number;
  /** red, green and blue of one pixel after another */
  readonly data: Uint8Array | Uint16Array;
  readonly channels: 3;
  /** the sample of full intensity */
  readonly most: number;
}

interface Options {
  /** samples of 16 bits, of which the picture's own 8, 10 or 12 are kept */
  readonly isDeep: boolean;
  /** is told the size before the picture is decoded, and throws when that should not be */
  readonly check: (width: number, height: number) => void;
}

/**
 * Decodes the picture that a HEIC shows. The decoder turns it upright by what HEIC stores in the picture itself; the
 * EXIF orientation repeats that and is ignored.
 * @throws Error when it is damaged, or has no picture
 */
export async function decodeHeic(file: Buffer, { isDeep, check }: Options): Promise<HeicSamples> {
  await libheif.ready;
  const { heif_colorspace_RGB: colourSpace } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGB: plain, heif_chroma_interleaved_RRGGBB_LE: deep } = libheif.heif_chroma;
  const decoder = new libheif.HeifDecoder();
  const pictures = decoder.decode(file);
  try {
    const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
    if (!picture) throw new Error('The decoder found no picture.');
    check(picture.get_width(), picture.get_height());
    const decoded = libheif.heif_js_decode_image2(picture.handle, colourSpace, isDeep ? deep : plain);
    const channel = 'channels' in decoded ? decoded.channels[0] : undefined;
    if (!('channels' in decoded) || !channel) throw new Error(`Decoding failed: ${JSON.stringify(decoded)}`);
    libheif.heif_image_release(decoded.image);
    const { width, height, bits_per_pixel: bits } = channel;
    const bytes = packed(channel, width * 3 * (isDeep ? 2 : 1));
    const data = isDeep ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) : bytes;
    return { width, height, data, channels: 3, most: isDeep ? 2 ** bits - 1 : 255 };
  } finally {
    for (const each of pictures) each.free();
    decoder.decoder?.delete();
  }
}

/** The rows without what is between them. */
function packed({ data, stride, height }: libheif.Channel, rowBytes: number): Uint8Array {
  if (stride === rowBytes) return data;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + rowBytes), y * rowBytes);
  return rows;
}
