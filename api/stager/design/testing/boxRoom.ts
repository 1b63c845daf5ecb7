import type { Camera, Room } from '../../contract.js';
import { EVEN_READING, floorInPicture, wallOf } from './syntheticRoom.js';

/** A bare box, metres, with the camera centred and facing the back wall. */
export function boxRoom(width: number, depth: number, height = 800): { room: Room } {
  const camera: Camera = {
    focal: 700,
    cx: 600,
    cy: 0.425 * height,
    rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    height: 1.3,
  };
  const box = { left: -width / 2, right: width / 2, back: -depth, front: 1, ceilingHeight: 2.6 };
  const floorOutline = floorInPicture(camera, box, { width: 1200, height });
  const room: Room = {
    ...box,
    width: 1200,
    height,
    camera,
    walls: {
      back: wallOf('back', box.back, box.left, box.right),
      left: wallOf('left', box.left, box.back, 0),
      right: wallOf('right', box.right, box.back, 0),
    },
    openings: [],
    floorOutline,
    ...EVEN_READING,
  };
  return { room };
}
