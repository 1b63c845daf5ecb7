import { KIND_FURNITURE, KIND_IDLE } from '../../kernel/layout.js';
import { SUMS } from './frame.js';

/** What a lane's ray hit, besides the faces 0..5. */
export const LANE = { furniture: KIND_FURNITURE, idle: KIND_IDLE } as const;

/** Floats per lane of sums, in the order of the frame's planes. */
export const LANE_FLOATS = SUMS;

/** One sample of each pixel of a tile, moved through the stages together so that the kernel gets long lists of rays. */
export interface Wave {
  count: number;
  readonly capacity: number;
  /** number of the pixel in the frame */
  readonly pixel: Int32Array;
  /** face of the room (0..5) or LANE */
  readonly kind: Uint8Array;
  /** 3 numbers per lane each */
  readonly point: Float32Array;
  readonly normal: Float32Array;
  readonly toEye: Float32Array;
  /** colour of the reflection: white except on metal */
  readonly mirror: Float32Array;
  /** radiance that the lane's ray brings if it is not blocked */
  readonly carried: Float32Array;
  readonly fresnel: Float32Array;
  readonly roughness: Float32Array;
  readonly transmission: Float32Array;
  /** sums over the samples so far, LANE_FLOATS per lane */
  readonly sums: Float32Array;
}

export function createWave(capacity: number): Wave {
  const three = () => new Float32Array(capacity * 3);
  const one = () => new Float32Array(capacity);
  return {
    count: 0,
    capacity,
    pixel: new Int32Array(capacity),
    kind: new Uint8Array(capacity),
    point: three(),
    normal: three(),
    toEye: three(),
    mirror: three(),
    carried: three(),
    fresnel: one(),
    roughness: one(),
    transmission: one(),
    sums: new Float32Array(capacity * LANE_FLOATS),
  };
}
