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
 * Per-pixel numbers that workers write and filters read: planes of one shared buffer. A plane of three channels is
 * interleaved (pixel * 3 + channel).
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** the face of the room's box behind each pixel */
  readonly face: Uint8Array;
  /** passes of a widening filter that stay within about 10 cm there: across + 16 x down */
  readonly span: Uint8Array;
}

/**
 * Planes by the number of floats per pixel before them. Up to `SUMS` they are sums over samples, which resolve.ts turns
 * into means. Furniture: coverage (samples that hit it), albedo, irradiance / pi (see LEAST_WEIGHT), specular (with
 * emission), normal, depth. Background: the floor's reflection with the furniture, and, as luminance, without it. Planes are most of a
 * picture's memory: some are reused.
 */
export const PLANE = {
  coverage: SUM_COVERAGE,
  albedo: SUM_ALBEDO,
  irradiance: SUM_IRRADIANCE,
  specular: SUM_SPECULAR,
  normal: SUM_NORMAL,
  depth: SUM_DEPTH,
  /** factor of the photo, before and after it is blended over the room's edges; scratch until then */
  ratio: 14,
  scratch2: 14,
  rawRatio: 17,
  scratch: 17,
  /** once means are made: as a share of the empty room's reflection, or NOT_SEEN */
  reflection: SUM_REFLECTION,
  emptyReflection: SUM_EMPTY_REFLECTION,
  /** length of the mean normal, below 1 in a pixel of several surfaces: once the reflection has been divided */
  agreement: 23,
  /** how much the floor may reflect furniture, 0..1 */
  fade: 24,
  /** relative spread of the irradiance around a pixel; once that is smoothed, the remaining light of contact shadows */
  spread: 25,
  guide: 25,
} as const;

/**
 * Each sample's light is weighted by its albedo plus this. Mean albedo times the weighted mean is the mean of what the
 * samples show; times the plain mean, the edge of something dark before something bright would be dark and ragged.
 */
export const LEAST_WEIGHT = 0.005;

/** Floats per pixel that are sums over samples, and in total. */
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

/** A frame of a smaller picture in the same memory, whose former contents are lost. */
export const frameWithin = (frame: Frame, width: number, height: number): Frame => ({ ...frame, width, height });

/** One plane of the frame, `channels` numbers per pixel. */
export function plane(frame: Frame, offset: number, channels: 1 | 3): Float32Array {
  const pixels = frame.width * frame.height;
  return frame.data.subarray(offset * pixels, (offset + channels) * pixels);
}

/** Rows from..to of a frame: a worker's unit of work, or the part of a picture that is made anew. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

export const allRows = ({ height }: Frame): Rows => ({ from: 0, to: height });

/** Rows of one plane of the frame. */
export function rowsOfPlane(frame: Frame, { from, to }: Rows, offset: number, channels: 1 | 3): Float32Array {
  const line = frame.width * channels;
  return plane(frame, offset, channels).subarray(from * line, to * line);
}
