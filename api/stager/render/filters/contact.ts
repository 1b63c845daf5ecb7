import { FACE, FACE_NORMALS, exitBox, type Box, type Exit } from '../../room/camera/roomBox.js';
import { PLANE, plane, type Frame } from '../trace/frame.js';
import { magnitude, makeAim, type Bounds, type RenderView } from '../../room/camera/renderView.js';

/** Distance from a face of the room at which furniture touches it in full, and at all; metres. */
const TOUCHING = { full: 0.02, least: 0.06 } as const;
/** Radius of the contact shadow, metres, and its strength on the floor and on walls. */
const REACH = 0.06;
const DARKEST = { floor: 0.84, wall: 0.4 } as const;
/** Radius of a narrower part of it, metres, and its share. */
const LINE = { reach: 0.018, share: 0.45 } as const;
/** Upper bound of the radius, pixels. */
const MOST_PIXELS = 40;
/** A pixel with a larger coverage shows furniture, else the room. */
const COVERED = 0.5;
/** How far a rug's pile may show beside and above its bounds, metres: at a grazing angle a pixel shows centimetres. */
const PILE = { beside: 0.02, above: 0.008 } as const;
/** The same above it where the pixel faces up by LEVEL (cosine): it may show a little of what stands before the rug. */
const ABOVE_LEVEL = 0.035;
const LEVEL = 0.8;
/** Length of the mean normal of a pixel that shows one piece: the depth of one that shows two is that of neither. */
const ONE_PIECE = 0.85;
/** Share of a contact shadow that shows on a rug: feet sink into its pile. */
const ON_PILE = 0.65;
/** What a pixel shows that furniture may touch. */
const ROOM = 1;
export const LAID = 2;

/** Radius in metres, and strength, of a contact shadow. */
interface ContactShadow {
  readonly share: number;
  readonly reach: number;
}

/** Contact shadow of a rug's edge on the floor; it fades out where a pixel shows more than the radius. */
const EDGE: ContactShadow = { share: 0.45, reach: 0.025 };

/** Distance from a face, metres. */
function aboveFace(box: Box, face: number, x: number, y: number, z: number): number {
  switch (face) {
    case FACE.left:
      return x - box.left;
    case FACE.right:
      return box.right - x;
    case FACE.floor:
      return y;
    case FACE.back:
      return z - box.back;
    default:
      return Infinity;
  }
}

/**
 * Height of the rug that shows at a point, metres; -1: none does.
 * @param laid bounds of what lies flat on the floor
 * @param up cosine between the normal, which is arbitrary on a pile, and upwards
 */
export function rugAt(laid: readonly Bounds[], x: number, y: number, z: number, up: number): number {
  const above = up > LEVEL ? ABOVE_LEVEL : PILE.above;
  let top = -1;
  for (const [left, , back, right, high, front] of laid) {
    const beside = Math.max(left - x, x - right, back - z, z - front);
    if (beside < PILE.beside && y < high + above) top = Math.max(top, high);
  }
  return top;
}

/** The closest pixel within two that shows the room or a rug, the one below first, or -1. */
function besideFurniture(ground: Uint8Array, k: number, width: number): number {
  for (const step of [1, 2]) {
    if (ground[k + step * width]) return k + step * width;
    if (ground[k - step]) return k - step;
    if (ground[k + step]) return k + step;
    if (ground[k - step * width]) return k - step * width;
  }
  return -1;
}

/** Fills the guide plane with 1: no contact shadow anywhere. */
export const clearContacts = (frame: Frame): Float32Array => plane(frame, PLANE.guide, 1).fill(1);

interface Contacts extends RenderView {
  /** bounds of rugs, which receive contact shadows too */
  readonly laid: readonly Bounds[];
}

/**
 * Writes the remaining light of contact shadows on floor and walls into the guide plane: 1 away from contacts; rugs are
 * darkened at once. Few samples and a smoothing filter cannot keep so thin a line, without which furniture seems to
 * float.
 * @returns per pixel, LAID where it shows a rug
 */
