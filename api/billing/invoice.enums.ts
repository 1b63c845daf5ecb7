import { builder } from '../graphql/builder.js';

export const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'Where an invoice stands.',
  values: {
    DRAFT: { value: 'draft', description: 'Written, not sent.' },
    SENT: { value: 'sent', description: 'Waits to be paid.' },
    PAID: { value: 'paid', description: 'The money has come. For good.' },
    OVERDUE: { value: 'overdue', description: 'Waits to be paid, and its due date has passed.' },
    CANCELLED: { value: 'cancelled', description: 'Not to be paid any more. For good.' },
  },
} as const);
