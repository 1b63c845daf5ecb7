/** A wall looked at straight on: the photo sampled on a grid of the wall's own metres. */
import type { Camera, Raster, Wall } from '../contract.js';
import { toLab } from '../photo/colour.js';
import { blur, capped, gradient, grey } from '../photo/filters.js';
import { project, wallPoint } from './camera.js';

/** Metres per cell, unless the wall is so long that it would need too many columns. */
const CELL = 0.025;
const MOST_COLUMNS = 260;
const STEEPEST = 15;

/** A copy of the photo, about 400 px long, prepared for looking walls up in it. */
export interface WallPicture {
  readonly width: number;
  readonly height: number;
  readonly lab: Float32Array;
  /** mean gradient around each pixel, grey levels per pixel */
  readonly texture: Float32Array;
  /** its pixels per photo pixel */
  readonly scaleX: number;
  readonly scaleY: number;
}

export function wallPicture(copy: Raster, photo: { readonly width: number; readonly height: number }): WallPicture {
  const { magnitude } = gradient(blur(grey(copy), 0.7));
  return {
    width: copy.width,
    height: copy.height,
    lab: toLab(copy).data,
    texture: blur(capped(magnitude, STEEPEST), 2).data,
    scaleX: copy.width / photo.width,
    scaleY: copy.height / photo.height,
  };
}

/** Row 0 is the ceiling, column 0 the wall's `from`. */
export interface StraightWall {
  readonly columns: number;
  readonly rows: number;
  /** 1 where the photo shows the cell */
  readonly seen: Float32Array;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly texture: Float32Array;
  /** metres along the wall of a column's left edge */
  along(column: number): number;
  /** metres above the floor of a row's upper edge */
  level(row: number): number;
}

/** @returns null where too little of the wall is seen to look for openings in it */
export function straighten(
  picture: WallPicture,
  camera: Camera,
  { wall, ceilingHeight }: { readonly wall: Wall; readonly ceilingHeight: number },
): StraightWall | null {
  const length = wall.to - wall.from;
  if (length < 0.5) return null;
  const columns = Math.min(MOST_COLUMNS, Math.round(length / CELL));
  const rows = Math.round(ceilingHeight / CELL);
  const along = (column: number) => wall.from + (column * length) / columns;
  const level = (row: number) => ceilingHeight - (row * ceilingHeight) / rows;
  const plane = () => new Float32Array(columns * rows);
  const out = { seen: plane(), lightness: plane(), a: plane(), b: plane(), texture: plane() };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pixel = project(camera, wallPoint(wall.side, wall.at, along(column + 0.5), level(row + 0.5)));
      if (!pixel) continue;
      const x = Math.floor(pixel[0] * picture.scaleX);
      const y = Math.floor(pixel[1] * picture.scaleY);
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      const cell = row * columns + column;
      const source = y * picture.width + x;
      out.seen[cell] = 1;
      out.lightness[cell] = picture.lab[3 * source];
      out.a[cell] = picture.lab[3 * source + 1];
      out.b[cell] = picture.lab[3 * source + 2];
      out.texture[cell] = picture.texture[source];
    }
  }
  return { columns, rows, ...out, along, level };
}
