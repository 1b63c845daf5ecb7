import type { Room, SurfaceLook, Wall } from '../contract.js';

/**
 * The reading with every length multiplied: it describes the same picture, as a photo does not tell how large a room
 * is.
 */
export function scaledRoom(room: Room, factor: number): Room {
  const { back, left, right } = room.walls;
  const by = scaler(factor);
  return {
    ...room,
    ...by(room, 'left', 'right', 'back', 'front', 'ceilingHeight'),
    camera: by(room.camera, 'height'),
    walls: { back: scaledWall(back, factor), left: scaledWall(left, factor), right: scaledWall(right, factor) },
    openings: room.openings.map((opening) => by(opening, 'from', 'to', 'bottom', 'top')),
    standing: room.standing.map(([x, z]) => [x * factor, z * factor]),
    things: room.things.map((thing) => by(thing, 'x', 'z', 'width', 'depth', 'height')),
    fixtures: room.fixtures.map((fixture) => by(fixture, 'from', 'to', 'bottom', 'top')),
    lamps: room.lamps.map((lamp) => by(lamp, 'x', 'z', 'radius', 'bottom')),
    floor: room.floor.look ? { ...room.floor, look: scaledLook(room.floor.look, factor) } : room.floor,
    ...(room.ceilingLook && { ceilingLook: scaledLook(room.ceilingLook, factor) }),
  };
}

/** Multiplies the named fields. */
const scaler =
  (factor: number) =>
  <Key extends string, Shape extends Readonly<Record<Key, number>>>(shape: Shape, ...keys: readonly Key[]): Shape => ({
    ...shape,
    ...Object.fromEntries(keys.map((key) => [key, shape[key] * factor])),
  });

function scaledWall(wall: Wall, factor: number): Wall {
  const by = scaler(factor);
  return {
    ...by(wall, 'at', 'from', 'to'),
    uprights: wall.uprights.map((edge) => by(edge, 'along', 'bottom', 'top')),
    ...(wall.look && { look: scaledLook(wall.look, factor) }),
  };
}

const scaledLook = (look: SurfaceLook, factor: number): SurfaceLook => scaler(factor)(look, 'step', 'from', 'start');
