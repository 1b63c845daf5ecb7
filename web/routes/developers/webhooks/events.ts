import type { WebhookEventType } from '../../../__generated__/WebhookRow_webhook.graphql.js';

type Known = Exclude<WebhookEventType, '%future added value'>;

/** The events by their names in bodies. */
const NAMES: Readonly<Record<Known, string>> = {
  PROJECT_CREATED: 'project.created',
  MEDIA_CREATED: 'media.created',
  STAGING_JOB_PROCESSING: 'staging_job.processing',
  STAGING_JOB_PROOF_READY: 'staging_job.proof_ready',
  STAGING_JOB_FAILED: 'staging_job.failed',
  STAGING_JOB_APPROVED: 'staging_job.approved',
  STAGING_JOB_DELIVERED: 'staging_job.delivered',
  STAGING_JOB_APPROVAL_WITHDRAWN: 'staging_job.approval_withdrawn',
  STAGING_JOB_CANCELLED: 'staging_job.cancelled',
  PROOF_ANSWERED: 'proof.answered',
  INVOICE_SENT: 'invoice.sent',
  INVOICE_PAID: 'invoice.paid',
  INVOICE_OVERDUE: 'invoice.overdue',
};

export const EVENTS = Object.entries(NAMES).map(([type, name]) => ({ type: type as Known, name }));

/** The names of the chosen events; none chosen: all, those that come later included. */
export function eventsText(types: readonly WebhookEventType[]): string {
  if (types.length === 0) return 'All events';
  return types.map((type) => (type === '%future added value' ? 'another event' : NAMES[type])).join(', ');
}

export type { Known as EventType };
