import { expect, test } from 'vitest';
import { isAwaited, jobStatuses, shortJobId } from './jobStatus.js';

test('a status that this version does not know is shown like queued, with no progress', () => {
  expect(jobStatuses.show('ON_THE_MOON')).toMatchObject({ label: 'Queued', caption: 'Waiting to start', percent: 0 });
});

test('a job is called by the last eight characters of its id', () => {
  expect(shortJobId('job_4j0m3p9rqpxtk7m2x9qd')).toBe('k7m2x9qd');
});

test('the result of an image is awaited while its job is queued, processed or of a status that is not known', () => {
  for (const status of ['QUEUED', 'PROCESSING', 'FRAMED']) expect(isAwaited(status, 'WAITING')).toBe(true);
  expect(isAwaited('PROCESSING', 'STAGED')).toBe(false);
  expect(isAwaited('REWORK', 'WAITING')).toBe(false);
});
