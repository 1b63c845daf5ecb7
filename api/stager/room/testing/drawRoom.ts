/** Drawn rooms of known measures: a box with boards, skirting, a window and a little noise. */
import type { Camera, Pixel, Raster, Vec3 } from '../../contract.js';
import { meet, ray } from '../../../shared/geometry/camera.js';
import { rotationFrom } from '../../../shared/geometry/roomAxes.js';

export interface DrawnRoom {
  readonly width: number;
  readonly height: number;
  /** degrees */
  readonly fieldOfView: number;
  /** radians */
  readonly yaw: number;
  readonly pitch: number;
  /** metres */
  readonly eye: number;
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly ceiling: number;
  /** on the back wall: metres from, to, bottom, top */
  readonly window?: readonly [number, number, number, number];
  /** default: 0.09 m of white */
  readonly skirting?: { readonly height: number; readonly colour: readonly number[] };
}

/** The camera faces the back wall from the room's middle. */
export const FRONTAL_DRAWING = {
  fieldOfView: 78,
  yaw: 0,
  pitch: 0,
  eye: 1.25,
  left: -2.2,
  right: 2.4,
  back: -4.6,
  ceiling: 2.6,
} as const satisfies Partial<DrawnRoom>;

export const cameraOfDrawing = (room: DrawnRoom): Camera => ({
  focal: room.width / 2 / Math.tan((room.fieldOfView * Math.PI) / 360),
  cx: room.width / 2,
  cy: room.height / 2,
  rotation: rotationFrom({ yaw: room.yaw, pitch: room.pitch, roll: 0 }),
  height: room.eye,
});

type Face = 'floor' | 'ceiling' | 'back' | 'left' | 'right';

/** The hit of a pixel's ray on the box. */
export function hitOf(room: DrawnRoom, camera: Camera, pixel: Pixel): { face: Face; point: Vec3 } | null {
  const direction = ray(camera, pixel);
  const faces: readonly [Face, 0 | 1 | 2, number][] = [
    direction[1] < 0 ? ['floor', 1, 0] : ['ceiling', 1, room.ceiling],
    ['back', 2, room.back],
    direction[0] < 0 ? ['left', 0, room.left] : ['right', 0, room.right],
  ];
  const eye: Vec3 = [0, camera.height, 0];
  const hits = faces.flatMap(([face, axis, at]) => {
    const point = meet(camera, pixel, axis, at);
    return point ? [{ face, point, distance: (at - eye[axis]) / direction[axis] }] : [];
  });
  hits.sort((a, b) => a.distance - b.distance);
  return hits[0] ?? null;
}

export function drawRoom(room: DrawnRoom): Raster {
  const camera = cameraOfDrawing(room);
  const data = new Uint8Array(room.width * room.height * 3);
  let noise = 1;
  for (let y = 0; y < room.height; y++) {
    for (let x = 0; x < room.width; x++) {
      const hit = hitOf(room, camera, [x + 0.5, y + 0.5]);
      const colour = hit ? colourOf(room, hit.face, hit.point) : [0, 0, 0];
      noise = (noise * 1103515245 + 12345) % 2147483648;
      const grain = (noise / 2147483648 - 0.5) * 4;
      colour.forEach((value, c) => (data[3 * (y * room.width + x) + c] = Math.max(0, Math.min(255, value + grain))));
    }
  }
  return { width: room.width, height: room.height, data };
}

/** Metres */
const BOARD = 0.14;
const LEAF = 0.03;

/** Greens that vary from leaf to leaf. */
function leaves(x: number, y: number): readonly number[] {
  const shade = Math.abs(Math.sin(Math.floor(x / LEAF) * 12.9898 + Math.floor(y / LEAF) * 78.233) * 43758.5453) % 1;
  return [60 + 90 * shade, 90 + 110 * shade, 50 + 60 * shade];
}

const WHITE_SKIRTING = { height: 0.09, colour: [245, 245, 245] };

function colourOf(
  { window, back, skirting = WHITE_SKIRTING }: DrawnRoom,
  face: Face,
  [x, y, z]: Vec3,
): readonly number[] {
  const fade = 1 - 0.12 * Math.min(1, Math.abs(z - back) / 6);
  const shaded = (colour: readonly number[], by: number) => colour.map((value) => value * by);
  if (face === 'floor') {
    const board = Math.floor(x / BOARD);
    const joint = x / BOARD - board < 0.05 ? 0.75 : 1;
    return shaded([150, 105, 70], joint * (0.92 + 0.08 * ((board * 7) % 3)) * fade);
  }
  if (face === 'ceiling') return shaded([240, 240, 238], fade);
  if (y < skirting.height) return shaded(skirting.colour, fade);
  if (face === 'back' && window) {
    const [from, to, bottom, top] = window;
    const inside = x > from && x < to && y > bottom && y < top;
    const frame = Math.min(x - from, to - x, y - bottom, top - y) < 0.06;
    if (inside && frame) return [225, 225, 225];
    if (inside) return y > (bottom + top) / 2 ? [246, 250, 255] : leaves(x, y);
  }
  const wall = [198, 192, 180];
  return shaded(wall, face === 'back' ? 1 : face === 'left' ? 0.86 : 0.93);
}

/** Intersection over union of two masks. */
export function overlap(
  { width, height }: { readonly width: number; readonly height: number },
  a: (pixel: Pixel) => boolean,
  b: (pixel: Pixel) => boolean,
): number {
  let [both, either] = [0, 0];
  for (let y = 0.5; y < height; y += 3) {
    for (let x = 0.5; x < width; x += 3) {
      const [inA, inB] = [a([x, y]), b([x, y])];
      if (inA && inB) both++;
      if (inA || inB) either++;
    }
  }
  return both / either;
}
