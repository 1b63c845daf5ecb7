import type { Camera } from '../../contract.js';
import { FACE, exitBox, type Box, type Exit } from '../../room/camera/roomBox.js';
import { PLANE, plane, type Frame, type Rows } from '../trace/frame.js';
import { glareReader, type GlareShare } from '../../light/glareShare.js';
import type { Glow } from '../trace/lampGlow.js';
import { withinLight, type AreaLight } from '../../light/lights.js';
import type { ShownShade } from '../../light/roomLights.js';
import { FLOOR_LIFT, shadeReader, type FaceShade, type Shading } from '../trace/shade.js';
import { fadeFrom, magnitude, makeAim, nearestOf } from '../../room/camera/renderView.js';
import { LAID } from './contact.js';
import { ONE_SURFACE } from './mixedPixels.js';
import { NOT_SEEN } from './resolve.js';

/** How furniture changes the light on the room's surfaces. */
export interface LightChange {
  readonly box: Box;
  readonly shades: readonly FaceShade[];
  /** what the shades are of */
  readonly shading: Pick<Shading, 'onFloor' | 'fades'>;
  readonly glow: Glow;
  /** see Lighting */
  readonly shown: ShownShade;
  /** areas that receive no shadow */
  readonly windows: readonly AreaLight[];
  /** share of glare in what the floor shows; null: unknown */
  readonly glare: GlareShare | null;
}

export const ALL_SHOWN: ShownShade = { floor: 1, wall: 1 };

/** Photos with evened out light show weaker shadows, on walls above all; bounds of the power. */
const LEAST_SHADE = { floor: 0.55, wall: 0.25 } as const;

/** Shown loss of light, by the physical loss. */
function shownShade(loss: number, face: number, shown: ShownShade): number {
  if (loss === 0) return 0;
  const surface = face === FACE.floor ? 'floor' : 'wall';
  const least = LEAST_SHADE[surface];
  return 1 - (1 - loss) ** (least + (1 - least) * shown[surface]);
}

/** Lower bounds of a shadow's fade and of the light left in it: what a faint or deep shadow was is not known. */
const LEAST_FADE = 0.25;
const LEAST_LEFT = 0.1;

/**
 * Reads the factor with which a rug, whose light is traced, shows the furniture's shadow as the floor beside it does,
 * on which shadow fades with distance and may be weakened.
 */
export function rugShadeReader({ box, shades, shading: { onFloor, fades }, shown }: LightChange) {
  const lossAt = shadeReader(
    shades.filter(({ face }) => face === FACE.floor),
    box,
  );
  return (x: number, z: number): number => {
    const loss = lossAt(FACE.floor, x, 0, z);
    if (loss === 0) return 1;
    const fade = fadeFrom(nearestOf(onFloor, x, FLOOR_LIFT, z), fades.floor);
    const traced = Math.max(LEAST_LEFT, 1 - loss / Math.max(LEAST_FADE, fade));
    return Math.max(1, (1 - shownShade(loss, FACE.floor, shown)) / traced);
  };
}

/** A frame in pixels of its camera, and which of them show rugs. */
interface RugsShown {
  readonly frame: Frame;
  readonly camera: Camera;
  /** see `darkenContacts` */
  readonly ground: Uint8Array;
}

/**
 * Per pixel the share of light that the furniture leaves on a rug, as it is shown; 0 where there is no rug. A pixel
 * that shows a leg and the rug beside it counts as rug: else it would be developed paler than both.
 */
