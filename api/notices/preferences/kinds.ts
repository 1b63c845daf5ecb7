/** The kinds of mails that people with an account choose. */
import type { NoticeKind } from '../../db/generated/client.js';
import type { Person } from '../../domain/caller.js';

const KINDS = [
  'proof_ready',
  'seller_answered',
  'delivered',
  'payment_received',
  'webhook_off',
] as const satisfies NoticeKind[];

export type PersonKind = (typeof KINDS)[number];

/** Only owners are told of payments and webhooks. */
const OF_OWNERS: readonly PersonKind[] = ['payment_received', 'webhook_off'];

/** The kinds that a person can get. */
export const kindsOf = ({ role }: Pick<Person, 'role'>): readonly PersonKind[] =>
  KINDS.filter((kind) => role === 'owner' || !OF_OWNERS.includes(kind));
