/** The kinds of mails that people with an account choose. */
import type { NoticeKind } from '../../db/generated/client.js';
import type { Person } from '../../domain/caller.js';

const KINDS = ['proof_ready', 'seller_answered', 'delivered', 'payment_received'] as const satisfies NoticeKind[];

export type PersonKind = (typeof KINDS)[number];

/** The kinds that a person can get: only owners are told of payments. */
export const kindsOf = ({ role }: Pick<Person, 'role'>): readonly PersonKind[] =>
  KINDS.filter((kind) => kind !== 'payment_received' || role === 'owner');
