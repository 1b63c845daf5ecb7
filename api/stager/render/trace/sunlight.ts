/** How much sunlight reaches furniture, and how much of it furniture blocks from the room's surfaces. */
import type { Vec3 } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import type { Box } from '../../room/camera/roomBox.js';
import { lightFieldReader, type EmptyLight, type LightField } from '../../light/lightField.js';
import { cross, normalise } from '../../mesh/kit/vector.js';
import { RAY, HIT, type RayTracer } from './rays.js';
import { GOLDEN_ANGLE } from '../../sampling.js';
import { wayOut, type Sun } from '../../light/sun.js';

/** Rays per point, and the angular radius that they cover (the sun and its aureole). */
const RAYS = 8;
const RADIUS = 0.006;
/** Offset of the rays' origins from a surface, along the normal and towards the sun; metres. */
const LIFT = 0.006;
/** Blockers within the first distance count in full, beyond the second not at all; metres. */
const REACH = { full: 1.4, none: 2.2 } as const;

/** A unit direction for each ray, from the centre of the sun outwards. */
function raysTowards(toward: Vec3): Vec3[] {
  const across = normalise(cross(toward, Math.abs(toward[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(across, toward);
  return Array.from({ length: RAYS }, (_, k) => {
    const [radius, turn] = [RADIUS * Math.sqrt((k + 0.5) / RAYS), k * GOLDEN_ANGLE];
    const [a, b] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    return normalise([0, 1, 2].map((c) => toward[c] + a * across[c] + b * up[c]) as [number, number, number]);
  });
}

export interface Sunlight {
  /** gain of the light on furniture, into `out[0..2]`: 1 where the sun does not shine */
  gainAt(x: number, y: number, z: number, normal: ArrayLike<number>, at: number, out: Float64Array): void;
  /** share of the light that furniture leaves on a surface of the room; 1 where the sun does not shine */
  leftAt(x: number, y: number, z: number, normal: Vec3): number;
}

export interface SunnyScene {
  readonly sun: Sun;
  readonly box: Box;
  /** the empty room's light without the sun */
  readonly field: LightField;
  /** of the furniture */
  readonly tracer: RayTracer;
}

export function makeSunlight({ sun, box, field, tracer }: SunnyScene): Sunlight {
  const out = wayOut(box, sun.panes);
  const directions = raysTowards(sun.toward);
  const read = lightFieldReader(field);
  const empty: EmptyLight = { here: 0, usual: 0 };
  const { rays, hitIntegers } = tracer;

  /** Shares of the rays from a point that leave through a window, and of those that no furniture blocks. */
  function shining(x: number, y: number, z: number, nx: number, ny: number, nz: number): readonly [number, number] {
    const [ox, oy, oz] = [x + nx * LIFT, y + ny * LIFT, z + nz * LIFT];
    let count = 0;
    directions.forEach((direction, k) => {
      const far = out(ox, oy, oz, direction);
      if (far === Infinity) return;
      const reach = REACH.full + ((REACH.none - REACH.full) * (k + 0.5)) / RAYS;
      const at = count * RAY.floats;
      for (let axis = 0; axis < 3; axis++) rays[at + RAY.direction + axis] = direction[axis];
      rays[at] = ox + direction[0] * LIFT;
      rays[at + 1] = oy + direction[1] * LIFT;
      rays[at + 2] = oz + direction[2] * LIFT;
      rays[at + RAY.farthest] = Math.min(far, reach);
      count++;
    });
    if (count === 0) return [0, 0];
    tracer.traceAny(count);
    let free = 0;
    for (let ray = 0; ray < count; ray++) if (hitIntegers[ray * HIT.floats + HIT.triangle] < 0) free++;
    return [count / RAYS, free / RAYS];
  }

  /** Ratio of sunlight to the other light there, per unit of strength. */
  function against(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const facing = nx * sun.toward[0] + ny * sun.toward[1] + nz * sun.toward[2];
    if (facing <= 0) return 0;
    read(x, y, z, nx, ny, nz, empty);
    return facing / Math.max(1e-3, empty.here);
  }

  return {
    gainAt(x, y, z, normal, at, gain) {
      gain.fill(1);
      const [nx, ny, nz] = [normal[at], normal[at + 1], normal[at + 2]];
      const share = against(x, y, z, nx, ny, nz);
      if (share === 0) return;
      const [, free] = shining(x, y, z, nx, ny, nz);
      for (let c = 0; c < 3; c++) gain[c] = 1 + free * share * sun.strength[c];
    },
    leftAt(x, y, z, [nx, ny, nz]) {
      const share = against(x, y, z, nx, ny, nz);
      if (share === 0) return 1;
      const [open, free] = shining(x, y, z, nx, ny, nz);
      // without colour: all shadow on the room is neutral
      const strength = share * luminance(...sun.strength);
      return (1 + free * strength) / (1 + open * strength);
    },
  };
}
