import type { Camera } from '../../contract.js';
import { easeBelow } from '../../photo/tone.js';
import { luminance } from '../../photo/colour.js';
import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';
import type { Evenness } from '../../light/evenness.js';
import { lightFieldReader, type EmptyLight, type LightField } from '../../light/lightField.js';
import { magnitude, makeAim, type Bounds } from '../../room/camera/renderView.js';
import { residualReader, type Residual } from '../../light/residual.js';
import type { Box } from '../../room/camera/roomBox.js';
import { rugAt } from './contact.js';

/** How light on furniture is turned into colour. */
export interface Tone {
  /** linear factor of the furniture's colour; default 1 */
  readonly exposure?: number;
  /** how the photo was developed; absent: light is shown as traced */
  readonly developed?: Developed;
}

export interface Developed {
  readonly camera: Camera;
  readonly evenness: Evenness;
  readonly field: LightField;
  readonly residual?: Residual | undefined;
  readonly box: Box;
  /** bounds of what lies flat on the floor */
  readonly laid: readonly Bounds[];
  /** share of fused exposures in the photo's development, 0..1: they brighten what is dark */
  readonly fused: number;
  /** 1: the photo shows light as the sensor saw it, so light is shown as traced .. 0: it does not */
  readonly asSeen: number;
  /** luminance of irradiance / pi on white paint, see `lightRoom` */
  readonly level: number;
  /** upper bound of the linear luminance of diffuse surfaces in the photo, see `measureTrim` */
  readonly trim: number;
}

/**
 * Exponents by which self-shadowing and interreflection of furniture, rugs excepted, are strengthened: two bounces
 * underestimate the darkness between cushions and under seats, and photos of homes are developed with contrast. Less is
 * needed where the lights were fitted to the photo.
 */
const CONTRAST = { guessed: 0.48, told: 0.1, above: 0.2 } as const;
/** Bounds of the contrast's factor. */
const DEEPEST = 0.45;
const HIGHEST = 1.2;
/** Upper bound of the expected light, as a share of the usual: cloth next to a window is not dark. */
const MOST_EXPECTED = 1.4;
/** Bounds of the photo's relative rise of light towards the camera. */
const RISE = { least: 0.6, most: 1.2 } as const;
/** Gain that compensates the loss of mean brightness by the contrast of guessed light; told light loses little. */
const RAISED = 1.04;

/**
 * Photos with evened out light keep their blacks: greys below this linear luminance are darkened by this power, at most
 * to this factor. Dark wood keeps its hue.
 */
const BLACKS = { below: 0.08, power: 0.15, least: 0.7 } as const;

/** As a share of the trim's luminance: darker surfaces are unchanged, see `easeWhites`. */
const AS_IT_IS = 0.95;

interface Within {
  /** see Developed */
  readonly trim: number;
  /** power by which greys are darkened */
  readonly blacks: number;
}

/** Factor that keeps a diffuse colour below the trim and preserves blacks. */
function keepWithin(r: number, g: number, b: number, { trim, blacks }: Within): number {
  const shown = luminance(r, g, b);
  if (shown <= 0) return 1;
  if (shown >= BLACKS.below) return easeBelow(shown, trim, AS_IT_IS) / shown;
  return Math.max(BLACKS.least, (shown / BLACKS.below) ** blacks);
}

/** A factor of the light of a furniture pixel. */
type Development = (k: number, luminance: number) => number;

/** See `rugShadeReader`. */
type RugShade = (x: number, z: number) => number;

function developer(
  frame: Frame,
  { camera, evenness, field, level, residual, box, laid, asSeen }: Developed,
  rugShade: RugShade,
): Development {
  const { slope, rise, from, modelling } = evenness;
  const normal = plane(frame, PLANE.normal, 3);
  const depth = plane(frame, PLANE.depth, 1);
  const read = lightFieldReader(field);
  const above = CONTRAST.above * (1 - asSeen);
  const below = residual ? CONTRAST.told * (1 - asSeen) : CONTRAST.guessed;
  const raised = residual ? 1 : RAISED ** (1 - asSeen);
  const left = residual ? residualReader(residual, box) : null;
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
    const [x, y, z] = [ray[0] * far, camera.height + ray[1] * far, ray[2] * far];
    const more = left ? left(x, y, z, normal[k * 3], normal[k * 3 + 1], normal[k * 3 + 2]) : 1;
    const share = luminance / Math.min(empty.here, MOST_EXPECTED * empty.usual);
    const contrast = (): number => (share < 1 ? Math.max(DEEPEST, share ** below) : Math.min(HIGHEST, share ** above));
    const shade = rugAt(laid, x, y, z, normal[k * 3 + 1]) < 0 ? contrast() : rugShade(x, z);
    const down = Math.max(0, -normal[k * 3 + 1]);
    const turned = (modelling - 1) * (1 - down);
    const placed = Math.min(RISE.most, Math.max(RISE.least, Math.exp(rise * (ray[2] * far - from))));
    const evened = (empty.here / empty.usual) ** (slope - 1);
    return raised * more * placed * evened * shade * (empty.usual / level) ** turned;
  };
}

/** Turns the smoothed irradiance into the linear colour of diffuse surfaces, in place. */
export function lightColour(frame: Frame, rows: Rows, { exposure = 1, developed }: Tone, rugShade: RugShade): void {
  const coverage = plane(frame, PLANE.coverage, 1);
  const albedo = plane(frame, PLANE.albedo, 3);
  const light = plane(frame, PLANE.irradiance, 3);
  const develop = developed && developer(frame, developed, rugShade);
  for (let k = rows.from * frame.width; k < rows.to * frame.width; k++) {
    if (coverage[k] === 0) continue;
    const at = k * 3;
    let factor = exposure;
    if (develop) factor *= develop(k, luminance(light[at], light[at + 1], light[at + 2]));
    for (let c = at; c < at + 3; c++) light[c] *= albedo[c] * factor;
  }
}

/** Keeps diffuse colours within the photo's range, and adds the reflections in the second scratch. */
export function finishColour(frame: Frame, rows: Rows, { exposure = 1, developed }: Tone): void {
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const specular = plane(frame, PLANE.scratch2, 3);
  const blacks = developed ? BLACKS.power * developed.fused : 0;
  for (let k = rows.from * frame.width; k < rows.to * frame.width; k++) {
    if (coverage[k] === 0) continue;
    const at = k * 3;
    let factor = 1;
    if (developed) factor = keepWithin(colour[at], colour[at + 1], colour[at + 2], { trim: developed.trim, blacks });
    for (let c = at; c < at + 3; c++) colour[c] = colour[c] * factor + specular[c] * exposure;
  }
}
