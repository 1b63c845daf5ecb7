/** Varied rooms with pictures, screens or framed mirrors on their walls: rectangles that are no windows. Metres. */
import type { Vec3 } from '../contract.js';
import { type Random, createRandom } from '../random.js';
import { freePlace } from './freePlaces.js';
import type { RandomRoomOptions } from './randomRoom.js';
import type { PictureSpec, RoomSpec } from './roomSpec.js';
import { SIDES } from './shell.js';
import { variedRoom } from './variedRoom.js';

const MOTIFS = [
  'pines',
  'dunes',
  'shore',
  'hills',
  'moon',
  'horizon',
  'strokes',
  'poured',
  'cutouts',
  'slabs',
] as const;
const COLOURS: readonly Vec3[] = [
  [0.1, 0.2, 0.3],
  [0.5, 0.3, 0.15],
  [0.2, 0.3, 0.18],
  [0.45, 0.12, 0.08],
];
const FRAMES: readonly Vec3[] = [
  [0.02, 0.02, 0.02],
  [0.3, 0.18, 0.08],
  [0.8, 0.8, 0.78],
];
/** A screen that is switched off. */
const DARK: Vec3 = [0.012, 0.012, 0.014];
const SALT = 0xa27;

/** Deterministic: the room of `variedRoom` for this seed, with up to four pictures. */
export function roomWithPictures(seed: number, options: RandomRoomOptions = {}): RoomSpec {
  const random = createRandom(seed ^ SALT);
  let room = variedRoom(seed, options);
  for (let count = random.pick([1, 2, 3, 4]); count > 0; count--) room = withPicture(random, room);
  return room;
}

function withPicture(random: Random, room: RoomSpec): RoomSpec {
  const screen = random.chance(0.25);
  const [width, height] = screen
    ? [random.between(0.9, 1.7), random.between(0.55, 0.95)]
    : [random.between(0.4, 1.8), random.between(0.4, 1.3)];
  const look = screen
    ? { colour: DARK, frame: DARK }
    : { colour: random.pick(COLOURS), frame: random.pick(FRAMES), motif: random.pick(MOTIFS) };
  const middle = Math.min(random.between(1.2, 1.7), room.ceiling - 0.1 - height / 2);
  for (const wall of random.shuffled(SIDES)) {
    const place = freePlace(random, room, wall, { width, corner: 0.15, others: 0.15, hidden: 0.1 });
    if (!place) continue;
    const picture: PictureSpec = { wall, ...place, bottom: middle - height / 2, top: middle + height / 2, ...look };
    return { ...room, pictures: [...(room.pictures ?? []), picture] };
  }
  return room;
}
