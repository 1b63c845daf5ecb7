/**
 * `npm run migration -- NAME` writes the migration from the present migrations to schema.prisma. SQL that Prisma does
 * not support (check constraints) is added to the file by hand before the commit.
 * `npm run migration -- --check` fails when schema and migrations differ, or a migration does not apply.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { migrate, MIGRATIONS_FOLDER } from './migrate.js';
import { diffMigrations, LOCK_FILE, LOCK_FILE_TEXT } from './schemaEngine.js';
import { startTemporary } from './temporary.js';

const SCHEMA_FILE = join(import.meta.dirname, 'schema.prisma');

async function main(argument: string | undefined): Promise<number> {
  const check = argument === '--check';
  if (!check && !/^[a-z][a-z0-9_]*$/.test(argument ?? '')) {
    console.error('Name the migration in small letters, as: npm run migration -- add_invoices\nOr check: -- --check');
    return 2;
  }
  const sql = await difference({ apply: check });
  if (!sql) {
    console.log('Schema and migrations agree.');
    return 0;
  }
  if (check) {
    console.error(
      `schema.prisma and the migrations differ by:\n\n${sql}\nWrite a migration: npm run migration -- NAME`,
    );
    return 1;
  }
  console.log(`Wrote ${relative(process.cwd(), write(argument as string, sql))}`);
  return 0;
}

async function difference({ apply }: { apply: boolean }): Promise<string> {
  const database = await startTemporary();
  try {
    const options = { databaseUrl: database.url, schemaFile: SCHEMA_FILE, migrationsFolder: MIGRATIONS_FOLDER };
    const sql = await diffMigrations(options);
    if (apply) await migrate(database.url);
    return sql;
  } finally {
    await database.stop();
  }
}

function write(name: string, sql: string): string {
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_FOLDER, `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(MIGRATIONS_FOLDER, LOCK_FILE), LOCK_FILE_TEXT);
  const file = join(folder, 'migration.sql');
  writeFileSync(file, sql);
  return file;
}

process.exitCode = await main(process.argv[2]);
