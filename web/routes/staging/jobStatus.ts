import type { BadgeTone } from '../../components/Badge.js';
import type { ProgressTone } from '../../components/ProgressBar.js';
import { statuses } from '../statuses.js';

/** As the schema names them. */
export type JobStatus = 'QUEUED' | 'PROCESSING' | 'PROOF_READY' | 'REWORK' | 'APPROVED' | 'FINAL_DELIVERED';

interface Shown {
  readonly label: string;
  readonly badge: BadgeTone;
  readonly bar: ProgressTone;
  readonly percent: number;
  readonly caption: string;
}

const waiting: Shown = { label: 'Queued', badge: 'neutral', bar: 'wait', percent: 10, caption: 'Waiting to start' };

/** One that this version does not know is shown like queued, with 0 progress. */
export const jobStatuses = statuses<JobStatus, Shown>(
  {
    QUEUED: waiting,
    PROCESSING: {
      label: 'Processing',
      badge: 'work',
      bar: 'work',
      percent: 45,
      caption: 'AI staging in progress...',
    },
    PROOF_READY: {
      label: 'Ready for Review',
      badge: 'turn',
      bar: 'turn',
      percent: 75,
      caption: 'Ready for your review',
    },
    REWORK: {
      label: 'Revision Requested',
      badge: 'redo',
      bar: 'redo',
      percent: 50,
      caption: 'Needs attention - see notes',
    },
    APPROVED: { label: 'Approved', badge: 'soft', bar: 'done', percent: 90, caption: 'Preparing final files...' },
    FINAL_DELIVERED: {
      label: 'Delivered',
      badge: 'done',
      bar: 'done',
      percent: 100,
      caption: 'Complete and delivered',
    },
  },
  { ...waiting, percent: 0 },
);

export const isRunning = (status: string) => status === 'QUEUED' || status === 'PROCESSING';

/** Whether an image's result is still to come: then nothing is missing yet. */
export const isAwaited = (status: string, state: string) =>
  (state === 'WAITING' || state === 'STAGING') && (isRunning(status) || !jobStatuses.isKnown(status));

/** The last 8 characters of the id: what a job's title shows. */
export const shortJobId = (id: string) => id.slice(-8);
