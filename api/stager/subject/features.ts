/** Features that separate photos of rooms from other pictures: shares of a small copy, and its straight edges. */
import { finish } from '../steps.js';
import type { Raster, Vec3 } from '../contract.js';
import { type LabPicture, toLab } from '../photo/colour.js';
import { type Plane, blur, grey, steepness } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { type StraightEdges, straightEdges } from '../room/camera/straightEdges.js';
import { type Surroundings, surroundings } from './page/surroundings.js';

export interface SubjectFeatures {
  /** share of pixels near the commonest colour: paper, a screen's background */
  readonly ground: number;
  /** share of the straight edges, by length, that are horizontal or vertical within about a degree */
  readonly ruled: number;
  /** summed length of all straight edges, in diagonals of the picture */
  readonly structure: number;
  /** shares of all pixels: nearly black; green and finely textured */
  readonly dark: number;
  readonly leaves: number;
  /** shares of the upper seventh: blue and smooth like the sky; nearly black */
  readonly skyAbove: number;
  readonly darkAbove: number;
  /** what surrounds the photo if it fills only a part of the picture */
  readonly around: Surroundings | null;
}

/** Pixels of the long side of the copy for colours. */
const COLOUR_SIZE = 200;
/** CIE L*a*b*: bin width of the colour histogram, and the distance of equal colours. */
const COLOUR_STEP = 6;
/** More than the number of bins per channel. */
const BINS = 64;
const SAME_COLOUR = 4;
const BLACK = 18;
const GREEN = 8;
const SKY_BLUE = -9;
/** Grey levels per pixel of the small copy. */
const TEXTURED = 9;
/** Sine of the angle within which an edge is horizontal or vertical. */
const RULED = 0.02;
const UPPER = 1 / 7;

export function subjectFeatures(photo: Raster): SubjectFeatures {
  const edges = finish(straightEdges(photo));
  const copy = shrink(edges.copy, COLOUR_SIZE);
  const lab = toLab(copy);
  const slope = steepness(blur(grey(copy), 0.7));
  return { ground: groundShare(lab), ...edgesOf(edges), ...sharesOf(lab, slope), around: surroundings(edges.copy) };
}

function edgesOf({ copy, segments }: StraightEdges): Pick<SubjectFeatures, 'ruled' | 'structure'> {
  const lengthOf = (some: StraightEdges['segments']) => some.reduce((sum, { length }) => sum + length, 0);
  const total = lengthOf(segments);
  const ruled = segments.filter(({ dx, dy }) => Math.min(Math.abs(dx), Math.abs(dy)) < RULED);
  return {
    structure: total / Math.hypot(copy.width, copy.height),
    ruled: total > 0 ? lengthOf(ruled) / total : 0,
  };
}

function sharesOf({ data, width, height }: LabPicture, slope: Plane) {
  const count = width * height;
  const upper = Math.ceil(height * UPPER) * width;
  let [dark, leaves, skyAbove, darkAbove] = [0, 0, 0, 0];
  for (let pixel = 0; pixel < count; pixel++) {
    const lightness = data[3 * pixel];
    const a = data[3 * pixel + 1];
    const b = data[3 * pixel + 2];
    const black = lightness < BLACK;
    if (black) dark++;
    if (a < -GREEN && b > GREEN && slope.data[pixel] > TEXTURED) leaves++;
    if (pixel >= upper) continue;
    if (black) darkAbove++;
    if (b < SKY_BLUE && !black && slope.data[pixel] < TEXTURED) skyAbove++;
  }
  return { dark: dark / count, leaves: leaves / count, skyAbove: skyAbove / upper, darkAbove: darkAbove / upper };
}

/** Share of pixels with the picture's commonest colour. */
function groundShare({ data, width, height }: LabPicture): number {
  const [lightness, a, b] = meanOfCommonest(data);
  let near = 0;
  for (let at = 0; at < data.length; at += 3) {
    const l = data[at] - lightness;
    const p = data[at + 1] - a;
    const q = data[at + 2] - b;
    if (l * l + p * p + q * q < SAME_COLOUR * SAME_COLOUR) near++;
  }
  return near / (width * height);
}

/** Mean colour of the histogram's fullest bin, the first of several. */
function meanOfCommonest(data: Float32Array): Vec3 {
  const bins = new Int32Array(data.length / 3);
  const counts = new Int32Array(BINS ** 3);
  for (let pixel = 0; pixel < bins.length; pixel++) {
    bins[pixel] = (stepOf(data[3 * pixel]) * BINS + stepOf(data[3 * pixel + 1])) * BINS + stepOf(data[3 * pixel + 2]);
    counts[bins[pixel]]++;
  }
  let commonest = bins[0];
  for (let pixel = 0; pixel < bins.length; pixel++)
    if (counts[bins[pixel]] > counts[commonest]) commonest = bins[pixel];
  return meanOfBin(data, bins, commonest);
}

const stepOf = (value: number): number => Math.round(value / COLOUR_STEP) + BINS / 2;

function meanOfBin(data: Float32Array, bins: Int32Array, bin: number): Vec3 {
  let lightness = 0;
  let a = 0;
  let b = 0;
  let count = 0;
  for (let pixel = 0; pixel < bins.length; pixel++) {
    if (bins[pixel] !== bin) continue;
    lightness += data[3 * pixel];
    a += data[3 * pixel + 1];
    b += data[3 * pixel + 2];
    count++;
  }
  return [lightness / count, a / count, b / count];
}
