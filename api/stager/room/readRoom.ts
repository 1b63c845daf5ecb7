import { runWithYields } from '../runWithYields.js';
import type { Steps } from '../steps.js';
import { type Raster, type Room, StageRefusal, type Wall } from '../contract.js';
import { type LabPicture, toLab } from '../photo/colour.js';
import { shrink } from '../photo/resize.js';
import { ceilingOfBox } from './box/boxOutline.js';
import { lookCloser } from './fixtures/closerLook.js';
import { confidenceOf, warningsOf } from './box/confidence.js';
import { findOpenings } from './openings/findOpenings.js';
import { readLight } from './light.js';
import { metricBox } from './box/metricBox.js';
import { type Picture, type Reading, findReading } from './box/reading.js';
import { refineReading } from './box/refineReading.js';
import { photoLook } from './evidence/photoLook.js';
import type { Metres } from './box/rescale.js';
import { type BareRoom, seeRoom } from './evidence/seeing.js';
import { refineFloor } from './floor/floorOutline.js';
import { standByCorners } from './box/standByCorners.js';
import { standOnFloor } from './box/skirting.js';
import { straightEdges } from './camera/straightEdges.js';
import { readSurfaces } from './box/surfaces.js';
import { toScale } from './box/toScale.js';
import { type UprightScene, standingOnFloor, uprightsOfWall } from './box/uprights.js';

interface ReadOptions {
  /** the reading stops within about a tenth of a second */
  readonly signal?: AbortSignal | undefined;
}

/** Long sides in pixels of the copies in which the refined box and the first box are found. */
export const SMALL_SIZE = 320;
const SMALLEST_SIZE = 160;

/**
 * Reads camera, walls, openings and light of a room from one photo, in metres.
 * @param photo upright
 * @throws {StageRefusal} no_floor if no plausible box of floor and walls is found; the signal's reason, once it is
 * aborted
 */
export const readRoom = (photo: Raster, { signal }: ReadOptions = {}): Promise<Room> =>
  runWithYields(roomInSteps(photo), signal);

function* roomInSteps(photo: Raster): Steps<Room> {
  const edges = yield* straightEdges(photo);
  const { copy: large, segments } = edges;
  yield;
  const small = shrink(large, SMALL_SIZE);
  const lab = toLab(large);
  const reading = yield* readBox({ segments, size: large }, small, lab);
  const bare = reading && metricBox(reading, photo);
  if (!bare) throw new StageRefusal('no_floor', 'The floor could not be found: draw its outline.');

  yield;
  const contents = yield* findContents({ segments, reading, box: bare }, large, lab);
  const { metres, certainty: scaleCertainty, doubt: scaleDoubt } = toScale(reading, contents);
  const { box, openings, standing } = metres;
  yield;
  const light = readLight(small, reading.box.edge.top, openings);
  const floor = yield* refineFloor(small, box, reading);
  const confidence = confidenceOf(reading, floor.agreement);
  const read: BareRoom = {
    ...box,
    openings,
    standing,
    floorOutline: floor.outline,
    ceilingOutline: ceilingOfBox(box),
    light,
    explained: reading.explained,
    confidence,
    scaleCertainty,
    warnings: warningsOf({ reading, confidence, light, scaleDoubt }),
  };
  yield;
  return yield* lookCloser(yield* seeRoom(read, photoLook(edges, box)), photo, floor.near);
}

/** The box in the picture: found on a tiny copy, refined on a small one, then moved to the floor. */
function* readBox(lines: Pick<Picture, 'segments' | 'size'>, small: Raster, lab: LabPicture): Steps<Reading | null> {
  const smallest = yield* readSurfaces(shrink(small, SMALLEST_SIZE));
  const coarse = yield* findReading({ ...lines, surfaces: smallest });
  if (!coarse) return null;
  const surfaces = yield* readSurfaces(small);
  const refined = yield* refineReading({ ...lines, surfaces }, coarse);
  const standing = yield* standOnFloor(refined, lab);
  return standing === refined ? yield* standByCorners(refined, lab, surfaces) : standing;
}

/** Openings on the walls of a box, and edges on its floor. */
export function* findContents(scene: UprightScene, copy: Raster, lab: LabPicture): Steps<Metres> {
  const withUprights = (wall: Wall): Wall => ({ ...wall, uprights: wall.seen ? uprightsOfWall(scene, wall) : [] });
  const { back, left, right } = scene.box.walls;
  const walls = { back: withUprights(back), left: withUprights(left), right: withUprights(right) };
  const box = { ...scene.box, walls };
  return { box, openings: yield* findOpenings(copy, lab, box), standing: standingOnFloor(scene) };
}
