/** Colours named by numbers: the code points of ITU-T H.273, which HEIC, AVIF and PNG share, and their meaning. */

/** x and y of CIE 1931. */
export type Chromaticity = readonly [number, number];

export interface Primaries {
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
  readonly white: Chromaticity;
}

export interface Colours {
  readonly primaries: Primaries;
  /** from a sample of 0 to 1 to light: 1 is white; for HLG the light of the scene */
  readonly toLight: (sample: number) => number;
  /** its light reaches beyond white */
  readonly hdr: 'pq' | 'hlg' | null;
}

const D65: Chromaticity = [0.3127, 0.329];
const C: Chromaticity = [0.31, 0.316];

const primaries = (red: Chromaticity, green: Chromaticity, blue: Chromaticity, white = D65): Primaries => ({
  red,
  green,
  blue,
  white,
});

/** Of BT.709, too. */
export const SRGB_PRIMARIES = primaries([0.64, 0.33], [0.3, 0.6], [0.15, 0.06]);
const BT601_525 = primaries([0.63, 0.34], [0.31, 0.595], [0.155, 0.07]);
const P3 = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
] as const;

const PRIMARIES: Readonly<Record<number, Primaries>> = {
  1: SRGB_PRIMARIES,
  2: SRGB_PRIMARIES, // unspecified
  4: primaries([0.67, 0.33], [0.21, 0.71], [0.14, 0.08], C),
  5: primaries([0.64, 0.33], [0.29, 0.6], [0.15, 0.06]),
  6: BT601_525,
  7: BT601_525,
  8: primaries([0.681, 0.319], [0.243, 0.692], [0.145, 0.049], C),
  9: primaries([0.708, 0.292], [0.17, 0.797], [0.131, 0.046]),
  10: primaries([1, 0], [0, 1], [0, 0], [1 / 3, 1 / 3]),
  11: primaries(...P3, [0.314, 0.351]),
  12: primaries(...P3),
  22: primaries([0.63, 0.34], [0.295, 0.605], [0.155, 0.077]),
};

const srgbToLight = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const power = (exponent: number) => (v: number) => v ** exponent;
/** The curve of a camera for television, BT.709 and BT.2020. */
const televisionToLight = (v: number) => (v < 0.081243 ? v / 4.5 : ((v + 0.099297) / 1.099297) ** (1 / 0.45));
const smpte240ToLight = (v: number) => (v < 0.0913 ? v / 4 : ((v + 0.1115) / 1.1115) ** (1 / 0.45));

/** Nits of white paper in a picture of high dynamic range (ITU-R BT.2408): white of the usual range. */
export const WHITE_NITS = 203;

/** SMPTE ST 2084, which tells nits. */
function pqToLight(v: number): number {
  const p = v ** (32 / 2523);
  const nits = 10_000 * (Math.max(0, p - 0.8359375) / (18.8515625 - 18.6875 * p)) ** (16_384 / 2610);
  return nits / WHITE_NITS;
}

/** ITU-R BT.2100 HLG. */
function hlgToLight(v: number): number {
  return v <= 0.5 ? (v * v) / 3 : (Math.exp((v - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

const sdr = (toLight: Colours['toLight']) => ({ toLight, hdr: null });
const TELEVISION = [1, 6, 11, 12, 14, 15];
const TRANSFERS: Readonly<Record<number, Omit<Colours, 'primaries'>>> = {
  ...Object.fromEntries(TELEVISION.map((number) => [number, sdr(televisionToLight)])),
  2: sdr(srgbToLight), // unspecified
  4: sdr(power(2.2)),
  5: sdr(power(2.8)),
  7: sdr(smpte240ToLight),
  8: sdr(power(1)),
  13: sdr(srgbToLight),
  16: { toLight: pqToLight, hdr: 'pq' },
  17: sdr((v) => (52.37 / 48) * v ** 2.6),
  18: { toLight: hlgToLight, hdr: 'hlg' },
};
/** The primaries of television before BT.2020. */
const OLD_TELEVISION = [1, 2, 5, 6, 7];

/**
 * What two numbers of H.273 name.
 * @returns null for sRGB, and for numbers without a meaning here, which are taken as sRGB
 */
export function coloursByNumbers(primariesNumber: number, transferNumber: number): Colours | null {
  const gamut = PRIMARIES[primariesNumber];
  // Encoders write the curve of BT.709 on pictures in sRGB; browsers show them as such.
  const isSrgbInFact = TELEVISION.includes(transferNumber) && OLD_TELEVISION.includes(primariesNumber);
  const transfer = TRANSFERS[isSrgbInFact ? 13 : transferNumber];
  if (!gamut || !transfer) return null;
  if (gamut === SRGB_PRIMARIES && transfer.toLight === srgbToLight) return null;
  return { primaries: gamut, ...transfer };
}

export const SRGB: Colours = { primaries: SRGB_PRIMARIES, ...sdr(srgbToLight) };

/** Adobe RGB (1998), which cameras name in their EXIF. */
export const ADOBE_RGB: Colours = {
  primaries: primaries([0.64, 0.33], [0.21, 0.71], [0.15, 0.06]),
  ...sdr(power(563 / 256)),
};

/** 1 / 2.2, which programs write on pictures in sRGB. */
const SRGB_GAMMA = 0.45455;

/**
 * What the PNG chunks gAMA and cHRM name.
 * @param gamma exponent of the encoding; null: as in sRGB
 * @param chromaticities null: as in sRGB
 * @returns null for sRGB
 */
export function coloursByGamma(gamma: number | null, chromaticities: Primaries | null): Colours | null {
  const gamut = chromaticities && !isNear(chromaticities, SRGB_PRIMARIES) ? chromaticities : SRGB_PRIMARIES;
  const isSrgbCurve = gamma === null || (gamut === SRGB_PRIMARIES && Math.abs(gamma - SRGB_GAMMA) < 0.001);
  if (gamut === SRGB_PRIMARIES && isSrgbCurve) return null;
  return { primaries: gamut, ...sdr(isSrgbCurve ? srgbToLight : power(1 / gamma)) };
}

function isNear(one: Primaries, other: Primaries): boolean {
  const pairs = (['red', 'green', 'blue', 'white'] as const).map((name) => [one[name], other[name]] as const);
  return pairs.every(([[x, y], [u, v]]) => Math.abs(x - u) < 0.002 && Math.abs(y - v) < 0.002);
}
