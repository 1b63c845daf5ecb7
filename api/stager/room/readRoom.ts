import { type Raster, type Room, StageRefusal, type Wall } from '../contract.js';
import { toLab } from '../photo/colour.js';
import { grey } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { breathe } from './breathe.js';
import { ceilingOfBox } from './boxOutline.js';
import { confidenceOf, warningsOf } from './confidence.js';
import { findOpenings } from './findOpenings.js';
import { readLight } from './light.js';
import { metricBox } from './metricBox.js';
import { type Reading, findReading } from './reading.js';
import { refineReading } from './refineReading.js';
import { type Metres, rescale } from './rescale.js';
import { scaleOfDoors } from './scale.js';
import { refineFloor } from './floorOutline.js';
import { findSegments } from './segments.js';
import { standOnFloor } from './skirting.js';
import { readSurfaces } from './surfaces.js';
import { standingOnFloor, uprightsOfWall } from './uprights.js';

export interface ReadOptions {
  /** the reading ends within a tenth of a second or so of its abortion */
  readonly signal?: AbortSignal | undefined;
}

/** Long sides, pixels, of the copies in which segments, the refined box and the first box are found. */
const SEGMENT_SIZE = 720;
const SMALL_SIZE = 320;
const SMALLEST_SIZE = 160;

/**
 * Reads camera, walls, openings and light of a room out of one photo, in metres.
 * @param photo upright
 * @throws {StageRefusal} no_floor where no believable box of floor and walls is found; the signal's reason, once it is
 *   aborted
 */
export async function readRoom(photo: Raster, { signal }: ReadOptions = {}): Promise<Room> {
  const large = shrink(photo, SEGMENT_SIZE);
  const small = shrink(large, SMALL_SIZE);
  const lab = toLab(large);
  await breathe(signal);
  const segments = findSegments(grey(large));
  await breathe(signal);
  const surfaces = readSurfaces(shrink(small, SMALLEST_SIZE));
  const coarse = await findReading({ segments, size: large, surfaces }, signal);
  await breathe(signal);
  const refined = coarse && refineReading({ segments, size: large, surfaces: readSurfaces(small) }, coarse);
  const reading = refined && standOnFloor(refined, lab);
  const bare = reading && metricBox(reading, photo);
  if (!bare) throw new StageRefusal('no_floor', 'The floor could not be found: draw its outline.');

  await breathe(signal);
  const scene = { segments, reading, box: bare };
  const withUprights = (wall: Wall): Wall => ({ ...wall, uprights: wall.seen ? uprightsOfWall(scene, wall) : [] });
  const { back, left, right } = bare.walls;
  const walls = { back: withUprights(back), left: withUprights(left), right: withUprights(right) };
  const { box, openings, standing } = scaledByDoors(reading, {
    box: { ...bare, walls },
    openings: findOpenings(large, lab, { ...bare, walls }),
    standing: standingOnFloor(scene),
  });
  await breathe(signal);
  const light = readLight(small, (column) => reading.box.edge.top[column], openings);
  await breathe(signal);
  const confidence = confidenceOf(reading);
  return {
    ...box,
    openings,
    standing,
    floorOutline: refineFloor(small, box, reading),
    ceilingOutline: ceilingOfBox(box),
    light,
    explained: reading.explained,
    confidence,
    warnings: warningsOf({ reading, confidence, light, standing: standing.length }),
  };
}

/** A door that is surely one tells the scale better than the ceiling does. */
function scaledByDoors(reading: Reading, read: Metres): Metres {
  const { camera, ceilingHeight } = read.box;
  const seen = reading.eye === null ? null : ceilingHeight;
  return rescale(read, scaleOfDoors({ openings: read.openings, eye: camera.height, ceilingHeight: seen }));
}
