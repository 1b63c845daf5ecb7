/** Refines the chosen reading on a larger copy of the photo: a pixel of the coarse one spans centimetres of wall. */
import type { Steps } from '../../steps.js';
import { standBelowSills } from './belowSills.js';
import { boxFrame } from './boxLines.js';
import { type FoundBox, climbBox } from './boxSearch.js';
import { findCeiling, refineCeiling } from './ceiling.js';
import { withClearerCorners } from './clearerCorners.js';
import { cornerScene } from './corners.js';
import { gatherLineEvidence } from './lineEvidence.js';
import type { Picture, Reading } from './reading.js';
import { eyeUnderCeiling } from '../camera/scale.js';
import { withSideByCorner } from './sideByCorner.js';
import { resized } from '../../../shared/geometry/cameraHypothesis.js';

/** Step of the ascent, relative to the coarse search. */
const FINER = 0.4;

/** @param fine the picture with surfaces of about 320 px */
export function* refineReading(fine: Picture, reading: Reading): Steps<Reading> {
  const { segments, size, surfaces } = fine;
  const view = resized(reading.view, surfaces);
  const scale = surfaces.width / size.width;
  const evidence = gatherLineEvidence(surfaces, view, { segments, classes: reading.classes, scale });
  const frame = boxFrame(view);
  const { back, left, right } = reading.box.box;
  const start = { back: (back * surfaces.height) / reading.frame.height, left, right };
  yield;
  const scene = { frame, surfaces, evidence };
  const corners = cornerScene(surfaces, frame, view);
  const mended = (climbed: FoundBox) => withSideByCorner(scene, corners, standBelowSills(scene, corners, climbed));
  const under = ({ edge }: FoundBox) => ({ surfaces, evidence, view, edge });
  const box = mended(climbBox(scene, start, FINER));
  yield;
  const found = { box, ceiling: refineCeiling(under(box), reading.ceiling) };
  const finish = {
    box: mended,
    ceiling: (tried: FoundBox) => refineCeiling(under(tried), findCeiling(under(tried))),
  };
  const clearer = yield* withClearerCorners(scene, corners, found, finish);
  return { ...reading, ...clearer, frame, eye: eyeUnderCeiling(clearer.ceiling) };
}
