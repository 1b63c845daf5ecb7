import { expect, test } from 'vitest';
import { boxBetween } from './metricBox.js';
import { FRONTAL_DRAWING, cameraOfDrawing } from '../testing/drawRoom.js';
import { toScale } from './toScale.js';

const SIZE = { width: 720, height: 480 };

/** A reading without openings whose camera is `eye` metres above the floor. */
function readingOf(eye: number, ceilingHeight: number) {
  const camera = { ...cameraOfDrawing({ ...SIZE, ...FRONTAL_DRAWING }), height: eye };
  return {
    box: boxBetween({ camera, back: -4.5, left: -2, right: 2.3, ceilingHeight }, SIZE),
    openings: [],
    standing: [[0.4, -3] as const],
  };
}

test('scales up the room if its camera would be too close to the floor', () => {
  const { metres } = toScale({ ceiling: { ratio: 2.6 / 0.8 - 1, seen: 1, score: 0.6 } }, readingOf(0.8, 2.6));
  const factor = metres.box.camera.height / 0.8;
  expect(factor).toBeGreaterThan(1.1);
  expect(metres.box.back).toBeCloseTo(-4.5 * factor, 6);
  expect(metres.box.walls.left.at).toBeCloseTo(-2 * factor, 6);
  expect(metres.box.ceilingHeight).toBeCloseTo(2.6 * factor, 6);
  expect(metres.standing[0][1]).toBeCloseTo(-3 * factor, 6);
});

test('takes a line below the height of ceilings for none', () => {
  const { metres } = toScale({ ceiling: { ratio: 0.6, seen: 1, score: 0.3 } }, readingOf(1.625, 2.6));
  expect(metres.box.camera.height).toBeLessThan(1.4);
  expect(metres.box.ceilingHeight).toBe(2.6);
});

/** What is doubted of the scale of a reading with openings in its back wall: kind, from, to, top. */
function doubtOf(score: number, ...heads: readonly ['window' | 'door', number, number, number][]) {
  const part = { wall: 'back', bottom: 0, certainty: 0.95, glow: 1 } as const;
  const openings = heads.map(([kind, from, to, top]) => ({ ...part, kind, from, to, top }));
  return toScale({ ceiling: { ratio: 1, seen: 1, score } }, { ...readingOf(1.3, 2.6), openings }).doubt;
}

test('doubts a ceiling at the head of a long window, unless a door shows the scale', () => {
  expect(doubtOf(0.4, ['window', -1.8, 0.5, 2.58])).toBe('head for ceiling');
  expect(doubtOf(0.4, ['window', -1.8, 0.5, 2.1])).toBeNull();
  expect(doubtOf(0.4, ['window', -1.8, 0.5, 2.58], ['door', 1, 1.85, 2.05])).toBeNull();
});

test('doubts a scale of which a clear ceiling and doors tell different things', () => {
  // ceilings of homes differ more than doors do: by 2.6 and 1.7 m, 2.05 m of door would mean a ceiling of 3.1 m
  expect(doubtOf(0.9, ['door', 1, 1.85, 1.7])).toBeNull();
  expect(doubtOf(0.9, ['door', 1, 1.7, 1.4])).toBe('witnesses disagree');
  expect(doubtOf(0.2, ['door', 1, 1.7, 1.4])).toBeNull();
  expect(doubtOf(0.2, ['door', 1, 1.7, 1.8], ['door', -1.8, -1, 2.2])).toBe('witnesses disagree');
});
