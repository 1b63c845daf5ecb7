import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

interface DatabaseOptions {
  /** of any database on the server */
  readonly url: string;
  readonly name: string;
  readonly template?: string;
}

/** @returns the new database's URL */
export async function createDatabase({ url, name, template = 'template1' }: DatabaseOptions): Promise<string> {
  await onServer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

/** A separate migrated database. Needs globalSetup.ts in the vitest configuration. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    url: await createDatabase({ url, name, template }),
    drop: () => onServer(url, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
