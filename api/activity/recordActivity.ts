import { recordAudit } from '../audit/recordAudit.js';
import { noteCallChanged } from './noteCallChanged.js';
import { newId, typeOfId } from '../domain/ids.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';

export type ActivityAction =
  | 'project_created'
  | 'project_updated'
  | 'project_deleted'
  | 'project_restored'
  | 'media_uploaded'
  | 'media_deleted'
  | 'staging_job_created'
  | 'staging_job_proof_ready'
  | 'staging_job_failed'
  | 'staging_job_approved'
  | 'staging_job_revision_requested'
  | 'staging_job_result_taken_up'
  | 'staging_job_retried'
  | 'staging_job_cancelled'
  | 'staging_job_completed'
  | 'staging_photos_approved'
  | 'staging_photos_left_out'
  | 'staging_photos_taken_in'
  | 'staging_approval_withdrawn'
  | 'public_link_created'
  | 'public_link_revoked'
  | 'public_link_viewed'
  | 'seller_answered'
  | 'invoice_created'
  | 'invoice_sent'
  | 'invoice_mailed'
  | 'invoice_overdue'
  | 'invoice_cancelled'
  | 'payment_completed'
  | 'payment_not_applied'
  | 'mail_failed'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'embed_created'
  | 'embed_deleted'
  | 'embed_switched_off'
  | 'embed_switched_on'
  | 'webhook_created'
  | 'webhook_deleted'
  | 'webhook_switched_off'
  | 'webhook_switched_on'
  | 'colleague_invited'
  | 'invitation_revoked'
  | 'colleague_joined'
  | 'role_changed'
  | 'colleague_removed'
  | 'colleague_left'
  | 'workspace_handed_over';

/** The actions that figures are reckoned from, so that they are kept for good: a job approved, or photos of it. */
export const APPROVALS = ['staging_job_approved', 'staging_photos_approved'] satisfies ActivityAction[];

type EntityType = 'project' | 'media' | 'staging_job' | 'invoice' | 'workspace' | 'api_key' | 'webhook' | 'embed';

export interface ActivityRecord {
  readonly workspaceId: string;
  /** of the person or the key that acts; null: the system */
  readonly actorId: string | null;
  readonly action: ActivityAction;
  readonly entityType: EntityType;
  readonly entityId: string;
  /** the text for the timeline */
  readonly description: string;
  /** only where the thing is gone already; otherwise read from its row */
  readonly projectId?: string;
}

/** Records an activity in the transaction of its change, and notifies subscribers at the commit. */
export async function recordActivity(tx: Transaction, record: ActivityRecord): Promise<void> {
  const id = newId('act');
  const { actorId, projectId: ofGone, ...rest } = record;
  const actor = actorId !== null && typeOfId(actorId) === 'ApiKey' ? { keyId: actorId } : { actorId };
  const projectId = ofGone ?? (await projectIdOf(tx, record));
  await tx.activity.create({ data: { id, ...rest, ...actor, projectId } });
  // what nobody did, such as a reminder, is no matter of the audit log
  if (actorId !== null) await recordAudit(tx, { ...rest, actorId });
  await noteCallChanged(tx);
  await notify(tx, { kind: 'activity', workspaceId: record.workspaceId, id });
}

/** The project that it concerns; null: none, or its row is gone. */
async function projectIdOf(tx: Transaction, { entityType, entityId: id }: ActivityRecord): Promise<string | null> {
  if (entityType === 'project') return id;
  const select = { where: { id }, select: { projectId: true } } as const;
  const readers: Partial<Record<EntityType, () => Promise<{ readonly projectId: string | null } | null>>> = {
    media: () => tx.media.findUnique(select),
    staging_job: () => tx.stagingJob.findUnique(select),
    invoice: () => tx.invoice.findUnique(select),
    // a gallery's: who sees the project sees what happened to it
    embed: () => tx.embed.findUnique(select),
  };
  return (await readers[entityType]?.())?.projectId ?? null;
}
