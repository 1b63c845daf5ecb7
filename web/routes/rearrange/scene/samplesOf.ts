import type { Vec3 } from '../../../../api/shared/geometry/types.js';
import type { ScenePictures } from './scenePictures.js';
import type { Sample } from './fitLight.js';

interface Surfaces {
  /** rows from the bottom up: normals and the pieces' numbers; square roots of the albedo, and 0 where it emits */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly pictures: Pick<ScenePictures, 'staged' | 'map'>;
}

/** Every so many pixels one is taken. */
const STEP = 3;
/** Values of the staged picture from here on may be clipped. */
const CLIPPED = 250;

const linear = (value: number): number => (value / 255) ** 2.2;

/** Pixels of the staged picture with the normal and the albedo of the piece that they show. */
export function samplesOf({ first, second, width, height, pictures: { staged, map } }: Surfaces): readonly Sample[] {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(staged, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const samples: Sample[] = [];
  for (let y = 1; y < height; y += STEP) {
    for (let x = 1; x < width; x += STEP) {
      const at = ((height - 1 - y) * width + x) * 4;
      const number = first[at + 3] ?? 0;
      const column = Math.floor((x / width) * map.width);
      const row = Math.floor((y / height) * map.height);
      const isOwn = number > 0 && map.values[row * map.width + column] === number;
      if (!isOwn || second[at + 3] === 0) continue;
      const pixel = (y * width + x) * 4;
      const seen = [data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0] as const;
      if (seen.some((value) => value >= CLIPPED)) continue;
      const unit = (axis: number) => (first[at + axis] ?? 0) / 127.5 - 1;
      const albedo = (axis: number) => ((second[at + axis] ?? 0) / 255) ** 2;
      const triple = (of: (axis: number) => number): Vec3 => [of(0), of(1), of(2)];
      samples.push({ normal: triple(unit), albedo: triple(albedo), colour: triple((axis) => linear(seen[axis] ?? 0)) });
    }
  }
  return samples;
}
