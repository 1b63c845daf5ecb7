import type { Piece } from '../../../contract.js';
import { mattressTop } from '../../proportions.js';
import type { Workshop } from '../workshop.js';

export interface BedPlan {
  readonly piece: Piece;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** thickness of the headboard */
  readonly head: number;
  /** upper edge of the frame and of the mattress */
  readonly frame: number;
  readonly top: number;
  /** of the mattress */
  readonly bodyWidth: number;
  readonly bodyLength: number;
  /** z of the mattress' middle */
  readonly middle: number;
}

export function planBed(piece: Piece, shop: Workshop): BedPlan {
  const { width, depth, height } = piece;
  const platform = shop.book.shapes.bedBase === 'platform';
  const top = mattressTop(shop.style, height);
  const head = shop.book.shapes.headboard === 'none' ? 0.02 : Math.min(0.11, depth * 0.06);
  // the bedding is this much wider than the mattress
  const bodyWidth = width - (platform ? 0.2 : 0.14);
  const bodyLength = depth - head - (platform ? 0.1 : 0.13);
  return {
    piece,
    width,
    depth,
    height,
    head,
    frame: platform ? top * 0.5 : top * 0.54,
    top,
    bodyWidth,
    bodyLength,
    middle: -depth / 2 + head + bodyLength / 2,
  };
}
