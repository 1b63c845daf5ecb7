/** What only the photo itself shows well enough: plates, lamps, letters. */
import type { Steps } from '../breathe.js';
import type { Raster, Room, Thing } from '../contract.js';
import { blocksIn } from './blocks.js';
import { type FineLook, fineLook } from './fineLook.js';
import { flatLampsOn } from './flatLamps.js';
import { hangingLampsIn } from './hangingLamps.js';
import { hungPictures } from './hungPictures.js';
import { platesOn } from './plates.js';
import { radiatorsIn } from './radiators.js';
import { withoutReflections } from './reflections.js';
import { findSpecks } from './specks.js';
import { watermarksIn } from './watermarks.js';

/** Of the picture's width: larger clusters of edges are doors, windows and furniture. */
const LARGEST = 0.5;

/** Metres round a block within which an edge is its own. */
const SAME = 0.2;

/** The room with its fixtures and its lamps. @param photo upright, of the room's size */
export function* lookCloser(room: Room, photo: Raster): Steps<Room> {
  const look = yield* fineLook(photo);
  yield;
  const specks = yield* findSpecks(look.marks(), LARGEST * look.plane.width);
  yield;
  const fixtures = [...hungPictures(room), ...platesOn(room, look, specks)];
  yield;
  const lamps = [...(yield* hangingLampsIn(room, look)), ...flatLampsOn(room, look, specks)];
  yield;
  const watermarks = yield* watermarksIn(room, look);
  yield;
  return { ...room, fixtures, lamps, watermarks, things: thingsIn(room, look) };
}

/** What was seen before, without what the floor mirrors; blocks take the place of their own edges. */
function thingsIn(room: Room, look: FineLook): Thing[] {
  const blocks = [...radiatorsIn(room, look), ...blocksIn(room, look)];
  const others = withoutReflections(room, look, room.things);
  return [...blocks, ...others.filter((thing) => !blocks.some((block) => isIn(thing, block)))];
}

const isIn = ({ x, z }: Thing, block: Thing): boolean =>
  Math.abs(x - block.x) < block.width / 2 + SAME && Math.abs(z - block.z) < block.depth / 2 + SAME;
