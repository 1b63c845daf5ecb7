import type { Pixel, Raster } from '../../contract.js';
import { insidePolygon } from '../camera/polygon.js';

/** Pixels: left <= x < right, top <= y < bottom. */
interface Patch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** grey levels added at its centre, and pixels over which its sides fade */
  readonly brighter: number;
  readonly soft: number;
}

/** The picture with a brighter or darker patch. */
export function painted({ width, height, data }: Raster, patch: Patch): Raster {
  const out = data.slice();
  for (let y = patch.top; y < patch.bottom; y++) {
    for (let x = patch.left - patch.soft; x < patch.right + patch.soft; x++) {
      const outside = Math.max(patch.left - x, x - patch.right, 0);
      const value = patch.brighter * Math.max(0, 1 - outside / (patch.soft + 1));
      for (let c = 0; c < 3; c++)
        out[3 * (y * width + x) + c] = Math.max(0, Math.min(255, value + out[3 * (y * width + x) + c]));
    }
  }
  return { width, height, data: out };
}

/** The picture with the inside of an outline in one grey. */
export function filled({ width, height, data }: Raster, outline: readonly Pixel[], grey: number): Raster {
  const out = data.slice();
  for (let i = 0; i < width * height; i++) {
    if (insidePolygon([(i % width) + 0.5, Math.floor(i / width) + 0.5], outline)) out.fill(grey, 3 * i, 3 * i + 3);
  }
  return { width, height, data: out };
}
