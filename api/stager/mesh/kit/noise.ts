/**
 * Value noise on the integer lattice. Called several times per shaded sample: plain arithmetic, no allocation.
 */

function lattice(x: number, y: number, z: number): number {
  let hash = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 598111843)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Random number 0..1 of a cell, constant within it. */
export const cellNoise = (x: number, y: number, z: number): number =>
  lattice(Math.floor(x), Math.floor(y), Math.floor(z));

/** Smooth value noise, 0..1, with a period of one unit. */
export function noise3(x: number, y: number, z: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  let u = x - cellX;
  let v = y - cellY;
  let w = z - cellZ;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  const a = lattice(cellX, cellY, cellZ);
  const b = lattice(cellX, cellY + 1, cellZ);
  const c = lattice(cellX, cellY, cellZ + 1);
  const d = lattice(cellX, cellY + 1, cellZ + 1);
  const nearLow = a + (lattice(cellX + 1, cellY, cellZ) - a) * u;
  const nearHigh = b + (lattice(cellX + 1, cellY + 1, cellZ) - b) * u;
  const farLow = c + (lattice(cellX + 1, cellY, cellZ + 1) - c) * u;
  const farHigh = d + (lattice(cellX + 1, cellY + 1, cellZ + 1) - d) * u;
  const near = nearLow + (nearHigh - nearLow) * v;
  const far = farLow + (farHigh - farLow) * v;
  return near + (far - near) * w;
}

/** A value of `noise3` and its gradient per unit of x, y and z. */
export interface Slope {
  value: number;
  x: number;
  y: number;
  z: number;
}

/** `noise3` with its gradient, for bumps: costs a few multiplications more than the value alone. */
export function noise3Slope(x: number, y: number, z: number, out: Slope): void {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  const s = x - cellX;
  const t = y - cellY;
  const r = z - cellZ;
  const u = s * s * (3 - 2 * s);
  const v = t * t * (3 - 2 * t);
  const w = r * r * (3 - 2 * r);
  const a = lattice(cellX, cellY, cellZ);
  const b = lattice(cellX, cellY + 1, cellZ);
  const c = lattice(cellX, cellY, cellZ + 1);
  const d = lattice(cellX, cellY + 1, cellZ + 1);
  const riseA = lattice(cellX + 1, cellY, cellZ) - a;
  const riseB = lattice(cellX + 1, cellY + 1, cellZ) - b;
  const riseC = lattice(cellX + 1, cellY, cellZ + 1) - c;
  const riseD = lattice(cellX + 1, cellY + 1, cellZ + 1) - d;
  const nearLow = a + riseA * u;
  const nearHigh = b + riseB * u;
  const farLow = c + riseC * u;
  const farHigh = d + riseD * u;
  const near = nearLow + (nearHigh - nearLow) * v;
  const far = farLow + (farHigh - farLow) * v;
  const riseNear = riseA + (riseB - riseA) * v;
  const riseFar = riseC + (riseD - riseC) * v;
  out.value = near + (far - near) * w;
  out.x = (riseNear + (riseFar - riseNear) * w) * 6 * s * (1 - s);
  out.y = (nearHigh - nearLow + (farHigh - farLow - nearHigh + nearLow) * w) * 6 * t * (1 - t);
  out.z = (far - near) * 6 * r * (1 - r);
}

/** Noise in the plane, at half the cost of `noise3`. */
export function noise2(x: number, y: number, layer: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let u = x - cellX;
  let v = y - cellY;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = lattice(cellX, cellY, layer);
  const b = lattice(cellX, cellY + 1, layer);
  const low = a + (lattice(cellX + 1, cellY, layer) - a) * u;
  const high = b + (lattice(cellX + 1, cellY + 1, layer) - b) * u;
  return low + (high - low) * v;
}

/** Contribution of a lattice point's gradient at (x, y). */
function leaning(cellX: number, cellY: number, layer: number, x: number, y: number): number {
  let hash = (Math.imul(cellX, 374761393) + Math.imul(cellY, 668265263) + Math.imul(layer, 598111843)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (((hash >>> 8) & 255) / 127.5 - 1) * x + (((hash >>> 16) & 255) / 127.5 - 1) * y;
}

/**
 * Gradient noise in the plane (Perlin 1985), about -0.5..0.5, mean 0: without low frequencies, unlike `noise2`, so it
 * gives an even grain.
 */
export function grain2(x: number, y: number, layer: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const s = x - cellX;
  const t = y - cellY;
  const u = s * s * (3 - 2 * s);
  const v = t * t * (3 - 2 * t);
  const a = leaning(cellX, cellY, layer, s, t);
  const b = leaning(cellX, cellY + 1, layer, s, t - 1);
  const low = a + (leaning(cellX + 1, cellY, layer, s - 1, t) - a) * u;
  const high = b + (leaning(cellX + 1, cellY + 1, layer, s - 1, t - 1) - b) * u;
  return low + (high - low) * v;
}

/** Fractal sum of octaves, mean about 0.47, 0..1. */
export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise3(x * frequency, y * frequency, z * frequency);
    frequency *= 2.03;
    amplitude *= 0.5;
  }
  return sum;
}

export function fbm2(x: number, y: number, layer: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise2(x * frequency, y * frequency, layer + octave);
    frequency *= 2.03;
    amplitude *= 0.5;
  }
  return sum;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);
  return t * t * (3 - 2 * t);
}
