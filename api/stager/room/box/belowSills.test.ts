import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import { type BoxParameters, boxFrame, floorEdge } from './boxLines.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Reading } from './reading.js';
import { refineReading } from './refineReading.js';
import { readSurfaces } from './surfaces.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const ROOM = { width: 320, height: 214, ...FRONTAL_DRAWING, skirting: { height: 0, colour: [0, 0, 0] } };
/** Height of the sills, metres. */
const SILL = 0.5;
const SURFACES = finish(readSurfaces(drawRoom(ROOM)));
const CAMERA = cameraOfDrawing(ROOM);
const VIEW = viewOf({ focal: CAMERA.focal, shift: 0, yaw: 0, pitch: 0, roll: 0 }, ROOM);
const FRAME = boxFrame(VIEW);

/** The true box of the drawing, except for its side lines, which are this many metres above the floor. */
function boxAt({ left = 0, right = 0 }): { back: number; left: number; right: number } {
  const at = (point: Vec3) => project(CAMERA, point) ?? [0, 0];
  const angle = (x: number, y: number) => {
    const [column, row] = at([x, y, -2]);
    return (Math.atan2(Math.abs(column - FRAME.vx), row - FRAME.vy) * 180) / Math.PI;
  };
  return { back: at([0, 0, ROOM.back])[1], left: angle(ROOM.left, left), right: angle(ROOM.right, right) };
}

function refined(box: BoxParameters): BoxParameters {
  const reading: Reading = {
    view: VIEW,
    classes: [],
    explained: 1,
    frame: FRAME,
    box: { box, edge: floorEdge(FRAME, box), score: 1.5 },
    ceiling: { ratio: 1.08, seen: 1, score: 0.7 },
    skirting: false,
    eye: ROOM.eye,
    depth: 4.6,
    score: 2,
  };
  return finish(refineReading({ segments: [], size: ROOM, surfaces: SURFACES }, reading)).box.box;
}

test.each(['left', 'right'] as const)('lowers a %s line at the height of sills to the foot of its wall', (side) => {
  const found = refined(boxAt({ [side]: SILL }))[side] ?? 0;
  expect(Math.abs(found - boxAt({})[side])).toBeLessThan(1);
});

test('keeps side lines that run along the foot of their walls', () => {
  const found = refined(boxAt({}));
  for (const side of ['left', 'right'] as const) {
    expect(Math.abs((found[side] ?? 0) - boxAt({})[side])).toBeLessThan(1);
  }
});
