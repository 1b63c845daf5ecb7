/** Detects two photos side by side, or one above the other, without a gap. */
import type { Raster } from '../../contract.js';

/** Distance from the centre in pixels within which the joint is searched. */
const OFF_MIDDLE = 2;
/** Least step across the joint, of 255, and its least ratio to the steps beside it. */
const STEP = 6;
const STEEPER = 2;
/** Least share of the joint with such a step: rooms have at most 0.45 in the centre. */
const LEAST = 0.68;

/** Whether a sharp step runs through the centre of the picture from border to border, as no edge of a room does. */
export function hasJoint({ width, height, data }: Raster): boolean {
  const upright = { across: 3, lines: width, along: 3 * width, length: height };
  const level = { across: 3 * width, lines: height, along: 3, length: width };
  return isJoined(data, upright) || isJoined(data, level);
}

interface Direction {
  /** byte stride from line to line, and number of lines */
  readonly across: number;
  readonly lines: number;
  /** byte stride from pixel to pixel of a line, and pixels per line */
  readonly along: number;
  readonly length: number;
}

function isJoined(data: Uint8Array, direction: Direction): boolean {
  const middle = direction.lines / 2;
  for (let line = Math.floor(middle) - OFF_MIDDLE; line <= Math.ceil(middle) + OFF_MIDDLE; line++) {
    if (stepsAt(data, direction, line) > LEAST * direction.length) return true;
  }
  return false;
}

function stepsAt(data: Uint8Array, { across, along, length }: Direction, line: number): number {
  let steps = 0;
  for (let k = 0; k < length; k++) {
    const at = line * across + k * along;
    const step = difference(data, at - across, at + across);
    if (step <= STEP) continue;
    const before = difference(data, at - 3 * across, at - across);
    const after = difference(data, at + across, at + 3 * across);
    if (step > STEEPER * Math.max(before, after)) steps++;
  }
  return steps;
}

/** Maximum difference over the channels. */
const difference = (data: Uint8Array, one: number, other: number): number =>
  Math.max(
    Math.abs(data[one] - data[other]),
    Math.abs(data[one + 1] - data[other + 1]),
    Math.abs(data[one + 2] - data[other + 2]),
  );
