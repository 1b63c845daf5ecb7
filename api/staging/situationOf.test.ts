import { describe, expect, it } from 'vitest';
import { situationOf, type PhotoOfJob } from './situationOf.js';
import type { Situation } from './transitions.js';

const photo = (of: Partial<PhotoOfJob> = {}): PhotoOfJob => ({
  state: 'staged',
  decision: 'undecided',
  finalMediaId: null,
  revisions: [],
  ...of,
});
const staged = photo();
const waits = photo({ state: 'waiting' });
const isStaged = photo({ state: 'staging' });
const revised = photo({ state: 'waiting', revisions: [{}] });
const failed = photo({ state: 'failed' });
const approved = photo({ decision: 'approved' });
const delivered = photo({ decision: 'approved', finalMediaId: 'med_1' });
const leftOut = photo({ decision: 'left_out' });
const leftOutUnstaged = photo({ decision: 'left_out', state: 'failed' });

interface Row {
  readonly now: Situation;
  readonly photos: readonly PhotoOfJob[];
  readonly next: Situation;
}

describe('the situation of a job by its photos', () => {
  it.each<[string, Row]>([
    ['all wait', { now: 'queued', photos: [waits, waits], next: 'queued' }],
    ['a worker has begun', { now: 'processing', photos: [isStaged, waits], next: 'processing' }],
    ['a worker has begun, and between two photos', { now: 'processing', photos: [staged, waits], next: 'processing' }],
    ['one waits for a revision', { now: 'proofReady', photos: [staged, revised], next: 'revising' }],
    ['one waits for a revision, one for a retry', { now: 'revising', photos: [waits, revised], next: 'queued' }],
    ['one is revised while another is delivered', { now: 'revising', photos: [delivered, revised], next: 'revising' }],
    ['all have a picture', { now: 'processing', photos: [staged, staged], next: 'proofReady' }],
    ['one has a picture', { now: 'processing', photos: [staged, failed], next: 'proofReady' }],
    ['the failed one is undecided', { now: 'proofReady', photos: [delivered, failed], next: 'proofReady' }],
    ['none could be staged', { now: 'processing', photos: [failed, failed], next: 'failed' }],
    ['cancelled, and one waits for a person', { now: 'failed', photos: [staged, waits], next: 'failed' }],
    ['cancelled, then all decided', { now: 'failed', photos: [approved, leftOutUnstaged], next: 'approved' }],
    ['all are left out', { now: 'proofReady', photos: [leftOut, leftOut], next: 'failed' }],
    ['the last one is approved', { now: 'proofReady', photos: [delivered, approved, leftOut], next: 'approved' }],
    ['all finals are there', { now: 'approved', photos: [delivered, delivered, leftOut], next: 'delivered' }],
    ['a failed one is left out', { now: 'proofReady', photos: [approved, leftOutUnstaged], next: 'approved' }],
  ])('%s', (_name, { now, photos, next }) => expect(situationOf(now, photos)).toBe(next));
});
