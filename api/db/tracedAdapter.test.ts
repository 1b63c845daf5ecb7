import { expect, test } from 'vitest';
import { spanOfStatement } from './tracedAdapter.js';

test.each([
  ['SELECT "t0"."id" FROM "public"."Project" AS "t0" WHERE "t0"."id" = $1', 'SELECT Project'],
  ['INSERT INTO "public"."User" ("email") VALUES ($1)', 'INSERT User'],
  ['update queue.job set state = $1', 'UPDATE job'],
  ['DELETE FROM "Media" WHERE "filename" = \'from Ada\'', 'DELETE Media'],
  ['SELECT pg_notify($1, $2)', 'SELECT'],
  ['\n  WITH due AS (SELECT * FROM "StagingItem" FOR UPDATE) UPDATE x', 'WITH StagingItem'],
  ['ROLLBACK', 'ROLLBACK'],
])('%s is told as its kind and table', (sql, name) => {
  expect(spanOfStatement({ sql })).toMatchObject({ name, kind: 'client' });
});
