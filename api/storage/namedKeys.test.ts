import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEY_COLUMNS } from './namedKeys.js';

it('lists every column of the schema that names an object, so that the sweep removes none of them', () => {
  const schema = readFileSync(new URL('../db/schema.prisma', import.meta.url), 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const columns = models.flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ {2}(\w+Key)\s+String/gm)].map(([, column]) => `${table}.${column}`),
  );
  expect(columns.length).toBeGreaterThan(5);
  const known = KEY_COLUMNS.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`));
  expect(known.sort()).toEqual(columns.sort());
});