export function darkenContacts(frame: Frame, { camera, box, laid }: Contacts): Uint8Array {
  const { width, height, face } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const depth = plane(frame, PLANE.depth, 1);
  const normals = plane(frame, PLANE.normal, 3);
  const agreement = plane(frame, PLANE.agreement, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const left = clearContacts(frame);
  const ground = new Uint8Array(width * height);
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const point = new Float64Array(3);
  const beneath = new Float64Array(3);
  const place = new Float64Array(3);

  /** Writes the place of what the pixel shows: the room behind the furniture, or else the furniture. */
  const find = (k: number, showsRoom: boolean, out: Float64Array): void => {
    aim(k % width, Math.floor(k / width));
    const far = showsRoom ? exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit) : depth[k] / magnitude(ray);
    for (let axis = 0; axis < 3; axis++) out[axis] = ray[axis] * far + (axis === 1 ? camera.height : 0);
  };

  /**
   * Darkens the pixels around a contact that show the same face and for which `shows` holds. What touches may be
   * undercut: the shadow lies all the way to the place that shows below the pixel.
   */
  const spread = (
    k: number,
    beside: number,
    { share, reach }: ContactShadow,
    shows: (k: number) => boolean = () => true,
  ): void => {
    const touched = face[beside];
    const normal = FACE_NORMALS[touched];
    const most = (touched === FACE.floor ? DARKEST.floor : DARKEST.wall) * share;
    find(beside, ground[beside] === ROOM, beneath);
    let long = 0;
    for (let axis = 0; axis < 3; axis++) if (normal[axis] === 0) long += (beneath[axis] - point[axis]) ** 2;
    const isUndercut = beside >= k + width && long > 0 && long < reach * reach;
    const away = Math.hypot(point[0], point[1] - camera.height, point[2]);
    const pixels = Math.min(MOST_PIXELS, Math.ceil((reach * camera.focal) / away));
    const [column, row] = [k % width, Math.floor(k / width)];
    for (let y = Math.max(0, row - pixels); y <= Math.min(height - 1, row + pixels); y++) {
      for (let x = Math.max(0, column - pixels); x <= Math.min(width - 1, column + pixels); x++) {
        const n = y * width + x;
        if (face[n] !== touched || !shows(n)) continue;
        find(n, ground[n] !== LAID, place);
        let along = 0;
        for (let axis = 0; axis < 3; axis++) {
          if (normal[axis] === 0) along += (place[axis] - point[axis]) * (beneath[axis] - point[axis]);
        }
        const part = isUndercut ? Math.min(1, Math.max(0, along / long)) : 0;
        let square = 0;
        for (let axis = 0; axis < 3; axis++) {
          if (normal[axis] !== 0) continue;
          square += (place[axis] - point[axis] - part * (beneath[axis] - point[axis])) ** 2;
        }
        if (square >= reach * reach) continue;
        const distance = Math.sqrt(square);
        const near = 1 - distance / reach;
        const line = Math.max(0, 1 - distance / LINE.reach);
        left[n] = Math.min(left[n], 1 - most * ((1 - LINE.share) * near * near + LINE.share * line));
      }
    }
  };

  for (let k = 0; k < width * height; k++) {
    if (coverage[k] < COVERED) ground[k] = ROOM;
    else if (face[k] === FACE.floor && laid.length > 0) {
      find(k, false, point);
      if (rugAt(laid, point[0], point[1], point[2], normals[k * 3 + 1]) >= 0) ground[k] = LAID;
    }
  }
  const isFloor = (k: number) => ground[k] === ROOM && face[k] === FACE.floor;

  for (let row = 2; row < height - 2; row++) {
    for (let column = 2; column < width - 2; column++) {
      const k = row * width + column;
      if (ground[k] === LAID) {
        // a rug's edge darkens the floor
        const floor = [k + width, k - 1, k + 1, k - width].find(isFloor);
        if (floor === undefined) continue;
        find(k, false, point);
        spread(k, floor, EDGE, isFloor);
      }
      if (ground[k] || agreement[k] < ONE_PIECE) continue;
      const beside = besideFurniture(ground, k, width);
      if (beside < 0) continue;
      find(k, false, point);
      const rug = ground[beside] === LAID ? Math.max(0, rugAt(laid, point[0], 0, point[2], 0)) : 0;
      const above = aboveFace(box, face[beside], point[0], point[1], point[2]) - rug;
      if (above >= TOUCHING.least) continue;
      const share = Math.min(1, (TOUCHING.least - above) / (TOUCHING.least - TOUCHING.full));
      spread(k, beside, { share, reach: REACH });
    }
  }
  for (let k = 0; k < width * height; k++) {
    if (ground[k] !== LAID || left[k] === 1) continue;
    for (let c = k * 3; c < k * 3 + 3; c++) colour[c] *= 1 - ON_PILE * (1 - left[k]);
  }
  return ground;
}
