import { KINDS, type Size } from '../../kinds.js';
import type { Room, RoomLamp } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Draft } from '../../furniture/draft.js';
import { leavesOpenings } from '../scene/openings.js';
import { leavesOthersSeen } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { view, isInPicture } from '../scene/view.js';

/** Metres above a table of a pendant's underside; and above the floor where no table stands below. */
export const ABOVE_TABLE = 0.75;
export const HEADROOM = 2;
/** A ceiling busier than this has a lamp, a fan or beams already. */
const BARE_CEILING = 0.2;

/** Hangs a lamp over a piece, its underside at the rule's height; tells whether it does. */
export function hangPendant(
  scene: Scene,
  base: Draft,
  size: Pick<Size, 'width' | 'depth'> = KINDS.pendant.size,
): boolean {
  const { room } = scene;
  const overTable = base.kind === 'dining table' || base.kind === 'kitchen island';
  const y = overTable ? base.height + ABOVE_TABLE : Math.max(HEADROOM, base.height + ABOVE_TABLE);
  const height = room.ceilingHeight - y;
  if (height < 0.3 || !mayAdd(scene, 'pendant') || hasOwnLamp(room)) return false;
  const { width, depth } = size;
  const lamp: Draft = {
    kind: 'pendant',
    group: base.group,
    width,
    depth,
    height,
    x: base.x,
    z: base.z,
    y,
    angle: base.angle,
  };
  const shade = { ...lamp, height: 0.4 };
  const seen = view(room, shade);
  if (seen.inFrame < 0.95 || seen.distance < 1.2) return false;
  if (!ceilingIsBare(scene, lamp) || !leavesOpenings(scene, shade) || !leavesOthersSeen(scene, shade, 0.7))
    return false;
  scene.pieces.push(lamp);
  return true;
}

/** Certainty from which a lamp or a fan hangs in the room already: a second one beside it looks forgotten. */
const LIKELY_LAMP = 0.35;

/** The lamps and fans that hang in the room, those that hang lowest first. */
export const ownLamps = ({ lamps }: Room): RoomLamp[] =>
  lamps
    .filter(({ kind, certainty }) => kind === 'hanging' && certainty >= LIKELY_LAMP)
    .toSorted((a, b) => a.bottom - b.bottom);

const hasOwnLamp = (room: Room): boolean => ownLamps(room).length > 0;

/** Metres from the point below a lamp within which a table stands under it. */
export const UNDER_IT = 0.3;

/** Metres on the floor from the point below a lamp to a place. */
export const fromBelow = (lamp: RoomLamp, { x, z }: { readonly x: number; readonly z: number }): number =>
  Math.hypot(lamp.x - x, lamp.z - z);

/** Looks for a lamp, a fan or beams round the place where the cord would start. */
function ceilingIsBare(scene: Scene, lamp: Draft): boolean {
  const { room, look } = scene;
  let sum = 0;
  let points = 0;
  for (const dx of [-0.6, -0.3, 0, 0.3, 0.6])
    for (const down of [0, 0.3, 0.6]) {
      const point = [lamp.x + dx, room.ceilingHeight - down, lamp.z] as const;
      const pixel = project(room.camera, point);
      if (!pixel || !isInPicture(room, pixel)) continue;
      sum += look.busy(point);
      points++;
    }
  return points === 0 || sum < BARE_CEILING * points;
}
