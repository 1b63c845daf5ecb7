import { expect, test } from 'vitest';
import type { Opening } from '../contract.js';
import { USUAL_EYE, assumedEye, eyeUnderCeiling, scaleOfDoors } from './scale.js';

/** A door as it is read where the ceiling is taken for 2.6 m and is really `ceiling` high. */
function doorUnder(ceiling: number, certainty = 0.95): Opening {
  const scale = 2.6 / ceiling;
  return { wall: 'back', kind: 'door', from: 0, to: 0.85 * scale, bottom: 0, top: 2.03 * scale, certainty, glow: 0 };
}

const measured = (openings: readonly Opening[]) => ({ openings, eye: 1.1, ceilingHeight: 2.6 });

test('a sure door tells how high the ceiling is', () => {
  for (const ceiling of [2.3, 2.9, 3.2, 3.6]) {
    expect(2.6 * scaleOfDoors(measured([doorUnder(ceiling)]))).toBeCloseTo(ceiling, 5);
  }
});

test('a ceiling that is about the usual one is left alone, and glazed doors tell nothing', () => {
  expect(scaleOfDoors(measured([doorUnder(2.5)]))).toBe(1);
  const door = doorUnder(3.2);
  expect(scaleOfDoors(measured([door, { ...door, kind: 'window', bottom: 0.2 }]))).toBe(1);
});

test('a less sure door is enough where the camera would else stand lower than people hold it', () => {
  const { openings } = measured([doorUnder(3.2, 0.7)]);
  expect(2.6 * scaleOfDoors({ openings, eye: 0.97, ceilingHeight: 2.6 })).toBeCloseTo(3.2, 5);
  expect(scaleOfDoors({ openings, eye: 1.3, ceilingHeight: 2.6 })).toBe(1);
});

test('doors that are doubtful, disagree, or ask for a room that there is not leave the scale alone', () => {
  expect(scaleOfDoors(measured([]))).toBe(1);
  expect(scaleOfDoors(measured([doorUnder(3.2, 0.7)]))).toBe(1);
  expect(scaleOfDoors(measured([doorUnder(3.2), doorUnder(2.4)]))).toBe(1);
  expect(scaleOfDoors(measured([doorUnder(5)]))).toBe(1);
  expect(scaleOfDoors(measured([{ ...doorUnder(3.2), to: 2.2 }]))).toBe(1);
});

test('an eye close under a line that cannot be the ceiling is higher than usual', () => {
  const standing = 1.65;
  const rail = { ratio: 2.2 / standing - 1, seen: 1, score: 0.7 };
  expect(eyeUnderCeiling(rail)).toBeNull();
  expect(assumedEye(rail)).toBeCloseTo(standing, 5);
  expect(assumedEye({ ...rail, score: 0.1 })).toBe(USUAL_EYE);
  expect(assumedEye({ ...rail, seen: 0.05 })).toBe(USUAL_EYE);
  expect(assumedEye({ ...rail, ratio: 2.8 })).toBe(USUAL_EYE);
});
