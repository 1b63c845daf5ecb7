import type { Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { exitBox, type Box, type Exit } from '../room/camera/roomBox.js';
import type { AreaLight } from './lights.js';
import { readMap, type RoomMap } from './roomMap.js';
import { GOLDEN_ANGLE } from '../sampling.js';
import type { Lighting } from './roomLights.js';

/** Spherical harmonics of three bands: sufficient for the light on diffuse surfaces (Ramamoorthi and Hanrahan 2001). */
const TERMS = 9;
/** Factor per term from radiance to irradiance / pi. */
const BANDS = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4] as const;
/** Number of probes across, up and into the room. */
const PROBES = [7, 4, 7] as const;
const DIRECTIONS = 160;
/** Samples per side of a light. */
const POINTS = 3;
/** Lower bound of the squared distance to a light, square metres. */
const NEAR_SQUARE = 1;
/** Distance of probes from walls, metres. */
const MARGIN = 0.25;

/** Light in the empty room: luminance at a grid of probes. */
export interface LightField {
  readonly low: Vec3;
  readonly step: Vec3;
  /** TERMS numbers per probe, of irradiance / pi; probes across, then up, then into the room */
  readonly terms: Float32Array;
}

/** Luminance of irradiance / pi for a normal: at a point, and in the mean of the room. */
export interface EmptyLight {
  here: number;
  usual: number;
}

function harmonics(x: number, y: number, z: number, out: Float64Array): void {
  out[0] = 0.282095;
  out[1] = 0.488603 * y;
  out[2] = 0.488603 * z;
  out[3] = 0.488603 * x;
  out[4] = 1.092548 * x * y;
  out[5] = 1.092548 * y * z;
  out[6] = 0.315392 * (3 * z * z - 1);
  out[7] = 1.092548 * x * z;
  out[8] = 0.546274 * (x * x - y * y);
}

type AddLight = (dx: number, dy: number, dz: number, amount: number) => void;

/** Adds the radiance of the room's surfaces. */
function addRoom(map: RoomMap, box: Box, [x, y, z]: Vec3, add: AddLight): void {
  const exit: Exit = { face: 0 };
  const colour = new Float64Array(3);
  for (let k = 0; k < DIRECTIONS; k++) {
    const dy = ((k + 0.5) / DIRECTIONS) * 2 - 1;
    const ring = Math.sqrt(1 - dy * dy);
    const dx = ring * Math.cos(k * GOLDEN_ANGLE);
    const dz = ring * Math.sin(k * GOLDEN_ANGLE);
    const far = exitBox(box, x, y, z, dx, dy, dz, exit);
    readMap(map, box, exit.face, x + dx * far, y + dy * far, z + dz * far, colour);
    add(dx, dy, dz, (luminance(colour[0], colour[1], colour[2]) * 4) / DIRECTIONS);
  }
}

/** Adds the radiance of the lights. */
function addLights(lights: readonly AreaLight[], point: Vec3, add: AddLight): void {
  for (const { origin, u, v, normal, area, radiance } of lights) {
    const bright = luminance(...radiance);
    for (let k = 0; k < POINTS * POINTS; k++) {
      const a = ((k % POINTS) + 0.5) / POINTS;
      const b = (Math.floor(k / POINTS) + 0.5) / POINTS;
      const to = [0, 1, 2].map((axis) => origin[axis] + u[axis] * a + v[axis] * b - point[axis]);
      const square = to[0] ** 2 + to[1] ** 2 + to[2] ** 2;
      const distance = Math.sqrt(square);
      const atLight = -(normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]) / distance;
      if (atLight <= 0) continue;
      const angle = (atLight * area) / (POINTS * POINTS * Math.max(NEAR_SQUARE, square));
      add(to[0] / distance, to[1] / distance, to[2] / distance, (bright * angle) / Math.PI);
    }
  }
}

/** Measures the light of the empty room. */
export function measureLightField({ map, lights }: Lighting, box: Box): LightField {
  const low: Vec3 = [box.left + MARGIN, MARGIN, box.back + MARGIN];
  const high: Vec3 = [box.right - MARGIN, box.ceiling - MARGIN, Math.min(box.front, 0) - MARGIN];
  const stepOf = (axis: 0 | 1 | 2) => Math.max(1e-3, high[axis] - low[axis]) / (PROBES[axis] - 1);
  const step: Vec3 = [stepOf(0), stepOf(1), stepOf(2)];
  const terms = new Float32Array(new SharedArrayBuffer(PROBES[0] * PROBES[1] * PROBES[2] * TERMS * 4));
  const basis = new Float64Array(TERMS);
  for (let probe = 0; probe < terms.length / TERMS; probe++) {
    const across = probe % PROBES[0];
    const up = Math.floor(probe / PROBES[0]) % PROBES[1];
    const into = Math.floor(probe / (PROBES[0] * PROBES[1]));
    const point: Vec3 = [low[0] + across * step[0], low[1] + up * step[1], low[2] + into * step[2]];
    const add: AddLight = (dx, dy, dz, amount) => {
      harmonics(dx, dy, dz, basis);
      for (let t = 0; t < TERMS; t++) terms[probe * TERMS + t] += BANDS[t] * basis[t] * amount * Math.PI;
    };
    addRoom(map, box, point, add);
    addLights(lights, point, add);
  }
  return { low, step, terms };
}

/** Interpolates the field at points of the room; coordinates are clamped to the grid. */
export function lightFieldReader({ low, step, terms }: LightField) {
  const basis = new Float64Array(TERMS);
  const sum = new Float64Array(TERMS);
  const mean = new Float64Array(TERMS);
  terms.forEach((term, k) => (mean[k % TERMS] += (term * TERMS) / terms.length));
  // three bands ring: keep the result positive
  const lit = (light: Float64Array): number => {
    let total = 0;
    for (let t = 0; t < TERMS; t++) total += light[t] * basis[t];
    return Math.max(0.1 * light[0] * basis[0], total);
  };
  const place = [0, 0, 0];
  const share = [0, 0, 0];
  return (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: EmptyLight): void => {
    for (let axis = 0; axis < 3; axis++) {
      const value = ((axis === 0 ? x : axis === 1 ? y : z) - low[axis]) / step[axis];
      const kept = Math.min(PROBES[axis] - 1.001, Math.max(0, value));
      place[axis] = Math.floor(kept);
      share[axis] = kept - place[axis];
    }
    sum.fill(0);
    for (let corner = 0; corner < 8; corner++) {
      const i = corner & 1;
      const j = (corner >> 1) & 1;
      const k = corner >> 2;
      const weight = (i ? share[0] : 1 - share[0]) * (j ? share[1] : 1 - share[1]) * (k ? share[2] : 1 - share[2]);
      const from = (((place[2] + k) * PROBES[1] + place[1] + j) * PROBES[0] + place[0] + i) * TERMS;
      for (let t = 0; t < TERMS; t++) sum[t] += weight * terms[from + t];
    }
    harmonics(nx, ny, nz, basis);
    out.here = lit(sum);
    out.usual = lit(mean);
  };
}
