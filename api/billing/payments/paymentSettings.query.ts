import { Viewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import type { PaymentProvider } from '../../paymentProvider/provider.js';

const PaymentSettings = builder.objectRef<Pick<PaymentProvider, 'publishableKey'>>('PaymentSettings').implement({
  description: 'How invoices are paid here.',
  fields: (t) => ({
    publishableKey: t.exposeString('publishableKey', {
      description: 'What the payment provider knows this site by; no secret.',
    }),
  }),
});

builder.objectField(Viewer, 'payments', (t) =>
  t.field({
    type: PaymentSettings,
    nullable: true,
    description: 'How invoices are paid here; null: payments are not set up.',
    resolve: (_caller, _args, { services }) => services.payments,
  }),
);
