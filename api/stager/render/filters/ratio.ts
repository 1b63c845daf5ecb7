import type { Camera } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { exitBox, type Box, type Exit } from '../box.js';
import { LEVEL, RUG } from './contact.js';
import { PLANE, plane, type Frame, type Rows } from '../frame.js';
import type { Glow } from '../lampGlow.js';
import { lightFieldReader, type EmptyLight, type LightField } from '../lightField.js';
import { shadeReader, type FaceShade } from '../shade.js';

/** How the furniture changes the light on the room's surfaces. */
export interface LightChange {
  readonly box: Box;
  readonly shades: readonly FaceShade[];
  readonly glow: Glow;
}

/** A rug's own light is traced; so much of the floor's shade deepens it, as the floor's beside it is deepened. */
const ON_RUG = 0.3;

/**
 * Writes what the photo is to be multiplied with, before it is blended over the room's edges: exactly 1 away from the
 * furniture. Shade is neutral, as the eye takes it to be; only lamps bring colour.
 */
export function finishRatio(frame: Frame, rows: Rows, { box, shades, glow }: LightChange, camera: Camera): void {
  const contact = plane(frame, PLANE.guide, 1);
  const coverage = plane(frame, PLANE.coverage, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const out = plane(frame, PLANE.rawRatio, 3);
  const r = camera.rotation;
  const exit: Exit = { face: 0 };
  const shadeAt = shadeReader(shades, box);
  const light = new Float64Array(3);
  for (let y = rows.from; y < rows.to; y++) {
    const b = -(y + 0.5 - camera.cy) / camera.focal;
    for (let x = 0; x < frame.width; x++) {
      const k = y * frame.width + x;
      const a = (x + 0.5 - camera.cx) / camera.focal;
      const dx = r[0] * a + r[1] * b - r[2];
      const dy = r[3] * a + r[4] * b - r[5];
      const dz = r[6] * a + r[7] * b - r[8];
      const far = exitBox(box, 0, camera.height, 0, dx, dy, dz, exit);
      const px = dx * far;
      const py = camera.height + dy * far;
      const pz = dz * far;
      const shade = shadeAt(exit.face, px, py, pz);
      if (shade > 0 && coverage[k] === 1 && normal[k * 3 + 1] > LEVEL) {
        const height = camera.height + (dy * depth[k]) / Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (height < RUG) for (let c = 0; c < 3; c++) colour[k * 3 + c] *= 1 - shade * ON_RUG;
      }
      const left = (1 - shade) * contact[k];
      glow(exit.face, px, py, pz, light);
      for (let c = 0; c < 3; c++) out[k * 3 + c] = left * light[c];
    }
  }
}

/** Pixels beside an edge of the room over which the ratio is blended: the fitted edge may be a pixel off. */
const SEAM = 3;

/** Blends the ratio across the room's edges. */
export function blendSeams(frame: Frame, rows: Rows): void {
  const { width, height, face } = frame;
  const from = plane(frame, PLANE.rawRatio, 3);
  const to = plane(frame, PLANE.ratio, 3);
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const differs = (x: number, y: number, here: number) => inside(x, y) && face[y * width + x] !== here;
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const here = face[k];
      const atEdge =
        differs(x - SEAM, y, here) ||
        differs(x + SEAM, y, here) ||
        differs(x, y - SEAM, here) ||
        differs(x, y + SEAM, here);
      if (!atEdge) {
        for (let c = 0; c < 3; c++) to[k * 3 + c] = from[k * 3 + c];
        continue;
      }
      const sum = [0, 0, 0];
      let count = 0;
      for (let j = Math.max(0, y - SEAM); j <= Math.min(height - 1, y + SEAM); j++) {
        for (let i = Math.max(0, x - SEAM); i <= Math.min(width - 1, x + SEAM); i++) {
          const n = j * width + i;
          for (let c = 0; c < 3; c++) sum[c] += from[n * 3 + c];
          count++;
        }
      }
      for (let c = 0; c < 3; c++) to[k * 3 + c] = count ? sum[c] / count : from[k * 3 + c];
    }
  }
}

/** How light on furniture becomes colour. */
export interface Tone {
  /** linear factor of the furniture's colour */
  readonly exposure: number;
  /** how the photo was developed; absent: light is shown as it was traced */
  readonly developed?: Developed;
}

export interface Developed {
  readonly camera: Camera;
  /** see `readSlope` */
  readonly slope: number;
  readonly field: LightField;
}

/**
 * Exponents by which light that furniture takes from itself, or throws on itself, is drawn apart: two bounces do not
 * tell how dark it is between cushions and beneath seats, and photos of homes are developed with contrast.
 */
const CONTRAST = { below: 0.55, above: 0.2 } as const;
/** The contrast leaves at least this share of the light, and adds at most that. */
const DEEPEST = 0.45;
const HIGHEST = 1.2;
/** Of the usual light, the most that is expected of a place: next to a window cloth is not in the dark. */
const MOST_EXPECTED = 1.4;
/** What the contrast takes from the mean is given back to all of it. */
const RAISED = 1.08;

/** A factor of the light of a furniture pixel. */
type Development = (k: number, luminance: number) => number;

function developer(frame: Frame, { camera, slope, field }: Developed): Development {
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const read = lightFieldReader(field);
  const empty: EmptyLight = { here: 0, usual: 0 };
  const r = camera.rotation;
  return (k, luminance) => {
    const a = ((k % frame.width) + 0.5 - camera.cx) / camera.focal;
    const b = -(Math.floor(k / frame.width) + 0.5 - camera.cy) / camera.focal;
    const far = depth[k] / Math.sqrt(a * a + b * b + 1);
    const x = (r[0] * a + r[1] * b - r[2]) * far;
    const y = camera.height + (r[3] * a + r[4] * b - r[5]) * far;
    const z = (r[6] * a + r[7] * b - r[8]) * far;
    read(x, y, z, normal[k * 3], normal[k * 3 + 1], normal[k * 3 + 2], empty);
    const share = luminance / Math.min(empty.here, MOST_EXPECTED * empty.usual);
    const contrast =
      share < 1 ? Math.max(DEEPEST, share ** CONTRAST.below) : Math.min(HIGHEST, share ** CONTRAST.above);
    return RAISED * contrast * (empty.here / empty.usual) ** (slope - 1);
  };
}

/** Turns the smoothed light in the irradiance plane, and the mirror images in the second scratch, into linear colour. */
export function finishColour(frame: Frame, rows: Rows, { exposure, developed }: Tone): void {
  const coverage = plane(frame, PLANE.coverage, 1);
  const albedo = plane(frame, PLANE.albedo, 3);
  const light = plane(frame, PLANE.irradiance, 3);
  const specular = plane(frame, PLANE.scratch2, 3);
  const develop = developed && developer(frame, developed);
  for (let k = rows.from * frame.width; k < rows.to * frame.width; k++) {
    if (coverage[k] === 0) continue;
    const at = k * 3;
    let factor = exposure;
    if (develop) factor *= develop(k, luminance(light[at], light[at + 1], light[at + 2]));
    for (let c = at; c < at + 3; c++) light[c] = albedo[c] * light[c] * factor + specular[c] * exposure;
  }
}
