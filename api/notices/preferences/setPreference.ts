import type { Transaction } from '../../db/client.js';
import type { NoticeKind } from '../../db/generated/client.js';

interface Wish {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly wanted: boolean;
}

/** Records whether a person wants mails of a kind, in all their workspaces. */
export async function setPreference(
  tx: Pick<Transaction, 'mailPreference'>,
  { userId, kind, wanted }: Wish,
): Promise<void> {
  await tx.mailPreference.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, wanted },
    update: { wanted },
  });
}
