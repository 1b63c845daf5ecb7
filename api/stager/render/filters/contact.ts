import { FACE, FACE_NORMALS, exitBox, type Box, type Exit } from '../../room/camera/roomBox.js';
import { PLANE, plane, type Frame } from '../trace/frame.js';
import { magnitude, makeAim, type RenderView } from '../../room/camera/renderView.js';

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
/**
 * Furniture on the floor that is lower than this (metres) and faces up by LEVEL (cosine) receives contact shadows too.
 */
export const RUG = 0.05;
export const LEVEL = 0.8;
/** Height of a rug's pile, metres: what is lower lies flat, whatever its normal. */
const PILE = 0.02;
/** Share of a contact shadow that shows on a rug: feet sink into its pile. */
const ON_PILE = 0.65;
/** What a pixel shows that furniture may touch. */
const ROOM = 1;
const LAID = 2;

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

/** A neighbour that shows the room or a rug, the one below first, or -1. */
function besideFurniture(ground: Uint8Array, k: number, width: number): number {
  if (ground[k + width]) return k + width;
  if (ground[k - 1]) return k - 1;
  if (ground[k + 1]) return k + 1;
  return ground[k - width] ? k - width : -1;
}

/** Fills the guide plane with 1: no contact shadow anywhere. */
export const clearContacts = (frame: Frame): Float32Array => plane(frame, PLANE.guide, 1).fill(1);

/**
 * Writes the remaining light of contact shadows on floor and walls into the guide plane: 1 away from contacts; rugs are
 * darkened at once. Few samples and a smoothing filter cannot keep so thin a line, without which furniture seems to
 * float.
 */
export function darkenContacts(frame: Frame, { camera, box }: RenderView): void {
  const { width, height, face } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const depth = plane(frame, PLANE.depth, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const colour = plane(frame, PLANE.irradiance, 3);
  const left = clearContacts(frame);
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const point = new Float64Array(3);

  /** Darkens the pixels around a contact that show the same face and for which `shows` holds. */
  const spread = (
    column: number,
    row: number,
    touched: number,
    { share, reach }: ContactShadow,
    shows: (k: number) => boolean = () => true,
  ): void => {
    const normal = FACE_NORMALS[touched];
    const most = (touched === FACE.floor ? DARKEST.floor : DARKEST.wall) * share;
    const away = Math.hypot(point[0], point[1] - camera.height, point[2]);
    const pixels = Math.min(MOST_PIXELS, Math.ceil((reach * camera.focal) / away));
    for (let y = Math.max(0, row - pixels); y <= Math.min(height - 1, row + pixels); y++) {
      for (let x = Math.max(0, column - pixels); x <= Math.min(width - 1, column + pixels); x++) {
        const k = y * width + x;
        if (face[k] !== touched || !shows(k)) continue;
        aim(x, y);
        const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
        let square = 0;
        for (let axis = 0; axis < 3; axis++) {
          if (normal[axis] !== 0) continue;
          const at = ray[axis] * far + (axis === 1 ? camera.height : 0);
          square += (at - point[axis]) ** 2;
        }
        if (square >= reach * reach) continue;
        const distance = Math.sqrt(square);
        const near = 1 - distance / reach;
        const line = Math.max(0, 1 - distance / LINE.reach);
        left[k] = Math.min(left[k], 1 - most * ((1 - LINE.share) * near * near + LINE.share * line));
      }
    }
  };

  const find = (column: number, row: number): void => {
    const k = row * width + column;
    aim(column, row);
    const far = depth[k] / magnitude(ray);
    for (let axis = 0; axis < 3; axis++) point[axis] = ray[axis] * far + (axis === 1 ? camera.height : 0);
  };

  const ground = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const k = row * width + column;
      if (coverage[k] < COVERED) ground[k] = ROOM;
      else if (face[k] === FACE.floor) {
        find(column, row);
        // the normal of a pile is arbitrary
        if (point[1] < (normal[k * 3 + 1] > LEVEL ? RUG : PILE)) ground[k] = LAID;
      }
    }
  }
  const isFloor = (k: number) => ground[k] === ROOM && face[k] === FACE.floor;

  /** Darkens the floor at the edge of a rug. */
  const shadeEdge = (column: number, row: number): void => {
    const k = row * width + column;
    if (![k + width, k - 1, k + 1, k - width].some(isFloor)) return;
    find(column, row);
    spread(column, row, FACE.floor, EDGE, isFloor);
  };

  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const k = row * width + column;
      if (ground[k] === LAID) shadeEdge(column, row);
      if (ground[k]) continue;
      const beside = besideFurniture(ground, k, width);
      if (beside < 0) continue;
      find(column, row);
      const above = aboveFace(box, face[beside], point[0], point[1], point[2]);
      if (above >= TOUCHING.least) continue;
      const share = Math.min(1, (TOUCHING.least - above) / (TOUCHING.least - TOUCHING.full));
      spread(column, row, face[beside], { share, reach: REACH });
    }
  }
  for (let k = 0; k < width * height; k++) {
    if (ground[k] !== LAID || left[k] === 1) continue;
    for (let c = k * 3; c < k * 3 + 3; c++) colour[c] *= 1 - ON_PILE * (1 - left[k]);
  }
}
