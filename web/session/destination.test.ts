import { beforeEach, expect, test } from 'vitest';
import { destinationOf, keepDestination, loginFor, takeDestination } from './destination.js';

beforeEach(() => sessionStorage.clear());

const next = (value: string) => new URLSearchParams({ next: value });

test('whoever asked for a page comes back to it, with its search', () => {
  const login = new URL(loginFor(new URL('http://home.test/projects?q=elm&status=ACTIVE')), 'http://home.test');
  expect(login.pathname).toBe('/login');
  expect(destinationOf(login.searchParams)).toBe('/projects?q=elm&status=ACTIVE');
});

test('the dashboard needs no mention: everybody lands there', () => {
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
])('nobody is led to %j', (page) => {
  expect(takeDestination(next(page))).toBe('/dashboard');
});

test.each(['', 'projects', '/login?next=/media', '//'])('%j is no page to come back to', (page) => {
  expect(destinationOf(next(page))).toBeNull();
});

test('what is kept for the way through the provider counts once', () => {
  keepDestination('/media');
  expect(takeDestination(new URLSearchParams())).toBe('/media');
  expect(takeDestination(new URLSearchParams())).toBe('/dashboard');
});

test('what was kept is held to the same rule, and the address outranks it', () => {
  keepDestination('//elsewhere.test');
  expect(takeDestination(new URLSearchParams())).toBe('/dashboard');
  keepDestination('/media');
  expect(takeDestination(next('/billing'))).toBe('/billing');
});
