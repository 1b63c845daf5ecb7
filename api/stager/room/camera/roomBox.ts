import type { Room, Side, Vec3 } from '../../contract.js';

/** The room as a box around all furniture and the camera; metres, the floor at y = 0. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly ceiling: number;
}

export const FACE = { left: 0, right: 1, floor: 2, ceiling: 3, back: 4, front: 5 } as const;
export const FACES = 6;

export const FACE_OF_WALL: Readonly<Record<Side, number>> = { left: FACE.left, right: FACE.right, back: FACE.back };

/** Normals that point into the room, by face. */
export const FACE_NORMALS: readonly Vec3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

export const boxOf = (room: Room): Box => ({
  left: room.left,
  right: room.right,
  back: room.back,
  front: room.front,
  ceiling: room.ceilingHeight,
});

/** Out parameter of `exitBox`: inner loops must not allocate. */
export interface Exit {
  face: number;
}

/**
 * Where a ray that starts within the box leaves it.
 * @returns the distance along the direction; the face is written to `exit`
 */
export function exitBox(
  box: Box,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  exit: Exit,
): number {
  const x = ((dx < 0 ? box.left : box.right) - ox) / dx;
  const y = ((dy < 0 ? 0 : box.ceiling) - oy) / dy;
  const z = ((dz < 0 ? box.back : box.front) - oz) / dz;
  if (x <= y && x <= z) {
    exit.face = dx < 0 ? FACE.left : FACE.right;
    return x;
  }
  if (y <= z) {
    exit.face = dy < 0 ? FACE.floor : FACE.ceiling;
    return y;
  }
  exit.face = dz < 0 ? FACE.back : FACE.front;
  return z;
}

/** Size of a face in metres, along and up as in `pointOnFace`; on floor and ceiling `up` is into the room. */
export const faceSize = (box: Box, face: number): readonly [along: number, up: number] => [
  face <= FACE.right ? box.front - box.back : box.right - box.left,
  face === FACE.floor || face === FACE.ceiling ? box.front - box.back : box.ceiling,
];

/** The point of a face at u, v in 0..1: u along x (along z on side walls), v up (along z on floor and ceiling). */
export function pointOnFace(box: Box, face: number, u: number, v: number): Vec3 {
  const x = box.left + u * (box.right - box.left);
  if (face === FACE.left || face === FACE.right) {
    return [face === FACE.left ? box.left : box.right, v * box.ceiling, box.back + u * (box.front - box.back)];
  }
  if (face === FACE.floor || face === FACE.ceiling) {
    return [x, face === FACE.floor ? 0 : box.ceiling, box.back + v * (box.front - box.back)];
  }
  return [x, v * box.ceiling, face === FACE.back ? box.back : box.front];
}
