import {
  SUM_ALBEDO,
  SUM_COVERAGE,
  SUM_DEPTH,
  SUM_EMPTY_REFLECTION,
  SUM_IRRADIANCE,
  SUM_NORMAL,
  SUM_REFLECTION,
  SUM_SPECULAR,
  SUM_WORDS,
} from '../../kernel/layout.js';

/**
 * The numbers per pixel that workers write and filters read: planes of one shared buffer. A plane of three numbers
 * holds them beside one another (pixel * 3 + channel).
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** the face of the room's box behind each pixel */
  readonly face: Uint8Array;
  /** passes of a widening filter that stay within a hand's breadth there: across + 16 x down */
  readonly span: Uint8Array;
}

/**
 * Planes by the number of floats before them, per pixel. Up to `SUMS` they are sums over samples; resolve.ts makes
 * means of them. Furniture: coverage (samples that hit it), albedo, irradiance / pi, specular (with emission), normal,
 * depth. Background: what the floor mirrors with the furniture, and, luminance, without it. Planes are most of the
 * memory that a picture takes: some hold one thing after another.
 */
export const PLANE = {
  coverage: SUM_COVERAGE,
  albedo: SUM_ALBEDO,
  irradiance: SUM_IRRADIANCE,
  specular: SUM_SPECULAR,
  normal: SUM_NORMAL,
  depth: SUM_DEPTH,
  /** what the photo is multiplied with, before and after it is blended over the room's edges; scratches until then */
  ratio: 14,
  scratch2: 14,
  rawRatio: 17,
  scratch: 17,
  /** as soon as there are means, as a share of what the floor mirrors of the empty room, or NOT_SEEN */
  reflection: SUM_REFLECTION,
  emptyReflection: SUM_EMPTY_REFLECTION,
  /** length of the mean normal, below 1 where a pixel mixes surfaces: once the reflection has been divided */
  agreement: 23,
  /** how far the floor may mirror furniture, 0..1 */
  fade: 24,
  /** relative spread of the irradiance around a pixel; when that is smooth, what is left of the light at contacts */
  spread: 25,
  guide: 25,
} as const;

/** Floats per pixel that are sums over samples, and of them all. */
export const SUMS = SUM_WORDS;
const PLANES = 26;

/** The planes that hold sums over samples, with their numbers per pixel. */
export const SUM_PLANES: readonly (readonly [offset: number, channels: 1 | 3])[] = [
  [PLANE.coverage, 1],
  [PLANE.albedo, 3],
  [PLANE.irradiance, 3],
  [PLANE.specular, 3],
  [PLANE.normal, 3],
  [PLANE.depth, 1],
  [PLANE.reflection, 3],
  [PLANE.emptyReflection, 1],
];

export function createFrame(width: number, height: number): Frame {
  const pixels = width * height;
  return {
    width,
    height,
    data: new Float32Array(new SharedArrayBuffer(pixels * PLANES * 4)),
    face: new Uint8Array(new SharedArrayBuffer(pixels)),
    span: new Uint8Array(new SharedArrayBuffer(pixels)),
  };
}

/** A frame of a smaller picture in the same memory: what the larger one holds is lost. */
export const frameWithin = (frame: Frame, width: number, height: number): Frame => ({ ...frame, width, height });

/** One plane of the frame, `channels` numbers per pixel. */
export function plane(frame: Frame, offset: number, channels: 1 | 3): Float32Array {
  const pixels = frame.width * frame.height;
  return frame.data.subarray(offset * pixels, (offset + channels) * pixels);
}

/** Rows from..to of a frame: what one worker does at a time. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}
