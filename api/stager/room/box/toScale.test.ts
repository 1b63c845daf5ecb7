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

test('doubts a ceiling at the head of a long window, unless a door shows the scale', () => {
  const reading = readingOf(1.3, 2.6);
  const part = { wall: 'back', bottom: 0, certainty: 0.95, glow: 1 } as const;
  const line = { ratio: 1, seen: 1, score: 0.4 };
  const doubted = (...heads: readonly ['window' | 'door', number, number, number][]) =>
    toScale(
      { ceiling: line },
      { ...reading, openings: heads.map(([kind, from, to, top]) => ({ ...part, kind, from, to, top })) },
    ).isHeadForCeiling;
  expect(doubted(['window', -1.8, 0.5, 2.58])).toBe(true);
  expect(doubted(['window', -1.8, 0.5, 2.1])).toBe(false);
  expect(doubted(['window', -1.8, 0.5, 2.58], ['door', 1, 1.85, 2.05])).toBe(false);
});
