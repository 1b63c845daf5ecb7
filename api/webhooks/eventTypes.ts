/** Where EVENTS.md is served. */
export const EVENTS_PATH = '/api/events.md';

/** The events that endpoints can be told of. EVENTS.md shows an example of each. */
export const EVENT_TYPES = {
  'staging_job.processing': 'A worker has begun to stage a job, or to stage it again.',
  'staging_job.proof_ready': 'Proofs of a job wait for a review.',
  'staging_job.failed': 'No photo of a job could be staged, or every photo was left out.',
  'staging_job.approved': 'Every photo of a job is decided on, and at least one is approved.',
  'staging_job.delivered': 'The final pictures of a job are there.',
  'staging_job.approval_withdrawn':
    'Somebody has taken an approval back: the job waits for a review again, and its final pictures are removed.',
  'staging_job.cancelled': 'Somebody has cancelled the staging of a job.',
  'proof.answered': 'A seller has said of a proof that it looks good, or what to change.',
  'invoice.sent': 'An invoice is sent, or sent again with a new due date.',
  'invoice.paid': 'An invoice is paid.',
  'invoice.overdue': 'The due date of a sent invoice has passed.',
  'project.created': 'A project is created.',
  'media.created': 'A file is uploaded to a project.',
} as const;

export type EventType = keyof typeof EVENT_TYPES;

/** What "Send a test" sends, whatever events the endpoint has chosen. */
export const TEST_EVENT = 'webhook.test';

export const ALL_EVENT_TYPES = Object.keys(EVENT_TYPES) as EventType[];

export const isEventType = (type: string): type is EventType => Object.hasOwn(EVENT_TYPES, type);
