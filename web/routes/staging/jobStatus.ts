import type { BadgeTone } from '../../components/Badge.js';
import type { ProgressTone } from '../../components/ProgressBar.js';

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

const shown: Record<JobStatus, Shown> = {
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
};

export const isJobStatus = (status: string): status is JobStatus => Object.hasOwn(shown, status);

/** What the list's filter offers. */
export const statusItems = Object.entries(shown).map(([value, { label }]) => ({ value, label }));

/** How a job's status looks. One that this version does not know is shown like queued, with 0 progress. */
export const showJobStatus = (status: string): Shown =>
  isJobStatus(status) ? shown[status] : { ...waiting, percent: 0 };

export const isRunning = (status: string) => status === 'QUEUED' || status === 'PROCESSING';

/** Whether an image's result is still to come: then nothing is missing yet. */
export const isAwaited = (status: string, state: string) =>
  (state === 'WAITING' || state === 'STAGING') && (isRunning(status) || !isJobStatus(status));

/** The last 8 characters of the id: what a job's title shows. */
export const shortJobId = (id: string) => id.slice(-8);
