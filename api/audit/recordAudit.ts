import type { Transaction } from '../db/client.js';
import { newId, typeOfId } from '../domain/ids.js';
import { addressNow } from '../domain/occasion.js';

export interface AuditRecord {
  readonly workspaceId: string;
  /** of the person or the key that acts */
  readonly actorId: string;
  /** what was done, in lower case with underscores */
  readonly action: string;
  /** what it was done to */
  readonly entityType: string;
  readonly entityId: string;
  /** a sentence */
  readonly description: string;
}

/**
 * Writes an entry of the audit log in the transaction of the change. It keeps the actor's name, because it outlives the
 * account, and the address of the request.
 */
export async function recordAudit(tx: Transaction, record: AuditRecord): Promise<void> {
  const actorName = await nameOf(tx, record.actorId);
  await tx.auditEntry.create({ data: { id: newId('aud'), ...record, actorName, address: addressNow() } });
}

/** “Ada Lovelace <ada@example.com>” for a person, the key's name for a program. */
async function nameOf(tx: Transaction, id: string): Promise<string> {
  if (typeOfId(id) === 'ApiKey') {
    const key = await tx.apiKey.findUnique({ where: { id }, select: { name: true } });
    return key?.name ?? id;
  }
  const select = { firstName: true, lastName: true, email: true } as const;
  const user = await tx.user.findUnique({ where: { id }, select });
  return user ? `${user.firstName} ${user.lastName} <${user.email}>`.trim() : id;
}
