import type { MailKind as AnyKind } from '../../../__generated__/useUpdateMailPreferencesMutation.graphql.js';

type MailKind = Exclude<AnyKind, '%future added value'>;

interface Words {
  readonly label: string;
  readonly hint: string;
}

const KINDS: Readonly<Record<MailKind, Words>> = {
  PROOF_READY: {
    label: 'Proofs are ready',
    hint: 'When the photos of a job that you ordered wait for your review, with small pictures.',
  },
  SELLER_ANSWERED: {
    label: 'The seller has answered',
    hint: 'When somebody to whom you sent proofs likes them or asks for changes.',
  },
  DELIVERED: { label: 'Photos are delivered', hint: 'When the approved photos can be downloaded.' },
  PAYMENT_RECEIVED: {
    label: 'A payment is received',
    hint: 'When an invoice of your workspace is paid, unless you recorded that yourself.',
  },
  WEBHOOK_OFF: {
    label: 'A webhook is switched off',
    hint: 'When an address that you gave us for events has failed for five days, or says that it is gone.',
  },
};

/** Whether we have words for a kind; a newer server may have more. */
export const isKnownKind = (kind: string): kind is MailKind => Object.hasOwn(KINDS, kind);

export const wordsOfKind = (kind: MailKind): Words => KINDS[kind];
