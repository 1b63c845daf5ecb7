import { expect, test } from 'vitest';
import { billingRevalidates } from '../routes/billing/billing.loader.js';
import { filterOf, searchOf } from './billingFilter.js';

const filterIn = (search: string) => filterOf(new URLSearchParams(search));

test('reads the filter from the address, and ignores unknown values', () => {
  expect(filterIn('project=proj_1&status=overdue')).toEqual({ projectId: 'proj_1', status: 'OVERDUE' });
  expect(filterIn('status=lost&project=')).toEqual({ projectId: null, status: null });
  expect(searchOf({ projectId: 'proj_1', status: 'OVERDUE' })).toEqual({ project: 'proj_1', status: 'overdue' });
  expect(searchOf({ projectId: null, status: null })).toEqual({});
});

test.each([
  ['/billing', '/billing?status=paid', true],
  ['/billing?status=paid', '/billing?status=paid&invoice=inv_1', false],
  ['/billing', '/billing', true],
  ['/billing?project=proj_1', '/billing', true],
])('reads the list again from %s to %s: %s', (from, to, read) => {
  const currentUrl = new URL(from, 'http://localhost');
  const nextUrl = new URL(to, 'http://localhost');
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(billingRevalidates({ currentUrl, nextUrl, ...rest })).toBe(read);
});
