import { type Raster, type Room, StageRefusal } from '../contract.js';
import { grey } from '../photo/filters.js';
import { shrink } from '../photo/resize.js';
import { ceilingOfBox, floorOfBox } from './boxOutline.js';
import { metricBox } from './metricBox.js';
import { findReading } from './reading.js';
import { findSegments } from './segments.js';
import { readSurfaces } from './surfaces.js';

/** Long sides, pixels, of the copies that the steps look at. */
const SEGMENT_SIZE = 720;
const SURFACE_SIZE = 160;

const NO_FLOOR = 'The floor could not be found: draw its outline.';

export async function readRoom(photo: Raster): Promise<Room> {
  const large = shrink(photo, SEGMENT_SIZE);
  const segments = findSegments(grey(large));
  const surfaces = readSurfaces(shrink(large, SURFACE_SIZE));
  const reading = findReading({ segments, size: large, surfaces });
  if (!reading) throw new StageRefusal('no_floor', NO_FLOOR);
  const box = metricBox(reading, photo);
  if (!box) throw new StageRefusal('no_floor', NO_FLOOR);
  return {
    ...box,
    openings: [],
    standing: [],
    floorOutline: floorOfBox(box),
    ceilingOutline: ceilingOfBox(box),
    light: { from: 'even', walls: 0.5, floor: 0.5, tint: [1, 1, 1] },
    explained: reading.explained,
    confidence: 0.5,
    warnings: [],
  };
}
