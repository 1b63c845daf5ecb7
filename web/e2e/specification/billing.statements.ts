import type { Statements } from './statement.js';

const INVOICE = 'web/e2e/specification/invoice.test.ts';
const BILLING = 'web/e2e/specification/billing.test.ts';
const NO_INVOICE = 'billing without invoices says so, shows zero sums and offers the form';
const LISTED = 'the table lists the invoices, with their sums above it';
const PAID = 'a recorded payment moves the sums, and a receipt is downloaded';
const ACTIONS = 'each invoice offers the actions of its status, and a paid one has a badge of its own';
const CHECKED = 'an invoice’s form reports missing and invalid fields, and adds up the total';
const CREATED = 'an invoice is created, with or without a due date';
const CHECKOUT = '"Pay Now" leads to the checkout, which says that payment is not set up and leads back';
const CANCELLED = 'a payment of a cancelled invoice cannot begin, and says so';
const DOWNLOADED = 'an invoice is downloaded under its number';
const RULES_TEST = 'web/billing/invoice.rules.test.ts';
const PAGE_TEST = 'web/routes/billing/BillingPage.test.tsx';
const STATUS_TEST = 'web/billing/invoiceStatus.test.ts';
const REFUSED = 'for an invoice that is %s, %s saves nothing when /%s refuses: %s';

/** Invoices and payment. */
export const billingStatements = {
  'billing: head': {
    section: 2,
    states: '"Billing & Payments" with a Create Invoice dialog',
    shownBy: { [INVOICE]: [NO_INVOICE] },
  },
  'billing: figures': {
    section: 2,
    states: 'Outstanding Balance, This Month, Total Processed',
    shownBy: { [BILLING]: [LISTED] },
  },
  'billing: sums': {
    section: 2,
    states: 'what is not paid; what was written this month and is paid; all that is paid',
    shownBy: {
      [BILLING]: [PAID],
      'api/billing/invoices.test.ts': ['add up open invoices, those paid this month, and all paid ones'],
    },
  },
  'billing: table': {
    section: 2,
    states: '"Recent Invoices": Invoice, Project, Amount, Status, Date, Actions',
    shownBy: { [BILLING]: [LISTED] },
  },
  'billing: actions': {
    section: 2,
    states: 'Pay Now for every invoice that is not paid, Download for all, Receipt for paid ones only',
    shownBy: { [BILLING]: [ACTIONS] },
  },
  'billing: empty': {
    section: 2,
    states: '"No invoices yet"',
    shownBy: { [INVOICE]: [NO_INVOICE] },
  },
  'billing: statuses': {
    section: 4,
    states: 'draft, sent, paid, overdue and cancelled',
    shownBy: { [STATUS_TEST]: ['has a word for each status, highlights paid, and shows an unknown status as a draft'] },
  },
  'billing: badges': {
    section: 4,
    states: 'paid has the default badge, the others the secondary one',
    shownBy: { [BILLING]: [ACTIONS] },
  },
  'billing: unknown status': {
    section: 4,
    states: 'an unknown status is shown as draft',
    shownBy: { [STATUS_TEST]: ['has a word for each status, highlights paid, and shows an unknown status as a draft'] },
  },
  'billing: project rule': {
    section: 5,
    states: '"Project is required"',
    shownBy: { [INVOICE]: [CHECKED] },
  },
  'billing: item rules': {
    section: 5,
    states: '"Items are required"; each line is "Description: Amount" with one colon and an amount of at least 0',
    shownBy: {
      [INVOICE]: [CHECKED],
      [RULES_TEST]: ['reads the lines around their colons, without the empty lines'],
    },
  },
  'billing: subtotal rules': {
    section: 5,
    states: '"Subtotal is required", "Subtotal must be a valid positive number"',
    shownBy: { [INVOICE]: [CHECKED] },
  },
  'billing: tax rule': {
    section: 5,
    states: '"Tax must be a valid positive number"; 0 when it is left out',
    shownBy: { [INVOICE]: [CHECKED] },
  },
  'billing: total': {
    section: 5,
    states: 'the total is the subtotal plus the tax',
    shownBy: { [INVOICE]: [CHECKED] },
  },
  'billing: due date': {
    section: 5,
    states: 'the due date is optional',
    shownBy: { [INVOICE]: [CREATED] },
  },
  'billing: created': {
    section: 8,
    states: '"Invoice created successfully"',
    shownBy: { [INVOICE]: [CREATED] },
  },
  'billing: not created': {
    section: 8,
    states: '"Failed to create invoice"',
    shownBy: {
      'web/billing/CreateInvoiceDialog.test.tsx': [
        'keeps what was typed when the server refuses, with the server’s words at the field',
      ],
    },
  },
  'billing: payment secret': {
    section: 7,
    states: 'the client secret of the payment is kept in session storage',
    shownBy: { [PAGE_TEST]: ['keeps the payment’s secret and leads to the checkout'] },
  },
  'billing: pay': {
    section: 7,
    states: 'Pay Now goes to /checkout',
    shownBy: { [BILLING]: [CHECKOUT] },
  },
  'billing: no payment': {
    section: 8,
    states: '"Failed to initiate payment"',
    shownBy: { [BILLING]: [CANCELLED] },
  },
  'billing: download': {
    section: 8,
    states: 'the invoice is saved under its number with .html: "Invoice downloaded successfully"',
    shownBy: { [BILLING]: [DOWNLOADED] },
  },
  'billing: no download': {
    section: 8,
    states: '"Failed to download invoice"',
    shownBy: { [PAGE_TEST]: [REFUSED] },
  },
  'billing: receipt': {
    section: 8,
    states: 'the receipt is saved under the number plus -receipt.html: "Receipt downloaded successfully"',
    shownBy: { [BILLING]: [PAID] },
  },
  'billing: no receipt': {
    section: 8,
    states: '"Failed to download receipt"',
    shownBy: { [PAGE_TEST]: [REFUSED] },
  },
  'checkout: notice': {
    section: 2,
    states: '"Payment Processing Unavailable", "Payment processing is not configured for this application"',
    shownBy: { [BILLING]: [CHECKOUT] },
  },
  'checkout: back': {
    section: 2,
    states: 'a button back to /billing',
    shownBy: { [BILLING]: [CHECKOUT] },
  },
} satisfies Statements;
