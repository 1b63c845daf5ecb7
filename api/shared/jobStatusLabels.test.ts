import { expect, test } from 'vitest';
import { boardLabelOf } from './jobStatusLabels.js';

test.each([
  ['rework', 'cancelled', 'Cancelled'],
  ['rework', 'revision', 'Revision Requested'],
  ['proof_ready', null, 'Ready for Review'],
  ['framed', null, 'framed'],
])('a board calls a job in %s because of %s “%s”', (status, reason, label) => {
  expect(boardLabelOf(status, reason)).toBe(label);
});
