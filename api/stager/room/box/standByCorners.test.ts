import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import { toLab } from '../../photo/colour.js';
import { type BoxParameters, boxFrame, floorEdge } from './boxLines.js';
import { scorer } from './boxSearch.js';
import { project } from '../../../shared/geometry/camera.js';
import { cornerScene } from './corners.js';
import { gatherLineEvidence } from './lineEvidence.js';
import type { Reading } from './reading.js';
import { withSideByCorner } from './sideByCorner.js';
import { standByCorners } from './standByCorners.js';
import { readSurfaces } from './surfaces.js';
import { type DrawnRoom, FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const BOARD = 0.12;
/** Painted unlike walls and floor. */
const ROOM: DrawnRoom = {
  width: 360,
  height: 240,
  ...FRONTAL_DRAWING,
  skirting: { height: BOARD, colour: [235, 235, 232] },
};

const SURFACES = finish(readSurfaces(drawRoom(ROOM)));

const viewOfRoom = (() => {
  const { focal } = cameraOfDrawing(ROOM);
  return viewOf({ focal, shift: 0, yaw: 0, pitch: 0, roll: 0 }, ROOM);
})();
const FRAME = boxFrame(viewOfRoom);

/** The true box of the drawing, except for its lines, which are at heights above the floor. */
function boxAt(heights: Partial<Record<keyof BoxParameters, number>>) {
  const camera = cameraOfDrawing(ROOM);
  const at = (point: Vec3) => project(camera, point) ?? [0, 0];
  const angle = ([x, y]: readonly [number, number]) =>
    (Math.atan2(Math.abs(x - FRAME.vx), y - FRAME.vy) * 180) / Math.PI;
  return {
    back: at([0, heights.back ?? 0, ROOM.back])[1],
    left: angle(at([ROOM.left, heights.left ?? 0, -2])),
    right: angle(at([ROOM.right, heights.right ?? 0, -2])),
  };
}

function stood(box: BoxParameters): BoxParameters {
  const reading: Reading = {
    view: viewOfRoom,
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
  return finish(standByCorners(reading, toLab(drawRoom(ROOM)), SURFACES)).box.box;
}

test.each(['left', 'right', 'back'] as const)('lowers a %s line along the top of a board to its foot', (line) => {
  const truth = boxAt({});
  const before = boxAt({ [line]: BOARD });
  const found = stood(before);
  expect(Math.abs(before[line] - truth[line])).toBeGreaterThan(1.5);
  expect(Math.abs((found[line] ?? 0) - truth[line])).toBeLessThan(0.8);
});

test('keeps a box that is on the floor', () => {
  expect(stood(boxAt({}))).toEqual(boxAt({}));
});

function withSide(box: BoxParameters): BoxParameters {
  const evidence = gatherLineEvidence(SURFACES, viewOfRoom, { segments: [], classes: [], scale: 1 });
  const scene = { frame: FRAME, surfaces: SURFACES, evidence };
  const found = { box, edge: floorEdge(FRAME, box), score: scorer(scene)(box) };
  return withSideByCorner(scene, cornerScene(SURFACES, FRAME, viewOfRoom), found).box;
}

test.each(['left', 'right'] as const)('adds a %s wall that was not found where its corner is visible', (side) => {
  const truth = boxAt({});
  const found = withSide({ ...truth, [side]: null });
  expect(Math.abs((found[side] ?? 0) - truth[side])).toBeLessThan(3);
});

test('adds no side walls to a picture of a single wall', () => {
  const wall = { ...boxAt({}), left: null, right: null };
  expect(withSide(wall)).toEqual(wall);
});
