/** Lights of a synthetic room: windows, lamps, and the part of the room behind the camera. */
import type { Vec3 } from '../contract.js';
import { FACE, FACE_OF_WALL } from '../room/camera/roomBox.js';
import { type AreaLight, spanLight } from '../light/lights.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { NEXT_ROOM, glassOf, isGlazed } from './doorFittings.js';
import { openHole } from './openAir.js';
import type { DoorSpec, Hole, LightSpec, RoomSpec } from './roomSpec.js';
import { BEHIND, outward, wallSpan } from './plan.js';
import { REVEAL } from './shell.js';

export const USUAL_LIGHT: LightSpec = {
  daylight: 6,
  lamps: 0.5,
  behind: 0.7,
  glare: 1.2,
  tint: [1, 1, 1],
  exposure: 0.5,
  noise: 0.9,
};

/** Windows emit their light from a plane in front of the sashes and behind the frame. */
const LIGHT_AT = REVEAL - 0.03;
/** Daylight is slightly bluer than lamps. */
const DAY: Vec3 = [0.95, 1, 1.06];
/** Distance of the lamps' soft panel from the ceiling, and of the light behind the camera from it. */
const UNDER_CEILING = 0.12;
const FROM_BEHIND = 0.1;

const times = (factor: number, [r, g, b]: Vec3): Vec3 => [r * factor, g * factor, b * factor];

export function lightsOf(spec: RoomSpec): AreaLight[] {
  const { daylight, lamps, behind, tint } = spec.light ?? USUAL_LIGHT;
  const glass = [
    ...spec.windows,
    ...spec.doors.filter(isGlazed).map(glassOf),
    ...(spec.openSides ?? []).map((side) => openHole(spec, side)),
  ];
  const inset = 0.15;
  return [
    ...glass.map((hole) => windowLight(spec, hole, times(daylight, DAY))),
    // lamps and their reflection from the ceiling, as one soft panel
    spanLight(
      FACE.ceiling,
      [spec.left + inset, spec.ceiling - UNDER_CEILING, spec.back + inset],
      [spec.right - inset, spec.ceiling - UNDER_CEILING, BEHIND - inset],
      times(lamps, tint),
      false,
    ),
    spanLight(
      FACE.front,
      [spec.left + inset, inset, BEHIND - FROM_BEHIND],
      [spec.right - inset, spec.ceiling - inset, BEHIND - FROM_BEHIND],
      times(behind, tint),
      false,
    ),
    ...spec.doors.filter((door) => door.leaf === 'open').map((door) => nextRoomLight(spec, door)),
  ];
}

function windowLight(spec: RoomSpec, hole: Hole, radiance: Vec3): AreaLight {
  const at = wallSpan(spec, hole.wall).at + outward(hole.wall) * LIGHT_AT;
  const low = wallPoint(hole.wall, at, hole.from, hole.bottom);
  const high = wallPoint(hole.wall, at, hole.to, hole.top);
  return spanLight(FACE_OF_WALL[hole.wall], low, high, radiance, true);
}

/** The next room's lamp: proportional to its door's width, so that some next rooms are dark and some bright. */
function nextRoomLight(spec: RoomSpec, door: DoorSpec): AreaLight {
  const { at } = wallSpan(spec, door.wall);
  const out = outward(door.wall);
  const near = at + out * (REVEAL + 0.2);
  const far = at + out * (REVEAL + NEXT_ROOM.depth - 0.2);
  const usual = 0.4 + 2.4 * (door.from * 7.13 - Math.floor(door.from * 7.13)) ** 2;
  const level = door.beyond?.lamp ?? usual;
  const low = wallPoint(door.wall, near, door.from, door.top - 0.02);
  const high = wallPoint(door.wall, far, door.to, door.top - 0.02);
  return spanLight(FACE.ceiling, low, high, [level, level, level * 0.95], false);
}
