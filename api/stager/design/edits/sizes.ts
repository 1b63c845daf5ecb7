import type { Piece, Style } from '../../contract.js';
import { inStyle } from '../../furniture/proportions.js';

/** Shares of the usual size that a person may give a piece. */
const LEAST = 0.6;
const MOST = 1.6;

type Range = readonly [least: number, most: number];

export const isWithin = (length: number, [least, most]: Range): boolean => length >= least && length <= most;

/** The widths and depths, metres, that a piece of the floor may have; its own is always among them. */
export function sizesOf(style: Style, piece: Piece): { readonly width: Range; readonly depth: Range } {
  const usual = inStyle(style, piece.kind);
  const range = (own: number, size: number): Range => [Math.min(own, size * LEAST), Math.max(own, size * MOST)];
  return { width: range(piece.width, usual.width), depth: range(piece.depth, usual.depth) };
}
