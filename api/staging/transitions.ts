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

/** By the situation before: the situations that may follow. Which one does is determined by the photos. */
type Moves = Readonly<Partial<Record<Situation, readonly [Situation, ...Situation[]]>>>;

interface Transition {
  readonly moves: Moves;
  readonly by: 'member' | 'worker';
}

export const TRANSITIONS = {
  /** a worker begins */
  take: { moves: { queued: ['processing'], revising: ['processing'] }, by: 'worker' },
  /** at least one image has a proof, of this round or an earlier one, and none waits */
  finish: { moves: { processing: ['proofReady'] }, by: 'worker' },
  /** no image could be staged */
  fail: { moves: { processing: ['failed'] }, by: 'worker' },
  /** all undecided photos at once */
  approve: { moves: { proofReady: ['approved'] }, by: 'member' },
  /** some photos are approved, left out or taken in again; the others go on as they were */
  decide: {
    moves: {
      queued: ['queued'],
      processing: ['processing'],
      revising: ['revising'],
      proofReady: ['proofReady', 'approved', 'failed'],
      failed: ['failed', 'approved', 'proofReady'],
    },
    by: 'member',
  },
  /** a photo shows the picture of another round again */
  takeUp: { moves: { proofReady: ['proofReady'] }, by: 'member' },
  /** also while other photos are staged */
  requestRevision: {
    moves: { proofReady: ['revising'], queued: ['queued'], processing: ['processing'], revising: ['revising'] },
    by: 'member',
  },
  retry: { moves: { failed: ['queued'] }, by: 'member' },
  /** one failed image alone; the others keep their proofs */
  retryItem: {
    moves: {
      proofReady: ['queued'],
      failed: ['queued'],
      queued: ['queued'],
      processing: ['processing'],
      revising: ['queued'],
    },
    by: 'member',
  },
  /** when there was nothing to review yet */
  cancel: { moves: { queued: ['failed'], processing: ['failed'], revising: ['failed'] }, by: 'member' },
  /** when there was: the previous round is reviewed again */
  callOff: { moves: { queued: ['proofReady'], processing: ['proofReady'], revising: ['proofReady'] }, by: 'member' },
  /** the approval of some photos is taken back, and they wait for a decision again */
  takeBack: {
    moves: {
      queued: ['queued'],
      processing: ['processing'],
      revising: ['revising'],
      proofReady: ['proofReady'],
      failed: ['failed'],
      approved: ['proofReady'],
      delivered: ['proofReady'],
    },
    by: 'member',
  },
  /** the finals are written */
  deliver: { moves: { approved: ['delivered'] }, by: 'worker' },
} as const satisfies Record<string, Transition>;

export type StagingEvent = keyof typeof TRANSITIONS;
export type MemberEvent = {
  [Event in StagingEvent]: (typeof TRANSITIONS)[Event]['by'] extends 'member' ? Event : never;
}[StagingEvent];

/** The possible moves of an event: each situation before, with those that may follow. */
export function movesOf(event: StagingEvent): [Situation, readonly [Situation, ...Situation[]]][] {
  const { moves }: Transition = TRANSITIONS[event];
  return Object.entries(moves) as [Situation, readonly [Situation, ...Situation[]]][];
}

export function situationIn(job: { readonly status: StagingJobStatus; readonly failure: string | null }): Situation {
  switch (job.status) {
    case 'rework':
      return job.failure === null ? 'revising' : 'failed';
    case 'proof_ready':
      return 'proofReady';
    case 'final_delivered':
      return 'delivered';
    default:
      return job.status;
  }
}

/** The failure of a job that somebody cancelled, and of one whose photos were all left out. */
export const CANCELLED = 'Cancelled';
export const ALL_LEFT_OUT =
  'Every photo was left out, so there is nothing to deliver. Take one in again, or try again.';

export type ReworkReason = 'revision' | 'failed' | 'cancelled' | 'left_out';

/** Why the job stands in `rework`; null: it does not. */
export function reworkReasonOf({ status, failure }: Parameters<typeof situationIn>[0]): ReworkReason | null {
  if (status !== 'rework') return null;
  if (failure === null) return 'revision';
  if (failure === CANCELLED) return 'cancelled';
  return failure === ALL_LEFT_OUT ? 'left_out' : 'failed';
}

/** Whether a photo of the job may wait for a worker. */
export const isRunning = (situation: Situation): boolean =>
  situation === 'queued' || situation === 'processing' || situation === 'revising';
