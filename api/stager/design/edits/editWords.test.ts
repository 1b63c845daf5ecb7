import { expect, it } from 'vitest';
import type { Piece, Plan, PlanEdit } from '../../contract.js';
import { editWords } from './editWords.js';

const sofa: Piece = {
  id: 'sofa-1',
  kind: 'sofa',
  width: 2.1,
  depth: 0.9,
  height: 0.8,
  x: 0,
  y: 0,
  z: -3,
  angle: 0,
  seed: 1,
};
const plan: Plan = { roomType: 'living_room', style: 'modern', creativity: 15, seed: 1, pieces: [sofa], notes: [] };

it.each<[PlanEdit[], string]>([
  [[{ act: 'move', id: 'sofa-1', x: 0.4, z: -3 }], 'Three-seat sofa moved 40 cm.'],
  [
    [
      { act: 'turn', id: 'sofa-1', angle: 1 },
      { act: 'add', kind: 'armchair', x: 0, z: -2, angle: 0 },
      { act: 'remove', id: 'armchair-1' },
    ],
    'Three-seat sofa turned; armchair added; armchair removed.',
  ],
  [[{ act: 'swap', id: 'sofa-1', kind: 'bed' }], 'Three-seat sofa swapped for bed.'],
  [[{ act: 'colour', id: 'sofa-1', colour: 1 }], 'Three-seat sofa changed to dark grey weave.'],
  [[{ act: 'resize', id: 'sofa-1', width: 2.4, depth: 1 }], 'Three-seat sofa made 240 cm by 100 cm.'],
  [
    [
      { act: 'remove', id: 'sofa-1' },
      { act: 'restyle', style: 'boheme' },
      { act: 'arrange', seed: 4 },
      { act: 'move', id: 'sofa-1', x: 1, z: -2 },
      { act: 'colour', id: 'rug-1', colour: 1 },
    ],
    'Style changed to Boheme; arranged anew; sofa moved; rug in another colour.',
  ],
  [
    Array.from({ length: 14 }, () => ({ act: 'vary', id: 'sofa-1', seed: 2 })),
    expect.stringMatching(/and 2 more changes\.$/),
  ],
])('%j are told in words', (edits, words) => {
  expect(editWords(plan, edits, 'metric')).toEqual(words);
});

it('tells lengths in the units of the workspace', () => {
  expect(editWords(plan, [{ act: 'move', id: 'sofa-1', x: 0.4, z: -3 }], 'imperial')).toBe(
    'Three-seat sofa moved 16″.',
  );
});
