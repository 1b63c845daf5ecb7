import { expect, test } from 'vitest';
import { EMPTY_INVOICE, linesOf, problemsOf, type InvoiceDraft } from './invoice.rules.js';

const right: InvoiceDraft = {
  projectId: 'proj_alder',
  items: 'Staging: 36.00',
  subtotal: '36',
  tax: '',
  dueDate: '',
};
const LINE = "Each line must be in format 'Description: Amount' with valid positive numbers";

test.each<[keyof InvoiceDraft, string, string]>([
  ['projectId', '', 'Project is required'],
  ['items', ' \n ', 'Items are required'],
  ['items', 'Staging', LINE],
  ['items', 'Staging: 36.00\nCleaning', LINE],
  ['items', 'Staging: 10:30', LINE],
  ['items', 'Note: Staging: 36', LINE],
  ['items', ': 36', LINE],
  ['items', 'Staging:', LINE],
  ['items', 'Staging: -1', LINE],
  ['items', 'Staging: 1e3', LINE],
  ['items', 'Staging: $36', LINE],
  ['subtotal', ' ', 'Subtotal is required'],
  ['subtotal', '-1', 'Subtotal must be a valid positive number'],
  ['subtotal', 'much', 'Subtotal must be a valid positive number'],
  ['subtotal', '.', 'Subtotal must be a valid positive number'],
  ['tax', '-0.5', 'Tax must be a valid positive number'],
  ['tax', 'NaN', 'Tax must be a valid positive number'],
])('refuses an invoice whose %s is %j: %s', (field, text, sentence) => {
  const problems = problemsOf({ ...right, [field]: text });
  expect(Object.entries(problems ?? {}).filter(([, problem]) => problem)).toEqual([[field, sentence]]);
});

test('names all that an empty form lacks, but neither tax nor due date', () => {
  expect(problemsOf(EMPTY_INVOICE)).toEqual({
    projectId: 'Project is required',
    items: 'Items are required',
    subtotal: 'Subtotal is required',
    tax: undefined,
  });
});

test('accepts an amount of 0, and an empty tax and due date', () => {
  expect(problemsOf({ ...right, items: 'Courtesy: 0', subtotal: '0' })).toBeNull();
  expect(problemsOf({ ...right, tax: '2.97', dueDate: '2026-12-31' })).toBeNull();
});

test('reads the lines around their colons, without the empty lines', () => {
  expect(linesOf(' Staging, 12 images : 30.00 \n\n  \nCourtesy:0\r\n')).toEqual([
    { description: 'Staging, 12 images', amount: '30.00' },
    { description: 'Courtesy', amount: '0' },
  ]);
});