export function shadeOfRugs(
  { frame, camera, ground }: RugsShown,
  { box, shades, shown }: Pick<LightChange, 'box' | 'shades' | 'shown'>,
): Float32Array {
  const lossAt = shadeReader(shades, box);
  const depth = plane(frame, PLANE.depth, 1);
  const agreement = plane(frame, PLANE.agreement, 1);
  const { width } = frame;
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const left = Float32Array.from(ground, (what, k) => {
    if (what !== LAID) return 0;
    aim(k % width, Math.floor(k / width));
    const far = depth[k] / magnitude(ray);
    return 1 - shownShade(lossAt(FACE.floor, ray[0] * far, 0, ray[2] * far), FACE.floor, shown);
  });
  const beside = [1, -1, width, -width, 2, -2];
  return left.map((share, k) => {
    if (share > 0 || agreement[k] === 0 || agreement[k] >= ONE_SURFACE) return share;
    const rug = beside.find((step) => left[k + step] > 0);
    return rug === undefined ? 0 : left[k + rug];
  });
}

/** Radius in pixels within which furniture may be blurred (compose/sharpness.ts) and seams blended. */
const HIDING = 7;

/** Writes the remaining light per channel on a floor with glare, which shadow does not darken. */
type SpareGlare = (pixel: number, x: number, z: number, shade: number, out: Float64Array) => void;

function makeSpareGlare(frame: Frame, { box, glare }: LightChange): SpareGlare | null {
  if (!glare) return null;
  const reflection = plane(frame, PLANE.reflection, 3);
  const read = glareReader(glare, box);
  return (pixel, x, z, shade, out) => {
    read(x, z, out);
    const isSeen = reflection[pixel * 3] !== NOT_SEEN;
    for (let c = 0; c < 3; c++) {
      const share = out[c];
      const lost = isSeen ? 1 - reflection[pixel * 3 + c] : 0;
      // exactly 1 where nothing is lost
      out[c] = 1 - (1 - share) * shade - share * lost;
    }
  };
}

/**
 * Writes the factor of the photo, before it is blended over the room's edges: exactly 1 away from the furniture. Shadow
 * is neutral, as perceived; only lamps bring colour, and a floor that reflects less of a window shows its own.
 */
export function finishRatio(frame: Frame, rows: Rows, change: LightChange, camera: Camera): void {
  const { box, shades, glow, shown, windows } = change;
  const contact = plane(frame, PLANE.guide, 1);
  const out = plane(frame, PLANE.rawRatio, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const shadeAt = shadeReader(shades, box);
  const spareGlare = makeSpareGlare(frame, change);
  const isPane = (at: number, x: number, y: number, z: number) =>
    windows.some((window) => withinLight(window, at, [x, y, z], 0));
  const light = new Float64Array(3);
  const left = new Float64Array(3);
  const { width } = frame;
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (isHidden(coverage, width, k)) {
        for (let c = 0; c < 3; c++) out[k * 3 + c] = 1;
        continue;
      }
      aim(x, y);
      const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
      const px = ray[0] * far;
      const py = camera.height + ray[1] * far;
      const pz = ray[2] * far;
      const shade = isPane(exit.face, px, py, pz) ? 0 : shownShade(shadeAt(exit.face, px, py, pz), exit.face, shown);
      if (spareGlare && exit.face === FACE.floor) spareGlare(k, px, pz, shade, left);
      else left.fill(1 - shade);
      glow(exit.face, px, py, pz, light);
      for (let c = 0; c < 3; c++) out[k * 3 + c] = left[c] * contact[k] * light[c];
    }
  }
}

const covers = (coverage: Float32Array, k: number): boolean => k >= 0 && k < coverage.length && coverage[k] === 1;

/** Distances in pixels at which furniture must hide the room: a gap between slats may be one pixel wide. */
const AROUND = [0, 1, 2, 3, 5, HIDING];

/** Whether furniture hides the room there and within HIDING: the ratio is not needed. */
const isHidden = (coverage: Float32Array, width: number, k: number): boolean =>
  AROUND.every(
    (far) =>
      covers(coverage, k - far) &&
      covers(coverage, k + far) &&
      covers(coverage, k - far * width) &&
      covers(coverage, k + far * width),
  );

/** Half width in pixels over which the ratio is blended at an edge of the room: the fitted edge may be a pixel off. */
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
