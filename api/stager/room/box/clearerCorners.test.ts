import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import { type BoxParameters, boxFrame, floorEdge } from './boxLines.js';
import { scorer } from './boxSearch.js';
import { project } from '../../../shared/geometry/camera.js';
import { findCeiling } from './ceiling.js';
import { type BoxAndCeiling, withClearerCorners } from './clearerCorners.js';
import { cornerScene } from './corners.js';
import { classify } from '../camera/lineAgreement.js';
import { gatherLineEvidence } from './lineEvidence.js';
import { straightEdges } from '../camera/straightEdges.js';
import { readSurfaces } from './surfaces.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const ROOM = { width: 320, height: 214, ...FRONTAL_DRAWING, skirting: { height: 0, colour: [0, 0, 0] } };
/** Height of a sill that may be mistaken for the foot of the back wall, metres. */
const SILL = 0.6;

const PICTURE = drawRoom(ROOM);
const SURFACES = finish(readSurfaces(PICTURE));
const SEGMENTS = finish(straightEdges(PICTURE)).segments;
const CAMERA = cameraOfDrawing(ROOM);
const VIEW = viewOf({ focal: CAMERA.focal, shift: 0, yaw: 0, pitch: 0, roll: 0 }, ROOM);
const FRAME = boxFrame(VIEW);
const EVIDENCE = gatherLineEvidence(SURFACES, VIEW, {
  segments: SEGMENTS,
  classes: classify(VIEW, SEGMENTS).classes,
  scale: 1,
});
const SCENE = { frame: FRAME, surfaces: SURFACES, evidence: EVIDENCE };
const CORNERS = cornerScene(SURFACES, FRAME, VIEW);

const at = (point: Vec3) => project(CAMERA, point) ?? [0, 0];

function sideAngle(x: number): number {
  const [column, row] = at([x, 0, -2]);
  return (Math.atan2(Math.abs(column - FRAME.vx), row - FRAME.vy) * 180) / Math.PI;
}

const TRUTH = { back: at([0, 0, ROOM.back])[1], left: sideAngle(ROOM.left), right: sideAngle(ROOM.right) };

function underCeiling(box: BoxParameters): BoxAndCeiling {
  const edge = floorEdge(FRAME, box);
  const found = { box, score: scorer(SCENE)(box), edge };
  return { box: found, ceiling: findCeiling({ surfaces: SURFACES, evidence: EVIDENCE, view: VIEW, edge }) };
}

const mended = (found: BoxAndCeiling): BoxAndCeiling =>
  finish(
    withClearerCorners(SCENE, CORNERS, found, { box: (box) => box, ceiling: ({ box }) => underCeiling(box).ceiling }),
  );

test('lowers a back line at the height of a sill to where vertical edges meet the floor', () => {
  const { box } = mended(underCeiling({ ...TRUTH, back: at([0, SILL, ROOM.back])[1] })).box;
  expect(Math.abs(box.back - TRUTH.back)).toBeLessThan(1);
  for (const side of ['left', 'right'] as const) expect(Math.abs((box[side] ?? 0) - TRUTH[side])).toBeLessThan(1.5);
});

test('keeps a box whose corners are visible', () => {
  const found = underCeiling(TRUTH);
  expect(mended(found)).toBe(found);
});

test('keeps a box if no other one has an equally clear ceiling', () => {
  const found = underCeiling({ ...TRUTH, back: at([0, SILL, ROOM.back])[1] });
  const clearest = { ...found, ceiling: { ...found.ceiling, score: 10 } };
  expect(mended(clearest)).toBe(clearest);
});
