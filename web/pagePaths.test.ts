import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pathsIn } from './pagePaths.js';
import { routes } from './router.js';

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

test('lists every page of the router for the server, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8');
  const known = pathsOf(routes).filter((path) => path !== '*');
  expect(known.length).toBeGreaterThan(12);
  expect(pathsIn(source).toSorted()).toEqual(known.toSorted());
});
