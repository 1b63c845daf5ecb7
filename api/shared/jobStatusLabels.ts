/** What people read of a staging job's status, by the database's name. */
export const JOB_STATUS_LABELS = {
  queued: 'Queued',
  processing: 'Processing',
  proof_ready: 'Ready for Review',
  rework: 'Revision Requested',
  approved: 'Approved',
  final_delivered: 'Delivered',
} as const;
