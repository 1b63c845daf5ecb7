import type { Camera, Pixel, Raster } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
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

/** A box that stands on the floor, metres. */
export interface StandingBox {
  readonly from: number;
  readonly to: number;
  /** z of its far and its near side */
  readonly far: number;
  readonly near: number;
  readonly height: number;
}

/** Pixels of one check of a cloth, and its colours. */
const CHECK = 14;
const CLOTH = [
  [190, 40, 40],
  [225, 225, 220],
  [90, 85, 90],
] as const;

/** The picture with a box in checked cloth before everything that it shows. */
export function withBox({ width, height, data }: Raster, camera: Camera, box: StandingBox): Raster {
  const { from, to, far, near, height: top } = box;
  const at = (x: number, y: number, z: number): Pixel => project(camera, [x, y, z]) ?? [0, 0];
  const side = Math.abs(from) < Math.abs(to) ? from : to;
  const faces = [
    [at(from, top, far), at(to, top, far), at(to, top, near), at(from, top, near)],
    [at(from, top, near), at(to, top, near), at(to, 0, near), at(from, 0, near)],
    [at(side, top, far), at(side, top, near), at(side, 0, near), at(side, 0, far)],
  ];
  const out = data.slice();
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const face = faces.findIndex((outline) => insidePolygon([x + 0.5, y + 0.5], outline));
    if (face >= 0) out.set(CLOTH[(Math.floor(x / CHECK) + Math.floor(y / CHECK)) % CLOTH.length], 3 * i);
  }
  return { width, height, data: out };
}
