import { expect, test } from 'vitest';
import type { PlanEdit } from '../../../../api/stager/contract.js';
import { joinEdits } from './joinEdits.js';

const move = (id: string, x: number): PlanEdit => ({ act: 'move', id, x, z: -2 });

test.each<[string, readonly PlanEdit[], readonly PlanEdit[], readonly PlanEdit[]]>([
  ['a move on', [move('sofa-1', 0)], [move('sofa-1', 1)], [move('sofa-1', 1)]],
  ['another piece', [move('sofa-1', 0)], [move('rug-1', 1)], [move('sofa-1', 0), move('rug-1', 1)]],
  [
    'a group',
    [move('rug-1', 0), move('sofa-1', 0)],
    [move('rug-1', 1), move('sofa-1', 1)],
    [move('rug-1', 1), move('sofa-1', 1)],
  ],
  [
    'a removal after a move',
    [move('sofa-1', 0)],
    [{ act: 'remove', id: 'sofa-1' }],
    [move('sofa-1', 0), { act: 'remove', id: 'sofa-1' }],
  ],
  [
    'two doubles of one piece',
    [{ act: 'double', id: 'sofa-1', x: 0, z: 0 }],
    [{ act: 'double', id: 'sofa-1', x: 1, z: 0 }],
    [
      { act: 'double', id: 'sofa-1', x: 0, z: 0 },
      { act: 'double', id: 'sofa-1', x: 1, z: 0 },
    ],
  ],
  [
    'a new arrangement, which keeps another style alone',
    [move('sofa-1', 0), { act: 'restyle', style: 'japon' }, { act: 'arrange', seed: 1 }],
    [{ act: 'arrange', seed: 2 }],
    [
      { act: 'restyle', style: 'japon' },
      { act: 'arrange', seed: 2 },
    ],
  ],
  ['nothing more', [move('sofa-1', 0)], [], [move('sofa-1', 0)]],
])('joins %s', (_, edits, more, expected) => {
  expect(joinEdits(edits, more)).toEqual(expected);
});
