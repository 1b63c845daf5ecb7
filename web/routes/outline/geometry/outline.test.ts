import { describe, expect, test } from 'vitest';
import { beginHistory, changeHistory, type History } from '../../../components/history.js';
import { faultOfShape } from '../../../../api/shared/outline/outline.js';
import {
  addCorner,
  moveCorner,
  moveHorizon,
  raiseCeiling,
  removeCorner,
  USUAL,
  withCamera,
  type Outline,
} from './outline.js';

test.each<[string | null, Outline]>([
  [null, USUAL],
  [
    'The outline crosses itself: move its corners until no two edges meet.',
    moveCorner(moveCorner(USUAL, 1, [0.9, 0.95]), 2, [0.1, 0.95]),
  ],
  [
    'The outline is too small: draw all of the floor that is seen.',
    { ...USUAL, corners: [[0.5, 0.9], [0.52, 0.9], [0.52, 0.95]] }, // prettier-ignore
  ],
  ['All corners of the floor must lie below the horizon.', { ...USUAL, horizon: [0.9, 0.46] }],
])('gives the fault: %s', (fault, outline) => {
  expect(faultOfShape(outline)).toBe(fault);
});

test('keeps a corner within the picture', () => {
  expect(moveCorner(USUAL, 0, [-0.2, 1.4]).corners[0]).toEqual([0, 1]);
});

test('adds a corner in the middle of its edge, up to twelve, and removes down to three', () => {
  const more = addCorner(USUAL, 1);
  expect(more.corners[2]).toEqual([0.5, 0.66]);
  const full = Array.from({ length: 9 }).reduce<Outline>((outline) => addCorner(outline, 1), USUAL);
  expect(full.corners).toHaveLength(12);
  expect(removeCorner(more, 2)).toEqual(USUAL);
  const least = Array.from({ length: 9 }).reduce<Outline>((outline) => removeCorner(outline, 0), USUAL);
  expect(least.corners).toHaveLength(3);
});

test('moves the horizon as a whole or by one end', () => {
  expect(moveHorizon(USUAL, 'both', 0.04).horizon).toEqual([0.5, 0.5]);
  expect(moveHorizon(USUAL, 'left', -0.06).horizon).toEqual([0.4, 0.46]);
  expect(moveHorizon(USUAL, 'right', 9).horizon).toEqual([0.46, 0.98]);
});

test('raises the camera with the ceiling, and keeps it below', () => {
  expect(raiseCeiling(USUAL, 5.2)).toMatchObject({ ceilingHeight: 5.2, cameraHeight: 2.6 });
  expect(withCamera(USUAL, 9).cameraHeight).toBeCloseTo(2.4);
});

describe('history', () => {
  const change = (history: History<number>, to: number, gesture: string) =>
    changeHistory(history, { kind: 'change', next: () => to, gesture });

  test('undoes the moves of one gesture as one', () => {
    const dragged = change(change(change(beginHistory(0), 1, 'drag 1'), 2, 'drag 1'), 5, 'drag 2');
    const once = changeHistory(dragged, { kind: 'undo' });
    expect(once.present).toBe(2);
    const twice = changeHistory(once, { kind: 'undo' });
    expect(twice.present).toBe(0);
    expect(changeHistory(twice, { kind: 'undo' })).toBe(twice);
    expect(changeHistory(twice, { kind: 'redo' }).present).toBe(2);
  });

  test('drops what was undone when something is drawn', () => {
    const undone = changeHistory(change(beginHistory(0), 1, 'a'), { kind: 'undo' });
    const other = change(undone, 7, 'a');
    expect(other.past).toEqual([0]);
    expect(changeHistory(other, { kind: 'redo' })).toBe(other);
  });
});
