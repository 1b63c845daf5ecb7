import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import { boxFrame, floorEdge } from './boxLines.js';
import { type FoundBox, scorer } from './boxSearch.js';
import { project } from '../../../shared/geometry/camera.js';
import { cornerFoot, cornerScene, cornerSupport } from './corners.js';
import { classify } from '../camera/lineAgreement.js';
import { gatherLineEvidence } from './lineEvidence.js';
import { withSideByCorner } from './sideByCorner.js';
import { straightEdges } from '../camera/straightEdges.js';
import { readSurfaces } from './surfaces.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const ROOM = { width: 320, height: 214, ...FRONTAL_DRAWING, skirting: { height: 0, colour: [0, 0, 0] } };
/** Offset of the back line in the box without its left wall, pixels. */
const OFF = 3;

/** Distance of the visible corner from the corner of the floor's edge, columns. */
const BESIDE = 5;

function drawnScene() {
  const picture = drawRoom(ROOM);
  const surfaces = finish(readSurfaces(picture));
  const { segments } = finish(straightEdges(picture));
  const camera = cameraOfDrawing(ROOM);
  const view = viewOf({ focal: camera.focal, shift: 0, yaw: 0, pitch: 0, roll: 0 }, ROOM);
  const { classes } = classify(view, segments);
  const frame = boxFrame(view);
  const scene = { frame, surfaces, evidence: gatherLineEvidence(surfaces, view, { segments, classes, scale: 1 }) };
  const at = (point: Vec3) => project(camera, point) ?? [0, 0];
  const angle = (x: number) => {
    const [column, row] = at([x, 0, -2]);
    return (Math.atan2(Math.abs(column - frame.vx), row - frame.vy) * 180) / Math.PI;
  };
  const truth = { back: at([0, 0, ROOM.back])[1], left: angle(ROOM.left), right: angle(ROOM.right) };
  /** without its left wall, which was not found */
  const withoutLeft = (back: number): FoundBox => {
    const box = { ...truth, back, left: null };
    return { box, score: scorer(scene)(box), edge: floorEdge(frame, box) };
  };
  return { scene, corners: cornerScene(surfaces, frame, view), truth, withoutLeft };
}

test('adds a wall at a visible corner and refits the back line', () => {
  const { scene, corners, truth, withoutLeft } = drawnScene();
  const mended = withSideByCorner(scene, corners, withoutLeft(truth.back + OFF)).box;
  expect(Math.abs((mended.left ?? 0) - truth.left)).toBeLessThan(2);
  expect(Math.abs(mended.back - truth.back)).toBeLessThan(1);
});

test('keeps a wall at its corner if the floor’s edge would move it away', () => {
  const { scene, corners, truth, withoutLeft } = drawnScene();
  const foot = cornerFoot(scene.frame, truth, 'left') ?? [0, 0];
  const column = Math.floor(foot[0]) + BESIDE;
  const contrast = corners.contrast.map((_, i) => Number(Math.abs((i % ROOM.width) - column) <= 1));
  const mended = withSideByCorner(scene, { ...corners, contrast }, withoutLeft(truth.back)).box;
  expect(cornerSupport({ ...corners, contrast }, mended, 'left')).toBe(1);
});
