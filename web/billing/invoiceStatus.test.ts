import { expect, test } from 'vitest';
import { INVOICE_STATUSES } from './invoiceStatus.js';

test('has a word for each status, highlights paid, and shows an unknown status as a draft', () => {
  const shown = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED', 'REFUNDED'].map(INVOICE_STATUSES.show);
  expect(shown.map(({ label }) => label)).toEqual(['Draft', 'Sent', 'Paid', 'Overdue', 'Cancelled', 'Draft']);
  expect(shown.map(({ tone }) => tone)).toEqual(['neutral', 'neutral', 'done', 'neutral', 'neutral', 'neutral']);
});
