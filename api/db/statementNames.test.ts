import { expect, it } from 'vitest';
import { startServer } from '../test/startServer.js';
import { createStatementNames } from './statementNames.js';

it('names a statement that is used often, always alike, and each otherwise', () => {
  const nameOf = createStatementNames();
  const five = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1);
  const [one, other] = [five('SELECT 1'), five('SELECT 2')];
  expect(one).toMatch(/^\w+$/);
  expect(other).toMatch(/^\w+$/);
  expect(other).not.toBe(one);
  expect([nameOf('SELECT 1'), nameOf('SELECT 2'), nameOf('SELECT 3')]).toEqual([one, other, '']);
});

it('does not name lists, which are planned for their number of rows', () => {
  const nameOf = createStatementNames();
  const named = (text: string) => Array.from({ length: 10 }, () => nameOf(text)).at(-1) !== '';
  expect(named('SELECT 1 FROM "Job" WHERE "id" = $1 ORDER BY "at" DESC, "Job"."id" DESC LIMIT $2')).toBe(false);
  expect(named('SELECT 1 FROM "Job" WHERE "id" = $1 ORDER BY "at" ASC LIMIT $2 OFFSET $3')).toBe(false);
  expect(named('SELECT 1 FROM (SELECT 1 FROM "Item" ORDER BY "at" LIMIT $1) AS "i" WHERE "id" = $2')).toBe(true);
  expect(named('SELECT 1 FROM "Job" WHERE "id" = $1 LIMIT $2')).toBe(true);
});

it('gives at most 200 names, because each connection keeps its named statements', () => {
  const nameOf = createStatementNames();
  const names = new Set<string>();
  for (let use = 0; use < 10; use++) for (let k = 0; k < 250; k++) names.add(nameOf(`SELECT ${k}`));
  names.delete('');
  expect(names.size).toBe(200);
});

it('forgets the uses of texts that were not seen for long', () => {
  const nameOf = createStatementNames();
  for (let use = 0; use < 4; use++) nameOf('SELECT 0');
  for (let k = 1; k <= 1000; k++) nameOf(`SELECT ${k}`);
  expect(nameOf('SELECT 0')).toBe('');
});

it('has PostgreSQL keep the plan of a page’s statement', async () => {
  const server = await startServer();
  try {
    const { prisma } = server.services;
    const kept = async () => {
      const rows = await prisma.$queryRaw<{ statement: string; generic: bigint }[]>`
        SELECT statement, generic_plans AS generic FROM pg_prepared_statements`;
      return rows.filter(({ statement }) => statement.includes('"Project"'));
    };
    expect(await kept()).toEqual([]);
    for (let use = 0; use < 20; use++) {
      await prisma.project.findMany({ where: { workspaceId: `org_${use}` }, include: { media: true } });
    }
    // one connection serves statements that are asked one after another
    const [statement] = await kept();
    expect(Number(statement?.generic)).toBeGreaterThan(5);
  } finally {
    await server.close();
  }
});
