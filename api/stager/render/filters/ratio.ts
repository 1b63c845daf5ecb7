import { FACE } from '../box.js';
import { PLANE, plane, type Frame, type Rows } from '../frame.js';

/**
 * Below `from` the light's change shows fully, above `to` not at all: beside the furniture, and at the end of its
 * reach. Furniture takes a little light from the whole room; that is not to be seen, or nothing of the photo would
 * stay untouched.
 */
const DIP_NEAR = { from: 0.92, to: 0.985 } as const;
const DIP_FAR = { from: 0.8, to: 0.95 } as const;
/** Contact shadows are deepened: the ratio is raised to this power, for the eye reads them as the weight of a piece. */
const CONTACT_GAIN = 1.7;
/** Dips from the first to the second value take on the gain. */
const CONTACT = { from: 0.05, to: 0.3 } as const;
/** What is left of the light in the deepest shade: light goes to and fro beneath a sofa, more than the tracer follows. */
const DEEPEST = 0.12;
/** How far a coloured shadow keeps its colour. */
const CHROMA = 0.5;
/** Changes weaker than this have less colour, so that they end without an edge. */
const COLOURED = 0.1;
/** Deeper shades lose their colour: what little light is left there has come by more ways than the tracer follows. */
const DIM = 0.6;

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** What is left of a dip ends softly: below the first value it does not show, above the second it does in full. */
const TAIL = { from: 0.012, to: 0.06 } as const;
/** On walls and ceiling a dip shows only in part: behind a piece it would read as a dirty patch. */
const ON_WALLS = 0.65;
const ON_CEILING = 0.4;

/** Lamps brighten what is near them: a rise below the first value does not show, above the second it does in full. */
const GLOW = { from: 0.04, to: 0.14, most: 0.5 } as const;

export interface ShadedPlace {
  /** of the room's box */
  readonly face: number;
  /** 1 beside the furniture .. 0 at the end of its reach */
  readonly near: number;
}

/**
 * What a ratio of luminance becomes in the picture: exactly 1 where it hardly changes; on the floor deeper where it
 * dips a lot; brighter beside a lamp.
 */
export function shadeCurve(ratio: number, { face, near }: ShadedPlace): number {
  if (ratio > 1 + GLOW.from) {
    const rise = Math.min(GLOW.most, ratio - 1);
    return 1 + rise * smoothstep(GLOW.from, GLOW.to, rise) * near;
  }
  const to = DIP_FAR.to + (DIP_NEAR.to - DIP_FAR.to) * near;
  if (ratio >= to) return 1;
  const from = DIP_FAR.from + (DIP_NEAR.from - DIP_FAR.from) * near;
  const shown = (1 - smoothstep(from, to, ratio)) * near;
  const gain = face === FACE.floor ? (CONTACT_GAIN - 1) * smoothstep(CONTACT.from, CONTACT.to, 1 - ratio) : 0;
  const part = face === FACE.floor ? 1 : face === FACE.ceiling ? ON_CEILING : ON_WALLS;
  const dip = (1 - Math.max(0, ratio) ** (1 + gain)) * shown * part;
  return 1 - (dip - DEEPEST * dip ** 4) * smoothstep(TAIL.from, TAIL.to, dip);
}

/** Writes what the photo is to be multiplied with into the scratch plane: exactly 1 away from the furniture. */
export function finishRatio(frame: Frame, rows: Rows): void {
  const lit = plane(frame, PLANE.lit, 3);
  const unlit = plane(frame, PLANE.unlit, 3);
  const fade = plane(frame, PLANE.fade, 1);
  const contact = plane(frame, PLANE.guide, 1);
  const out = plane(frame, PLANE.scratch, 3);
  const each = [1, 1, 1];
  for (let k = rows.from * frame.width; k < rows.to * frame.width; k++) {
    const q = k * 3;
    out[q] = out[q + 1] = out[q + 2] = 1;
    if (fade[k] === 0 || !(unlit[q] + unlit[q + 1] + unlit[q + 2] > 1e-9)) continue;
    for (let c = 0; c < 3; c++) each[c] = unlit[q + c] > 1e-9 ? lit[q + c] / unlit[q + c] : 1;
    const mean = each[0] * 0.3 + each[1] * 0.6 + each[2] * 0.1;
    const shown = shadeCurve(mean, { face: frame.face[k], near: fade[k] }) * contact[k];
    if (shown === 1) continue;
    const chroma = CHROMA * Math.min(1, Math.abs(1 - shown) / COLOURED, mean / DIM);
    for (let c = 0; c < 3; c++) {
      const coloured = shown * (1 + ((each[c] - mean) / Math.max(1e-6, mean)) * chroma);
      out[q + c] = Math.min(1 + GLOW.most, Math.max(0, coloured));
    }
  }
}

/** Pixels beside an edge of the room over which the ratio is blended: the fitted edge may be a pixel off. */
const SEAM = 3;

/** Blends the ratio across the room's edges, from the scratch plane into `lit`, which from now on holds the ratio. */
export function blendSeams(frame: Frame, rows: Rows): void {
  const { width, height, face } = frame;
  const from = plane(frame, PLANE.scratch, 3);
  const to = plane(frame, PLANE.lit, 3);
  const coverage = plane(frame, PLANE.coverage, 1);
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
          if (coverage[n] === 1) continue;
          for (let c = 0; c < 3; c++) sum[c] += from[n * 3 + c];
          count++;
        }
      }
      for (let c = 0; c < 3; c++) to[k * 3 + c] = count ? sum[c] / count : from[k * 3 + c];
    }
  }
}

/** Linear colour of the furniture, from the smoothed light in the scratch planes into the irradiance plane. */
export function finishColour(frame: Frame, rows: Rows, exposure: number): void {
  const albedo = plane(frame, PLANE.albedo, 3);
  const light = plane(frame, PLANE.scratch, 3);
  const specular = plane(frame, PLANE.scratch2, 3);
  const out = plane(frame, PLANE.irradiance, 3);
  for (let at = rows.from * frame.width * 3; at < rows.to * frame.width * 3; at++) {
    out[at] = (albedo[at] * light[at] + specular[at]) * exposure;
  }
}
