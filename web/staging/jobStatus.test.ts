import { expect, test } from 'vitest';
import { shortJobId } from '../format/shortJobId.js';
import { isAwaited, isWaiting, jobPercent, JOB_STATUSES } from './jobStatus.js';

test('shows an unknown status as queued, with no progress', () => {
  expect(JOB_STATUSES.show('ON_THE_MOON')).toMatchObject({ label: 'Queued', caption: 'Waiting to start', percent: 0 });
});

test('names a job by the last eight characters of its id', () => {
  expect(shortJobId('job_4j0m3p9rqpxtk7m2x9qd')).toBe('k7m2x9qd');
});

test('awaits an image’s result while its job is queued, processing or of an unknown status', () => {
  for (const status of ['QUEUED', 'PROCESSING', 'FRAMED']) expect(isAwaited(status, 'WAITING')).toBe(true);
  expect(isAwaited('PROCESSING', 'STAGED')).toBe(false);
  expect(isAwaited('REWORK', 'WAITING')).toBe(false);
});

test.each([
  ['QUEUED', 0, 10],
  ['PROCESSING', 0, 45],
  ['PROCESSING', 0.5, 59.5],
  ['PROCESSING', 1, 74],
  ['PROOF_READY', 1, 75],
  ['REWORK', 0, 50],
  ['APPROVED', 1, 90],
  ['FINAL_DELIVERED', 1, null],
  ['ON_THE_MOON', 0.5, 0],
])('for %s with %f rendered shows %s percent', (status, renderProgress, percent) => {
  expect(jobPercent({ status, renderProgress, failure: null })).toBe(percent);
});

test('shows no progress for a job that failed or was cancelled: it waits for a person', () => {
  const cancelled = { status: 'REWORK', failure: 'Cancelled', renderProgress: 0.5 };
  expect(jobPercent(cancelled)).toBeNull();
  expect(isWaiting(cancelled)).toBe(false);
  expect(isWaiting({ status: 'REWORK', failure: null })).toBe(true);
});
