import type { Statements } from './statement.js';

const PAGE = 'web/routes/billing/Billing.tsx';
const FORM = 'web/billing/CreateInvoiceDialog.tsx';
const RULES_TEST = 'web/billing/invoice.rules.test.ts';
const PAGE_TEST = 'web/routes/billing/BillingPage.test.tsx';
const STATUS = 'web/billing/invoiceStatus.ts';
const STATUS_TEST = 'web/billing/invoiceStatus.test.ts';
const FILES = 'web/routes/billing/useInvoiceFiles.ts';
const REFUSED = 'of an invoice that is %s, %s saves nothing where /%s refuses: %s';
const RULES = 'web/billing/invoice.rules.ts';

/** Invoices and payment. */
export const billingStatements = {
  'billing: head': {
    section: 2,
    states: '"Billing & Payments" with a Create Invoice dialog',
    where: PAGE,
  },
  'billing: figures': {
    section: 2,
    states: 'Outstanding Balance, This Month, Total Processed',
    where: 'web/routes/billing/BillingTotals.tsx',
  },
  'billing: sums': {
    section: 2,
    states: 'what is not paid; what was written this month and is paid; all that is paid',
    where: 'api/billing/billingTotals.query.ts',
    shownBy: {
      'api/billing/invoices.test.ts': ['add up what is open, what was paid of this month, and all that was paid'],
    },
  },
  'billing: table': {
    section: 2,
    states: '"Recent Invoices": Invoice, Project, Amount, Status, Date, Actions',
    where: PAGE,
  },
  'billing: actions': {
    section: 2,
    states: 'Pay Now for every invoice that is not paid, Download for all, Receipt for paid ones only',
    where: 'web/routes/billing/InvoiceActions.tsx',
  },
  'billing: empty': {
    section: 2,
    states: '"No invoices yet"',
    where: 'web/routes/billing/EmptyBilling.tsx',
  },
  'billing: statuses': {
    section: 4,
    states: 'draft, sent, paid, overdue and cancelled',
    where: STATUS,
    shownBy: { [STATUS_TEST]: ['each status has its word; paid stands out, and an unknown one is shown as a draft'] },
  },
  'billing: badges': {
    section: 4,
    states: 'paid has the default badge, the others the secondary one',
    where: STATUS,
  },
  'billing: unknown status': {
    section: 4,
    states: 'an unknown status is shown as draft',
    where: STATUS,
    shownBy: { [STATUS_TEST]: ['each status has its word; paid stands out, and an unknown one is shown as a draft'] },
  },
  'billing: project rule': {
    section: 5,
    states: '"Project is required"',
    where: RULES,
  },
  'billing: item rules': {
    section: 5,
    states: '"Items are required"; each line is "Description: Amount" with one colon and an amount of at least 0',
    where: RULES,
    shownBy: { [RULES_TEST]: ['the lines are what was typed around each colon, without the empty lines'] },
  },
  'billing: subtotal rules': {
    section: 5,
    states: '"Subtotal is required", "Subtotal must be a valid positive number"',
    where: RULES,
  },
  'billing: tax rule': {
    section: 5,
    states: '"Tax must be a valid positive number"; 0 when it is left out',
    where: RULES,
  },
  'billing: total': {
    section: 5,
    states: 'the total is the subtotal plus the tax',
    where: 'web/billing/amounts.ts',
  },
  'billing: due date': {
    section: 5,
    states: 'the due date is optional',
    where: FORM,
  },
  'billing: created': {
    section: 8,
    states: '"Invoice created successfully"',
    where: 'web/billing/useCreateInvoice.ts',
  },
  'billing: not created': {
    section: 8,
    states: '"Failed to create invoice"',
    where: 'web/billing/useCreateInvoice.ts',
    shownBy: {
      'web/billing/CreateInvoiceDialog.test.tsx': [
        'a refused invoice says so, keeps what was typed and shows the server’s words at the field',
      ],
    },
  },
  'billing: payment secret': {
    section: 7,
    states: 'the client secret of the payment is kept in session storage',
    where: 'web/billing/clientSecret.ts',
    shownBy: { [PAGE_TEST]: ['paying keeps the payment’s secret and leads to the checkout'] },
  },
  'billing: pay': {
    section: 7,
    states: 'Pay Now goes to /checkout',
    where: 'web/routes/billing/usePayInvoice.ts',
  },
  'billing: no payment': {
    section: 8,
    states: '"Failed to initiate payment"',
    where: 'web/routes/billing/usePayInvoice.ts',
  },
  'billing: download': {
    section: 8,
    states: 'the invoice is saved under its number with .html: "Invoice downloaded successfully"',
    where: FILES,
  },
  'billing: no download': {
    section: 8,
    states: '"Failed to download invoice"',
    where: FILES,
    shownBy: { [PAGE_TEST]: [REFUSED] },
  },
  'billing: receipt': {
    section: 8,
    states: 'the receipt is saved under the number plus -receipt.html: "Receipt downloaded successfully"',
    where: FILES,
  },
  'billing: no receipt': {
    section: 8,
    states: '"Failed to download receipt"',
    where: FILES,
    shownBy: { [PAGE_TEST]: [REFUSED] },
  },
  'checkout: notice': {
    section: 2,
    states: '"Payment Processing Unavailable", "Payment processing is not configured for this application"',
    where: 'web/routes/checkout/PaymentUnavailable.tsx',
  },
  'checkout: back': {
    section: 2,
    states: 'a button back to /billing',
    where: 'web/routes/checkout/PaymentUnavailable.tsx',
  },
} satisfies Statements;
