import type { Camera } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { PLANE, plane, type Frame, type Rows } from '../frame.js';
import type { Evenness } from '../evenness.js';
import { lightFieldReader, type EmptyLight, type LightField } from '../lightField.js';
import { magnitude, makeAim } from '../view.js';
import { LEVEL, RUG } from './contact.js';

/** How light on furniture becomes colour. */
export interface Tone {
  /** linear factor of the furniture's colour, 1 where it is absent */
  readonly exposure?: number;
  /** how the photo was developed; absent: light is shown as it was traced */
  readonly developed?: Developed;
}

export interface Developed {
  readonly camera: Camera;
  readonly evenness: Evenness;
  readonly field: LightField;
  /** luminance of light / pi on white paint, see `lightRoom` */
  readonly level: number;
}

/**
 * Photos that are evened out from place to place are so from tops to fronts as well, but never flatter than by this
 * power: form would be lost. Undersides stay as dark as they are.
 */
const LEAST_MODELLING = 0.5;

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
/** On rugs, as on floors, faint shade is not drawn apart: all of it only where so much of the light is taken. */
const RUG_SHADE = 0.6;
/** What the photo's rise of light towards the camera, or its fall, may do at the most. */
const RISE = { least: 0.6, most: 1.2 } as const;
/** What the contrast takes from the mean is given back to all of it. */
const RAISED = 1.08;

/** A factor of the light of a furniture pixel. */
type Development = (k: number, luminance: number) => number;

function developer(frame: Frame, { camera, evenness, field, level }: Developed): Development {
  const { slope, rise, from } = evenness;
  const modelling = Math.max(LEAST_MODELLING, slope);
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const read = lightFieldReader(field);
  const empty: EmptyLight = { here: 0, usual: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  return (k, luminance) => {
    aim(k % frame.width, Math.floor(k / frame.width));
    const far = depth[k] / magnitude(ray);
    read(
      ray[0] * far,
      camera.height + ray[1] * far,
      ray[2] * far,
      normal[k * 3],
      normal[k * 3 + 1],
      normal[k * 3 + 2],
      empty,
    );
    const share = luminance / Math.min(empty.here, MOST_EXPECTED * empty.usual);
    const isRug = normal[k * 3 + 1] > LEVEL && camera.height + ray[1] * far < RUG;
    const below = CONTRAST.below * (isRug ? Math.min(1, (1 - share) / RUG_SHADE) : 1);
    const contrast = share < 1 ? Math.max(DEEPEST, share ** below) : Math.min(HIGHEST, share ** CONTRAST.above);
    const down = Math.max(0, -normal[k * 3 + 1]);
    const turned = (modelling - 1) * (1 - down);
    const placed = Math.min(RISE.most, Math.max(RISE.least, Math.exp(rise * (ray[2] * far - from))));
    return RAISED * placed * contrast * (empty.here / empty.usual) ** (slope - 1) * (empty.usual / level) ** turned;
  };
}

/**
 * Turns the smoothed light in the irradiance plane, and the mirror images in the second scratch, into linear colour.
 */
export function finishColour(frame: Frame, rows: Rows, { exposure = 1, developed }: Tone): void {
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
