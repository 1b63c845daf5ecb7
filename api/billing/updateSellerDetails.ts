import { recordAudit } from '../audit/recordAudit.js';
import { requireAsExpected } from '../domain/asExpected.js';
import { holdWorkspace } from '../accounts/holdWorkspace.js';
import { actorIdOf, type Caller } from '../domain/caller.js';
import type { Services } from '../services.js';
import { sellerOf } from './sellerOf.js';
import type { SellerDetails } from './seller.rules.js';
import { writeAs } from '../domain/write.js';

const NAMES = { name: 'name', address: 'address', email: 'email address', taxId: 'tax ID', currency: 'currency' };

/**
 * Changes the seller's details on the workspace's invoices, and the currency of new ones. Drafts take the new details,
 * but keep their currency; sent invoices do not change.
 * @throws ConflictError when somebody changed meanwhile what the caller expects
 */
export async function updateSellerDetails(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  details: SellerDetails,
): Promise<void> {
  const { workspaceId } = caller;
  const seller = {
    sellerName: details.name ?? undefined,
    sellerAddress: details.address ?? undefined,
    sellerEmail: details.email ?? undefined,
    sellerTaxId: details.taxId ?? undefined,
  };
  const currency = details.currency ?? undefined;
  await writeAs(caller, prisma, async (tx) => {
    await tx.invoice.updateMany({ where: { workspaceId, status: 'draft' }, data: seller });
    if (details.expected) {
      // Held, so that nobody changes it between the comparison and the change.
      await holdWorkspace(tx, workspaceId);
      const before = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
      requireAsExpected({ ...sellerOf(before), currency: before.currency }, details.expected, NAMES);
    }
    await tx.workspace.update({ where: { id: workspaceId }, data: { ...seller, currency } });
    await recordAudit(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'seller_details_updated',
      entityType: 'workspace',
      entityId: workspaceId,
      description: 'Details of the seller on invoices changed',
    });
  });
}
