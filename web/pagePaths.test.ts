import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagesIn } from './pagePaths.js';
import { routes } from './router.js';

const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

test('lists every page of the router for the server, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8');
  const known = pathsOf(routes).filter((path) => path !== '*');
  expect(known.length).toBeGreaterThan(12);
  expect(
    pagesIn(source)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(known.toSorted());
});

test('finds what each page imports, and not what follows it', () => {
  const source = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8');
  const importsOf = (path: string) => pagesIn(source).find((page) => page.path === path)?.imports;
  expect(importsOf('/projects')).toEqual(['./routes/projects/projects.loader.js', './routes/projects/ProjectsPage.js']);
  expect(importsOf('/settings')).toHaveLength(2);
  expect(importsOf('/samples')).toHaveLength(3);
  expect(importsOf('/login')).toEqual([]);
});
