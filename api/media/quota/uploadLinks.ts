/** Limits on a workspace's upload links. */
import type { Limit } from '../../accounts/attempts.js';
import { TooManyAttemptsError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';

/** Enough for a day's photos of several people, with retries. */
export const LINKS = { what: 'upload links of workspace', most: 600, within: 3600 } satisfies Limit;
/** Links that may wait for their file at a time: ten picks of ten files. */
const MOST_OPEN = 100;

/**
 * The workspace must be locked; see requireQuota.
 * @throws TooManyAttemptsError until the oldest link is used or expires
 */
export async function requireFewOpen(tx: Transaction, workspaceId: string): Promise<void> {
  const now = new Date();
  const open = await tx.upload.findMany({
    where: { workspaceId, settledAt: null, expiresAt: { gt: now } },
    select: { expiresAt: true },
    orderBy: { expiresAt: 'asc' },
    take: MOST_OPEN,
  });
  const [oldest] = open;
  if (!oldest || open.length < MOST_OPEN) return;
  const seconds = Math.ceil((oldest.expiresAt.getTime() - now.getTime()) / 1000);
  throw new TooManyAttemptsError(seconds, `${MOST_OPEN} upload links wait for their file already.`);
}
