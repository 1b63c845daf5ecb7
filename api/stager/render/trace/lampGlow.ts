import type { Vec3 } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { FACE_NORMALS } from '../../room/camera/roomBox.js';
import type { Lamp } from './lamps.js';
import { squareDistance, type Bounds } from '../../room/camera/renderView.js';

/** A lamp's light on the room ends at this distance, metres. */
export const GLOW_REACH = 1.5;
/** Lower bound of the squared distance to a lamp, square metres. */
const NEAR_SQUARE = 0.03;
/** Distance through furniture's bounds after which light is attenuated to 1 / e, metres. */
const CLEAR = 0.12;
/** Light that an open shade emits horizontally, relative to what leaves its top and bottom. */
const THROUGH_SHADE = 0.3;
/** Sine of the elevation at which a shade's opening begins to show, and at which it does in full. */
const OPENING = { from: 0.3, to: 0.8 } as const;
/** Upper bound of the gain: small in daylight, larger in a dim room; relative to the room's light. */
const MOST = { least: 0.5, dim: 0.07, most: 0.7 } as const;
/** Share of the lamp's chroma in the glow. */
const CHROMA = 0.6;

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Length in metres of the path between two points within the bounds. */
function chord(bounds: Bounds, x: number, y: number, z: number, { middle }: Lamp): number {
  let near = 0;
  let far = 1;
  let square = 0;
  for (let axis = 0; axis < 3; axis++) {
    const from = axis === 0 ? x : axis === 1 ? y : z;
    const way = middle[axis] - from;
    square += way * way;
    if (Math.abs(way) < 1e-9) {
      if (from < bounds[axis] || from > bounds[axis + 3]) return 0;
      continue;
    }
    const a = (bounds[axis] - from) / way;
    const b = (bounds[axis + 3] - from) / way;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return far > near ? (far - near) * Math.sqrt(square) : 0;
}

/** Irradiance / pi of one unoccluded lamp of power 1 at a point with this normal. */
function bringsTo(lamp: Lamp, normal: Vec3, x: number, y: number, z: number): number {
  const dx = lamp.middle[0] - x;
  const dy = lamp.middle[1] - y;
  const dz = lamp.middle[2] - z;
  const square = dx * dx + dy * dy + dz * dz;
  if (square >= GLOW_REACH * GLOW_REACH) return 0;
  const distance = Math.sqrt(square);
  const facing = (normal[0] * dx + normal[1] * dy + normal[2] * dz) / distance;
  if (!(facing > 0)) return 0;
  const share = 1 - square / (GLOW_REACH * GLOW_REACH);
  const steep = Math.abs(dy) / distance;
  const open = THROUGH_SHADE + (1 - THROUGH_SHADE) * smoothstep(OPENING.from, OPENING.to, steep);
  const profile = 1 + (open - 1) * lamp.shaded;
  return (profile * facing * share * share) / Math.max(NEAR_SQUARE, square);
}

interface Lamplight {
  readonly lamps: readonly Lamp[];
  /** possible occluders */
  readonly furniture: readonly Bounds[];
  /** mean irradiance / pi of the room */
  readonly level: number;
}

/** Writes the gain of the light at a face's point into `out[0..2]`; exactly 1 out of reach. */
export type Glow = (face: number, x: number, y: number, z: number, out: Float64Array) => void;

/**
 * The light of lamps on the room's surfaces, computed without noise: inverse square falloff, stronger above and below a
 * shade than beside it, attenuated by furniture in between.
 */
export function makeGlow({ lamps, furniture, level }: Lamplight): Glow {
  const most = Math.min(MOST.most, Math.max(MOST.least, MOST.dim / Math.max(1e-4, level)));
  const around = lamps.map((lamp) => ({
    lamp,
    between: furniture.filter(
      (bounds) =>
        squareDistance(bounds, lamp.middle[0], lamp.middle[1], lamp.middle[2]) > 0 &&
        squareDistance(bounds, lamp.middle[0], lamp.middle[1], lamp.middle[2]) < GLOW_REACH * GLOW_REACH,
    ),
  }));
  return (face, x, y, z, out) => {
    out[0] = out[1] = out[2] = 0;
    for (const { lamp, between } of around) {
      let brought = bringsTo(lamp, FACE_NORMALS[face], x, y, z);
      if (brought === 0) continue;
      let way = 0;
      for (const bounds of between) way += chord(bounds, x, y, z, lamp);
      brought *= Math.exp(-way / CLEAR);
      for (let c = 0; c < 3; c++) out[c] += brought * lamp.power[c];
    }
    const sum = luminance(out[0], out[1], out[2]);
    if (sum === 0) {
      out[0] = out[1] = out[2] = 1;
      return;
    }
    const rise = most * (1 - Math.exp(-sum / (level * most)));
    for (let c = 0; c < 3; c++) out[c] = 1 + rise * (1 + (out[c] / sum - 1) * CHROMA);
  };
}
