/** The ways that a staging job can go. Whatever is not in the table is refused. */
import type { StagingJobStatus } from '../db/generated/enums.js';

/** A job's status, and of `rework` the two kinds: a revision queues itself, a failure waits for a person. */
export const SITUATIONS = {
  queued: { status: 'queued' },
  processing: { status: 'processing' },
  proofReady: { status: 'proof_ready' },
  revising: { status: 'rework', failure: null },
  failed: { status: 'rework', failure: { not: null } },
  approved: { status: 'approved' },
  delivered: { status: 'final_delivered' },
} as const satisfies Record<string, { status: StagingJobStatus; failure?: null | { not: null } }>;

export type Situation = keyof typeof SITUATIONS;

interface Transition {
  readonly from: readonly Situation[];
  readonly to: Situation;
  readonly by: 'member' | 'worker';
}

export const TRANSITIONS = {
  /** a worker begins */
  take: { from: ['queued', 'revising'], to: 'processing', by: 'worker' },
  /** at least one image has a proof, of this round or of one before, and none is waiting */
  finish: { from: ['processing'], to: 'proofReady', by: 'worker' },
  /** no image could be staged */
  fail: { from: ['processing'], to: 'failed', by: 'worker' },
  approve: { from: ['proofReady'], to: 'approved', by: 'member' },
  requestRevision: { from: ['proofReady'], to: 'revising', by: 'member' },
  retry: { from: ['failed'], to: 'queued', by: 'member' },
  /** one image that failed, alone; the others keep their proofs */
  retryItem: { from: ['proofReady', 'failed'], to: 'queued', by: 'member' },
  /** where there was nothing to review yet */
  cancel: { from: ['queued', 'processing', 'revising'], to: 'failed', by: 'member' },
  /** where there was: the round before is reviewed again */
  callOff: { from: ['queued', 'processing', 'revising'], to: 'proofReady', by: 'member' },
  /** the finals are written */
  deliver: { from: ['approved'], to: 'delivered', by: 'worker' },
} as const satisfies Record<string, Transition>;

export type StagingEvent = keyof typeof TRANSITIONS;
export type MemberEvent = {
  [Event in StagingEvent]: (typeof TRANSITIONS)[Event]['by'] extends 'member' ? Event : never;
}[StagingEvent];
