/** What people read of a staging job's status, by the database's name. */
export const JOB_STATUS_LABELS = {
  queued: 'Queued',
  processing: 'Processing',
  proof_ready: 'Ready for Review',
  rework: 'Revision Requested',
  approved: 'Approved',
  final_delivered: 'Delivered',
} as const;

const isKnown = (status: string): status is keyof typeof JOB_STATUS_LABELS => Object.hasOwn(JOB_STATUS_LABELS, status);

/** What a board says of a job: nobody has asked for a revision of one that was cancelled. Names in lower case. */
export function boardLabelOf(status: string, reason: string | null): string {
  if (reason === 'cancelled') return 'Cancelled';
  return isKnown(status) ? JOB_STATUS_LABELS[status] : status;
}
