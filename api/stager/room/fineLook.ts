/** The photo's fine edges: what plates, spots and letters are found by. */
import type { Steps } from '../breathe.js';
import type { Pixel, Raster } from '../contract.js';
import type { Plane } from '../photo/filters.js';
import { finePlane } from './finePlane.js';
import { Marked, type Speck, edgeMask, fineEdges } from './specks.js';

/** A class: what is compiled for one photo is compiled for the next. */
export class FineLook {
  constructor(
    readonly plane: Plane,
    /** grey levels per pixel */
    readonly edges: Float32Array,
    /** 1 where the gradient stands out from the noise */
    readonly mask: Uint8Array,
    /** photo pixels across one of the plane */
    private readonly by: number,
  ) {}

  toPhoto([x, y]: Pixel): Pixel {
    return [x * this.by, y * this.by];
  }

  fromPhoto([x, y]: Pixel): Pixel {
    return [x / this.by, y / this.by];
  }

  /** Of the plane, or of its first so many rows. */
  marks(rows = this.plane.height): Marked {
    return new Marked({ width: this.plane.width, height: rows }, this.mask, this.edges);
  }

  /** The same with other marks. */
  marked(mask: Uint8Array): FineLook {
    return new FineLook(this.plane, this.edges, mask, this.by);
  }
}

export function* fineLook(photo: Raster): Steps<FineLook> {
  const plane = yield* finePlane(photo);
  yield;
  const edges = yield* fineEdges(plane);
  yield;
  const mask = yield* edgeMask(edges, plane);
  return new FineLook(plane, edges, mask, Math.floor(photo.width / plane.width));
}

/** Shares of a speck's size: its corners may be round, its sides lean. */
const SIDE = 0.34;
const CORNER = 0.2;

/** How much of a closed outline there is: the share of rows and columns with an edge near both ends. */
export function closedShare({ mask, plane }: FineLook, speck: Speck): number {
  const [w, h] = [speck.right - speck.left, speck.bottom - speck.top];
  const has = (across: boolean, line: number, from: number, to: number): boolean => {
    for (let k = from; k < to; k++) if (mask[across ? line * plane.width + k : k * plane.width + line]) return true;
    return false;
  };
  let lines = 0;
  let met = 0;
  const count = (across: boolean, [start, length]: Pixel, [first, long]: Pixel): void => {
    const reach = Math.max(2, Math.ceil(SIDE * long));
    const cut = Math.floor(CORNER * length);
    for (let line = start + cut; line < start + length - cut; line++) {
      lines += 2;
      if (has(across, line, first, first + reach)) met++;
      if (has(across, line, first + long - reach, first + long)) met++;
    }
  };
  count(true, [speck.top, h], [speck.left, w]);
  count(false, [speck.left, w], [speck.top, h]);
  return lines ? met / lines : 0;
}

/** Share of marked pixels in a ring round a speck, so many times as wide as it is, and at least three pixels. */
export function crowding({ mask, plane }: FineLook, speck: Speck, times: number): number {
  const wide = Math.max(3, Math.round((times * (speck.right - speck.left + speck.bottom - speck.top)) / 2));
  let seen = 0;
  let marked = 0;
  const top = Math.max(0, speck.top - wide);
  const bottom = Math.min(plane.height, speck.bottom + wide);
  for (let y = top; y < bottom; y++)
    for (let x = Math.max(0, speck.left - wide); x < Math.min(plane.width, speck.right + wide); x++) {
      if (y >= speck.top && y < speck.bottom && x >= speck.left && x < speck.right) continue;
      seen++;
      marked += mask[y * plane.width + x];
    }
  return seen ? marked / seen : 0;
}
