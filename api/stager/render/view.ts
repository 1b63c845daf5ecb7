import type { Camera } from '../contract.js';
import { FACE, exitBox, type Box, type Exit } from './box.js';

/** A camera and the picture that it makes, with the room around it. */
export interface View {
  /** in pixels of this picture */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly box: Box;
}

/** World bounds of a piece of furniture: low x y z, high x y z, metres. */
export type Bounds = readonly [number, number, number, number, number, number];

/** The camera for the same picture at another size. */
export const scaleCamera = (camera: Camera, factor: number): Camera => ({
  ...camera,
  focal: camera.focal * factor,
  cx: camera.cx * factor,
  cy: camera.cy * factor,
});

/** The light changes fully within the first distance from the furniture and not at all beyond the second; metres. */
const FADE = { near: 0.3, far: 2 } as const;
const CEILING_FADE = { near: 0.3, far: 1.1 } as const;

const smoothstep = (value: number) => value * value * (3 - 2 * value);

function squareDistance(bounds: Bounds, x: number, y: number, z: number): number {
  const dx = Math.max(bounds[0] - x, x - bounds[3], 0);
  const dy = Math.max(bounds[1] - y, y - bounds[4], 0);
  const dz = Math.max(bounds[2] - z, z - bounds[5], 0);
  return dx * dx + dy * dy + dz * dz;
}

/** What lies behind a pixel's middle: the face of the room, and how far the furniture may change its light, 0..1. */
export function makeBackdrop({ camera, box }: View, furniture: readonly Bounds[]) {
  const r = camera.rotation;
  const exit: Exit = { face: 0 };
  const fadeAt = (x: number, y: number, z: number, face: number): number => {
    let nearest = Infinity;
    for (const bounds of furniture) nearest = Math.min(nearest, squareDistance(bounds, x, y, z));
    const { near, far } = face === FACE.ceiling ? CEILING_FADE : FADE;
    return smoothstep(Math.min(1, Math.max(0, (far - Math.sqrt(nearest)) / (far - near))));
  };
  return (column: number, row: number): { readonly face: number; readonly fade: number } => {
    const a = (column + 0.5 - camera.cx) / camera.focal;
    const b = -(row + 0.5 - camera.cy) / camera.focal;
    const dx = r[0] * a + r[1] * b - r[2];
    const dy = r[3] * a + r[4] * b - r[5];
    const dz = r[6] * a + r[7] * b - r[8];
    const distance = exitBox(box, 0, camera.height, 0, dx, dy, dz, exit);
    const { face } = exit;
    return { face, fade: fadeAt(dx * distance, camera.height + dy * distance, dz * distance, face) };
  };
}
