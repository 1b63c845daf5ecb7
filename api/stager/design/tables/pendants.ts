import { KINDS, type Size } from '../../kinds.js';
import type { Ground, Room, RoomLamp } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Draft } from '../../furniture/draft.js';
import { leavesOpenings } from '../scene/openings.js';
import { leavesOthersSeen } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { mayAdd } from '../scene/scene.js';
import { view, isInPicture } from '../scene/view.js';

/** Metres from a table's top to a pendant's underside; and from the floor, where no table stands below. */
export const ABOVE_TABLE = 0.75;
export const HEADROOM = 2;
/** Pattern of a ceiling above which it already has a lamp, a fan or beams. */
const BARE_CEILING = 0.2;

/** Hangs a pendant over a piece at the height of the rules. Returns whether it hangs. */
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

/** Certainty of a lamp or a fan of the room from which a table stands under it. */
const LIKELY_LAMP = 0.35;

/** The room's own hanging lamps and fans that are likely, the lowest first. */
export const ownLamps = ({ lamps }: Room): RoomLamp[] =>
  lamps
    .filter(({ kind, certainty }) => kind === 'hanging' && certainty >= LIKELY_LAMP)
    .toSorted((a, b) => a.bottom - b.bottom);

/** Whether the room may have a lamp or a fan, also a doubtful one: no second one is hung beside it. */
const hasOwnLamp = ({ lamps }: Room): boolean => lamps.some(({ kind }) => kind === 'hanging');

/** Metres from the point below a lamp within which a table is centred under it, and within which it is near it. */
const CENTRED = 0.1;
export const UNDER_IT = 0.3;

/** The floor point below a lamp, and those near it at which a table is still centred under it. */
export const nearBelow = ({ x, z }: RoomLamp): Ground[] => [
  [x, z],
  ...[CENTRED, -CENTRED].flatMap((off): Ground[] => [
    [x + 0.9 * off, z],
    [x, z + 0.9 * off],
  ]),
];

/** Metres on the floor plan from a lamp to a place. */
export const fromBelow = (lamp: RoomLamp, { x, z }: { readonly x: number; readonly z: number }): number =>
  Math.hypot(lamp.x - x, lamp.z - z);

/** Whether the ceiling is bare, without lamp, fan or beams, round the point where the cord starts. */
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
