import { asPerson } from '../../domain/caller.js';
import { Viewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import { kindsOf, type PersonKind } from './kinds.js';
import { readPreferences } from './readPreferences.js';

export const MailKind = builder.enumType('MailKind', {
  description: 'What a mail to a person tells of.',
  values: {
    PROOF_READY: { value: 'proof_ready', description: 'Proofs of a job that they ordered wait for a review.' },
    SELLER_ANSWERED: { value: 'seller_answered', description: 'A seller has answered to a proof.' },
    DELIVERED: { value: 'delivered', description: 'The photos of a job that they ordered are delivered.' },
    PAYMENT_RECEIVED: { value: 'payment_received', description: 'An invoice is paid; for owners.' },
    WEBHOOK_OFF: { value: 'webhook_off', description: 'The system has switched a webhook off; for owners.' },
  },
} as const);

const MailPreference = builder
  .objectRef<{ readonly kind: PersonKind; readonly wanted: boolean }>('MailPreference')
  .implement({
    description: 'Whether a person wants mails of a kind.',
    fields: (t) => ({
      kind: t.expose('kind', { type: MailKind, description: 'What they tell of.' }),
      wanted: t.exposeBoolean('wanted', { description: 'True until the person, or a link in a mail, ends them.' }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  mailPreferences: t.field({
    type: [MailPreference],
    description: 'The mails that the person can get, and whether they want them.',
    resolve: (caller, _args, { services }) => readPreferences(asPerson(caller), services, kindsOf(asPerson(caller))),
  }),
  sendsMail: t.boolean({
    description: 'Whether this site sends mail: a mail server is set up.',
    resolve: (_caller, _args, { services }) => services.mailer !== null,
  }),
}));
