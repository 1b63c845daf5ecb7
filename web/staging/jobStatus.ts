import { JOB_STATUS_LABELS } from '../../api/shared/jobStatusLabels.js';
import type { BadgeTone } from '../components/Badge.js';
import type { ProgressTone } from '../components/ProgressBar.js';
import { statuses } from '../format/statuses.js';

/** As the schema names them. */
export type JobStatus = 'QUEUED' | 'PROCESSING' | 'PROOF_READY' | 'REWORK' | 'APPROVED' | 'FINAL_DELIVERED';

interface Shown {
  readonly label: string;
  readonly badge: BadgeTone;
  readonly bar: ProgressTone;
  /** the percent at which it begins */
  readonly percent: number;
  readonly caption: string;
}

const WAITING: Shown = {
  label: JOB_STATUS_LABELS.queued,
  badge: 'neutral',
  bar: 'wait',
  percent: 10,
  caption: 'Waiting to start',
};

/** A status that this version does not know is shown as queued, with 0 progress. */
export const JOB_STATUSES = statuses<JobStatus, Shown>(
  {
    QUEUED: WAITING,
    PROCESSING: {
      label: JOB_STATUS_LABELS.processing,
      badge: 'work',
      bar: 'work',
      percent: 45,
      caption: 'AI staging in progress...',
    },
    PROOF_READY: {
      label: JOB_STATUS_LABELS.proof_ready,
      badge: 'turn',
      bar: 'turn',
      percent: 75,
      caption: 'Ready for your review',
    },
    REWORK: {
      label: JOB_STATUS_LABELS.rework,
      badge: 'redo',
      bar: 'redo',
      percent: 50,
      caption: 'Needs attention - see notes',
    },
    APPROVED: {
      label: JOB_STATUS_LABELS.approved,
      badge: 'soft',
      bar: 'done',
      percent: 90,
      caption: 'Preparing final files...',
    },
    FINAL_DELIVERED: {
      label: JOB_STATUS_LABELS.final_delivered,
      badge: 'done',
      bar: 'done',
      percent: 100,
      caption: 'Complete and delivered',
    },
  },
  { ...WAITING, percent: 0 },
);

interface Standing {
  readonly status: string;
  /** the stager's words: the job then waits for a person */
  readonly failure: string | null | undefined;
  /** 0 to 1 */
  readonly renderProgress: number;
}

/**
 * A job's progress in percent: each status begins at its percent, and while the job is staged the rendered share moves
 * it on, up to where the next status begins.
 * @returns null when the job is done, and when it failed: it then waits for a person
 */
export function jobPercent({ status, failure, renderProgress }: Standing): number | null {
  const { percent } = JOB_STATUSES.show(status);
  if (status === 'FINAL_DELIVERED' || (status === 'REWORK' && failure)) return null;
  if (status !== 'PROCESSING') return percent;
  const last = JOB_STATUSES.show('PROOF_READY').percent - 1;
  return percent + (last - percent) * Math.min(1, Math.max(0, renderProgress));
}

/** A worker has still to stage something of the job. */
export const isWaiting = ({ status, failure }: Pick<Standing, 'status' | 'failure'>) =>
  isRunning(status) || (status === 'REWORK' && !failure);

const isRunning = (status: string) => status === 'QUEUED' || status === 'PROCESSING';

/** An image's result is still to come: it does not count as missing. */
export const isAwaited = (status: string, state: string) =>
  (state === 'WAITING' || state === 'STAGING') && (isRunning(status) || !JOB_STATUSES.isKnown(status));

/** An image with a result that nobody has decided on. @param status of the job */
export const waitsForReview = (status: string, state: string, decision: string): boolean =>
  status === 'PROOF_READY' && state === 'STAGED' && decision === 'UNDECIDED';
