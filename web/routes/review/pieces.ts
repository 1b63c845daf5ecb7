/** Which pixels of a staged picture were changed, and by which piece of furniture. */
export interface PieceMask {
  readonly width: number;
  readonly height: number;
  /** row-major: 0 untouched, otherwise the piece's index in the report plus one */
  readonly values: Uint8Array;
}

/** Pieces from here on share this number. */
const MOST_PIECES = 255;

/** @throws Error when the picture cannot be loaded */
export async function loadBitmap(url: string, signal: AbortSignal, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return createImageBitmap(await response.blob(), options);
}

/**
 * Loads the server's grey picture.
 * @throws Error when it cannot be loaded
 */
export async function loadPieces(url: string, signal: AbortSignal): Promise<PieceMask> {
  // the grey values are numbers: no colour conversion
  const picture = await loadBitmap(url, signal, { colorSpaceConversion: 'none' });
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, values: Uint8Array.from({ length: width * height }, (_, k) => data[k * 4] ?? 0) };
}

/** Tells whether a value of a mask is of one of the pieces, by their indices in the report. */
export function isOfPieces(pieces: readonly number[]): (value: number) => boolean {
  const wanted = new Set(pieces.map((place) => Math.min(place + 1, MOST_PIECES)));
  return (value) => wanted.has(value);
}

/**
 * The opacity of each pixel, as RGBA: for some pieces, or for all.
 * @param pieces their indices in the report
 */
export function opacityOf({ values }: PieceMask, pieces: readonly number[] | null): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  const isWanted = pieces ? isOfPieces(pieces) : (value: number) => value !== 0;
  values.forEach((value, k) => {
    if (isWanted(value)) pixels[k * 4 + 3] = 255;
  });
  return pixels;
}

interface Drawing {
  readonly mask: PieceMask;
  /** decoded, with the aspect of the mask */
  readonly picture: CanvasImageSource;
  readonly pieces: readonly number[] | null;
}

/** Draws only what was added to the picture; the rest of the canvas is transparent. */
export function drawPieces(canvas: HTMLCanvasElement, { mask, picture, pieces }: Drawing): void {
  const { width, height } = mask;
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = width;
  canvas.height = height;
  context.putImageData(new ImageData(opacityOf(mask, pieces), width, height), 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture, 0, 0, width, height);
}
