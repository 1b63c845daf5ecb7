/** What tells a photo of a room from other pictures: a few shares of a small copy, and its straight edges. */
import { finish } from '../breathe.js';
import type { Raster } from '../contract.js';
import { type LabPicture, toLab } from '../photo/colour.js';
import { type Plane, blur, grey, steepness } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { type StraightEdges, straightEdges } from '../room/straightEdges.js';
import { type Surroundings, surroundings } from './page/surroundings.js';

export interface SubjectFeatures {
  /** share of the pixels that are near the commonest colour: paper, the ground of a screen */
  readonly ground: number;
  /** share of the straight edges, by length, that are level or upright to a degree */
  readonly ruled: number;
  /** summed length of all straight edges, in diagonals of the picture */
  readonly structure: number;
  /** shares of all pixels: nearly black; green and finely textured */
  readonly dark: number;
  readonly leaves: number;
  /** shares of the upper seventh: blue and smooth as the sky is; nearly black */
  readonly skyAbove: number;
  readonly darkAbove: number;
  /** what there is around or beside the photo where it fills only a part of the picture */
  readonly around: Surroundings | null;
}

/** Pixels of the long side of the copy for colours. */
const COLOUR_SIZE = 200;
/** CIE L*a*b*: the step of the histogram of colours, and what counts as the same colour. */
const COLOUR_STEP = 6;
/** More than there are steps in any of the three numbers. */
const BINS = 64;
const SAME_COLOUR = 4;
const BLACK = 18;
const GREEN = 8;
const SKY_BLUE = -9;
/** Grey levels per pixel of the small copy. */
const TEXTURED = 9;
/** Sine of the angle within which an edge is level or upright. */
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

/** Share of the pixels that have the picture's commonest colour. */
function groundShare({ data, width, height }: LabPicture): number {
  const bins = new Map<number, number[]>();
  const step = (at: number) => Math.round(data[at] / COLOUR_STEP) + BINS / 2;
  for (let at = 0; at < data.length; at += 3) {
    const bin = (step(at) * BINS + step(at + 1)) * BINS + step(at + 2);
    const places = bins.get(bin);
    if (places) places.push(at);
    else bins.set(bin, [at]);
  }
  const commonest = [...bins.values()].reduce((most, places) => (places.length > most.length ? places : most), []);
  const mean = [0, 1, 2].map((c) => commonest.reduce((sum, at) => sum + data[at + c], 0) / commonest.length);
  let near = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (Math.hypot(data[at] - mean[0], data[at + 1] - mean[1], data[at + 2] - mean[2]) < SAME_COLOUR) near++;
  }
  return near / (width * height);
}
