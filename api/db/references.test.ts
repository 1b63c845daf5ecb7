import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test/database.js';

interface Reference {
  readonly name: string;
}

test('every foreign key has an index, so that no deletion scans a table', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const sql = `SELECT c.conname AS name FROM pg_constraint c
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`;
  const { rows } = await client.query<Reference>(sql);
  await client.end();
  await database.drop();
  expect(rows.map(({ name }) => name)).toEqual([]);
});
