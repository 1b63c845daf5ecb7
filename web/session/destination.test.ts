import { beforeEach, expect, test } from 'vitest';
import { destinationOf, keepDestination, loginFor, takeDestination } from './destination.js';

beforeEach(() => sessionStorage.clear());

const next = (value: string) => new URLSearchParams({ next: value });

test('returns to the requested page, with its search', () => {
  const login = new URL(loginFor(new URL('http://home.test/projects?q=elm&status=ACTIVE')), 'http://home.test');
  expect(login.pathname).toBe('/login');
  expect(destinationOf(login.searchParams)).toBe('/projects?q=elm&status=ACTIVE');
});

test('does not name the dashboard, which is the default', () => {
  expect(loginFor(new URL('http://home.test/dashboard'))).toBe('/login');
  expect(takeDestination(new URLSearchParams())).toBe('/dashboard');
});

test.each([
  'https://elsewhere.test',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/media/..//elsewhere.test',
  '/.//elsewhere.test',
  'javascript:1',
])('never leads to %j', (page) => {
  expect(takeDestination(next(page))).toBe('/dashboard');
});

test.each(['', 'projects', '/login?next=/media', '//'])('ignores %j as a page to return to', (page) => {
  expect(destinationOf(next(page))).toBeNull();
});

test('uses the page that is kept for the provider’s sign-in once', () => {
  keepDestination('/media');
  expect(takeDestination(new URLSearchParams())).toBe('/media');
  expect(takeDestination(new URLSearchParams())).toBe('/dashboard');
});

test('checks the kept page like the address’s, which takes precedence', () => {
  keepDestination('//elsewhere.test');
  expect(takeDestination(new URLSearchParams())).toBe('/dashboard');
  keepDestination('/media');
  expect(takeDestination(next('/billing'))).toBe('/billing');
});
