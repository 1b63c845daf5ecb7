/**
 * Denoises the path tracer's passes: light is averaged over neighbours of one surface, with a kernel per kind of light.
 */
import { luminance } from '../../stager/photo/colour.js';
import { elementAt } from '../../test/elements.js';
import { triple } from '../triple.js';
import { type Cast, isWindow } from './cast.js';
import type { RawPasses } from './rawPasses.js';

interface Filter {
  /** pixels */
  readonly sigma: number;
  readonly radius: number;
  /** pixels between taps; 1: all */
  readonly step: number;
  /** standard deviation on the surface in metres, per pixel; default: unlimited */
  readonly metres?: Float32Array;
  /**
   * standard deviation of the light, relative to its value (range weight); default: unlimited. It keeps shadow edges
   * sharp.
   */
  readonly contrast?: number;
}

/** Bounds for neighbours: least cosine between normals, and largest relative difference of albedo. */
const SAME_NORMAL = 0.97;
const SAME_COLOUR = 0.25;
const DARKEST_COLOUR = 0.02;
const DARKEST_LIGHT = 1e-4;
/** Fireflies: this many times brighter than this share of the neighbours within the radius. */
const FIREFLY = { times: 2, share: 0.8, radius: 2, fewest: 4 } as const;
/** Roughness below which a floor shows reflections, which are kept sharp. */
const MIRRORING = 0.45;
/** For windows, with their bars and cloth. */
const AT_WINDOW: Filter = { sigma: 1, radius: 2, step: 1 };

function luminances(plane: Float32Array): Float32Array {
  return Float32Array.from({ length: plane.length / 3 }, (_, k) => luminance(...triple(plane, k)));
}

/** Clamps fireflies to their surroundings. */
function withoutFireflies({ width, height, surface }: Cast, plane: Float32Array): Float32Array {
  const out = Float32Array.from(plane);
  const light = luminances(plane);
  const { radius, share, times, fewest } = FIREFLY;
  const near: number[] = [];
  for (let k = 0; k < light.length; k++) {
    const [x, y] = [k % width, Math.floor(k / width)];
    const own = elementAt(light, k);
    near.length = 0;
    let alsoBright = 0;
    for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
        const other = v * width + u;
        if (other === k || surface[other] !== surface[k]) continue;
        const others = elementAt(light, other);
        near.push(others);
        if (times * others >= own) alsoBright++;
      }
    }
    const place = Math.floor(near.length * share);
    if (near.length < fewest || alsoBright >= near.length - place) continue;
    near.sort((a, b) => a - b);
    const factor = (times * elementAt(near, place)) / own;
    for (let c = k * 3; c < k * 3 + 3; c++) out[c] = elementAt(plane, c) * factor;
  }
  return out;
}

/** Whether two pixels of one surface have similar normals and albedo. */
function makeAlike({ surface, normal }: Cast, colour: Float32Array): (a: number, b: number) => boolean {
  return (a, b) => {
    if (surface[a] !== surface[b]) return false;
    const cosine =
      elementAt(normal, a * 3) * elementAt(normal, b * 3) +
      elementAt(normal, a * 3 + 1) * elementAt(normal, b * 3 + 1) +
      elementAt(normal, a * 3 + 2) * elementAt(normal, b * 3 + 2);
    const [own, other] = [elementAt(colour, a * 3 + 1), elementAt(colour, b * 3 + 1)];
    return cosine >= SAME_NORMAL && Math.abs(own - other) <= SAME_COLOUR * (own + DARKEST_COLOUR);
  };
}

function squareBetween(point: Float32Array, a: number, b: number): number {
  const x = elementAt(point, a * 3) - elementAt(point, b * 3);
  const y = elementAt(point, a * 3 + 1) - elementAt(point, b * 3 + 1);
  const z = elementAt(point, a * 3 + 2) - elementAt(point, b * 3 + 2);
  return x * x + y * y + z * z;
}

function smooth(cast: Cast, plane: Float32Array, colour: Float32Array, filter: Filter): Float32Array {
  const { width, height, surface, point } = cast;
  const { metres, contrast } = filter;
  const alike = makeAlike(cast, colour);
  const light = contrast === undefined ? null : luminances(plane);
  const out = new Float32Array(plane.length);
  for (let k = 0; k < surface.length; k++) {
    const [x, y] = [k % width, Math.floor(k / width)];
    const { sigma, radius, step } = isWindow(elementAt(surface, k)) ? AT_WINDOW : filter;
    const perPixel = 1 / (2 * sigma ** 2);
    const perMetre = metres ? 1 / (2 * elementAt(metres, k) ** 2) : 0;
    const perLight = light && contrast ? 1 / (2 * (contrast * elementAt(light, k) + DARKEST_LIGHT) ** 2) : 0;
    let [sum, r, g, b] = [0, 0, 0, 0];
    for (let dy = -radius; dy <= radius; dy += step) {
      if (y + dy < 0 || y + dy >= height) continue;
      for (let dx = -radius; dx <= radius; dx += step) {
        if (x + dx < 0 || x + dx >= width) continue;
        const other = k + dy * width + dx;
        if (!alike(k, other)) continue;
        const far = perMetre ? squareBetween(point, k, other) * perMetre : 0;
        const unlike = light ? (elementAt(light, other) - elementAt(light, k)) ** 2 * perLight : 0;
        const weight = Math.exp(-(dx * dx + dy * dy) * perPixel - far - unlike);
        sum += weight;
        r += elementAt(plane, other * 3) * weight;
        g += elementAt(plane, other * 3 + 1) * weight;
        b += elementAt(plane, other * 3 + 2) * weight;
      }
    }
    out[k * 3] = r / sum;
    out[k * 3 + 1] = g / sum;
    out[k * 3 + 2] = b / sum;
  }
  return out;
}

/**
 * The denoised picture.
 * @param metres per pixel: how far indirect light may be averaged
 */
export function denoise(cast: Cast, passes: RawPasses, roughness: number, metres: Float32Array): Float32Array {
  const glossy = roughness < MIRRORING ? 1 : 2;
  const { diffuseColour, glossyColour } = passes;
  const near = (sigma: number, radius: number): Filter => ({ sigma, radius, step: 1 });
  const withinEdges = (contrast: number): Filter => ({ sigma: 2.5, radius: 5, step: 1, contrast });
  // indirect light is smooth and noisy: average close neighbours, then every third pixel in a wide radius
  const wide: Filter = { sigma: 8, radius: 18, step: 3, metres };
  const kinds: readonly [light: Float32Array, colour: Float32Array, filters: readonly Filter[]][] = [
    [passes.diffuseDirect, diffuseColour, [near(0.8, 2), withinEdges(0.2)]],
    [passes.diffuseIndirect, diffuseColour, [near(1.5, 3), wide]],
    [passes.glossyDirect, glossyColour, [near(glossy, 3)]],
    [passes.glossyIndirect, glossyColour, [near(glossy, 4), withinEdges(0.4)]],
  ];
  const out = Float32Array.from(passes.image);
  for (const [light, colour, filters] of kinds) {
    const clean = withoutFireflies(cast, light);
    const smoothed = filters.reduce((plane, filter) => smooth(cast, plane, colour, filter), clean);
    out.forEach((value, k) => (out[k] = value + elementAt(colour, k) * (elementAt(smoothed, k) - elementAt(light, k))));
  }
  return out.map((value) => Math.max(0, value));
}
