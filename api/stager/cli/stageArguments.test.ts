import { expect, test } from 'vitest';
import { UsageError, parseStageArguments } from './stageArguments.js';

test('a photo alone is staged as a modern living room beside nothing kept bare', () => {
  expect(parseStageArguments(['photos/Empty Hall.JPG'])).toEqual({
    photo: 'photos/Empty Hall.JPG',
    roomType: 'living_room',
    style: 'modern',
    creativity: 15,
    preserve: { floor: false, walls: false, windows: false, ceiling: false },
    seed: 1,
    notes: undefined,
    outline: undefined,
    out: 'Empty Hall-staged.png',
    mask: undefined,
    report: undefined,
    beforeAfter: undefined,
    plan: undefined,
    planOut: undefined,
  });
});

test('surfaces to keep bare come as a list', () => {
  const { preserve } = parseStageArguments(['a.jpg', '--preserve', 'floor, windows']);
  expect(preserve).toEqual({ floor: true, walls: false, windows: true, ceiling: false });
});

test.each([
  [[], 'No photo'],
  [['a.jpg', 'b.jpg'], 'b.jpg'],
  [['a.jpg', '--room', 'attic'], 'living_room'],
  [['a.jpg', '--style', 'gothic'], 'scandinave'],
  [['a.jpg', '--creativity', '31'], '0 to 30'],
  [['a.jpg', '--creativity', ''], '0 to 30'],
  [['a.jpg', '--seed', '1.5'], 'whole number'],
  [['a.jpg', '--preserve', 'floor,doors'], 'doors'],
  [['a.jpg', '--out', 'a.gif'], '.png'],
  [['a.jpg', '--mask', 'a.jpg'], '.png'],
  [['a.jpg', '--colour', 'red'], 'colour'],
])('%j is a wrong call, and says why', (args, why) => {
  expect(() => parseStageArguments(args)).toThrow(UsageError);
  expect(() => parseStageArguments(args)).toThrow(why);
});
