/** The transitions of a staging job's status. Every other transition is refused. */
import type { StagingJobStatus } from '../db/generated/enums.js';

/** A job's situation: its status, with `rework` split in two: a revision is queued, a failure waits for a person. */
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
  /** at least one image has a proof, of this round or an earlier one, and none waits */
  finish: { from: ['processing'], to: 'proofReady', by: 'worker' },
  /** no image could be staged */
  fail: { from: ['processing'], to: 'failed', by: 'worker' },
  approve: { from: ['proofReady'], to: 'approved', by: 'member' },
  requestRevision: { from: ['proofReady'], to: 'revising', by: 'member' },
  retry: { from: ['failed'], to: 'queued', by: 'member' },
  /** one failed image alone; the others keep their proofs */
  retryItem: { from: ['proofReady', 'failed'], to: 'queued', by: 'member' },
  /** when there was nothing to review yet */
  cancel: { from: ['queued', 'processing', 'revising'], to: 'failed', by: 'member' },
  /** when there was: the previous round is reviewed again */
  callOff: { from: ['queued', 'processing', 'revising'], to: 'proofReady', by: 'member' },
  /** the finals are written */
  deliver: { from: ['approved'], to: 'delivered', by: 'worker' },
} as const satisfies Record<string, Transition>;

export type StagingEvent = keyof typeof TRANSITIONS;
export type MemberEvent = {
  [Event in StagingEvent]: (typeof TRANSITIONS)[Event]['by'] extends 'member' ? Event : never;
}[StagingEvent];
