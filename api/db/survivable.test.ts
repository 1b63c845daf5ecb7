/**
 * While a new version is started beside the old one, the old one works on a database that the new one has migrated.
 * So a migration leaves alone what the version before uses.
 */
import { expect, it } from 'vitest';
import { readMigrations } from './migrate.js';

/** The last migration before this rule. */
const BEFORE = '20261128052524_audit_entries';

/** The rest of what is said of one column: the next comes after a comma outside of brackets. */
const WITHIN = String.raw`(?:[^,(]|\([^)]*\))*`;

/**
 * What breaks a version that does not know of it. In a new table everything is allowed, so tables that the same
 * migration creates are left out.
 */
const HARM: readonly { readonly what: RegExp; readonly why: string }[] = [
  {
    what: /\bDROP (TABLE|VIEW|COLUMN|TYPE|FUNCTION|TRIGGER|SCHEMA)\b/i,
    why: 'takes away what the version before uses',
  },
  { what: /\bRENAME\b/i, why: 'takes away the name that the version before uses' },
  { what: /\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, why: 'changes what the version before reads and writes' },
  { what: /\bSET NOT NULL\b/i, why: 'refuses rows of the version before, which may leave it out' },
  {
    what: new RegExp(String.raw`\bADD COLUMN (?!${WITHIN}\bDEFAULT\b)${WITHIN}\bNOT NULL\b`, 'i'),
    why: 'refuses rows of the version before, which lack it',
  },
  { what: /\bDROP DEFAULT\b/i, why: 'refuses rows of the version before, which lack it' },
  {
    what: /\bADD (CONSTRAINT \S+ )?(CHECK|UNIQUE|EXCLUDE|PRIMARY KEY)\b/i,
    why: 'may refuse rows of the version before',
  },
  { what: /\bCREATE UNIQUE INDEX\b/i, why: 'may refuse rows of the version before' },
  { what: /\bALTER TYPE \S+ ADD VALUE\b/i, why: 'cannot be read by the version before, once a row has it' },
];

/**
 * A migration may do so all the same:
 * `-- after: MIGRATION` names the last migration of the first version that survives it; earlier ones refuse to start.
 * `-- survives: REASON` says why the version before does.
 */
const EXCUSED = /^-- (after|survives): \S+/m;

/** What in a migration breaks the version before, each with a sentence. */
function harmOf(sql: string): string[] {
  if (EXCUSED.test(sql)) return [];
  const created = new Set(
    [...sql.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?("?\w+"?)/gi)].map(([, name = '']) => name),
  );
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  const isOfNew = (statement: string) => {
    const [, name = ''] = /(?:\bALTER TABLE (?:ONLY )?|\bON )("?\w+"?)/i.exec(statement) ?? [];
    return created.has(name);
  };
  return statements
    .filter((statement) => !/^CREATE TABLE/i.test(statement) && !isOfNew(statement))
    .flatMap((statement) => HARM.filter(({ what }) => what.test(statement)).map(({ why }) => `${statement}: ${why}`));
}

it('every migration is survived by the version before', () => {
  const harms = readMigrations()
    .filter(({ name }) => name > BEFORE)
    .flatMap(({ name, sql }) => harmOf(sql).map((harm) => `${name}: ${harm}`));
  expect(harms).toEqual([]);
});

it('names a migration that there is, where earlier versions do not survive', () => {
  const migrations = readMigrations();
  const named = migrations.flatMap(({ sql }) => /^-- after: (\S+)/m.exec(sql)?.[1] ?? []);
  expect(named.filter((each) => !migrations.some(({ name }) => name === each))).toEqual([]);
});

it.each([
  'DROP TABLE "Project"',
  'ALTER TABLE "Project" DROP COLUMN "notes"',
  'ALTER TABLE "Project"\n  RENAME COLUMN "notes" TO "words"',
  'ALTER TABLE "Project" ALTER COLUMN "notes" SET DATA TYPE INTEGER',
  'ALTER TABLE "Project" ALTER COLUMN "notes" SET NOT NULL',
  'ALTER TABLE "Project" ADD COLUMN "more" TEXT NOT NULL',
  'ALTER TABLE "P" ADD COLUMN "a" TEXT NOT NULL, ADD COLUMN "b" TEXT DEFAULT \'\'',
  'ALTER TABLE "P" ADD COLUMN "a" TEXT DEFAULT \'\', ADD COLUMN "b" DECIMAL(10,2) NOT NULL',
  'ALTER TABLE "Project" ADD CONSTRAINT few CHECK ("notes" <> \'\')',
  'CREATE UNIQUE INDEX "once" ON "Project"("notes")',
  'CREATE TABLE "New" (id TEXT NOT NULL); DROP TABLE "Project"',
  'ALTER TYPE "MediaType" ADD VALUE \'sound\'',
])('finds harm in %s', (sql) => {
  expect(harmOf(sql)).toHaveLength(1);
});

it.each([
  'CREATE TABLE "New" (id TEXT NOT NULL UNIQUE CHECK (id <> \'\')); CREATE UNIQUE INDEX i ON "New"(id)',
  'CREATE TABLE "New" (id TEXT); ALTER TABLE "New" ADD CONSTRAINT c CHECK (id <> \'\')',
  'ALTER TABLE "Project" ADD COLUMN "more" TEXT',
  'ALTER TABLE "Project" ADD COLUMN "more" TEXT NOT NULL DEFAULT \'\'',
  'ALTER TABLE "P" ADD COLUMN "a" DECIMAL(10,2) NOT NULL DEFAULT 0, ADD COLUMN "b" TEXT',
  'CREATE INDEX i ON "Project"("notes"); ALTER TABLE "Project" ALTER COLUMN "notes" DROP NOT NULL',
  'ALTER TABLE "New" ADD CONSTRAINT f FOREIGN KEY (id) REFERENCES "Project"(id)',
  '-- after: 20261128052524_audit_entries no longer writes it\nDROP TABLE "Project"',
  '-- survives: no version reads it\nALTER TABLE "Project" DROP COLUMN "notes"',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; RETURN NULL; END $$',
])('finds none in %s', (sql) => {
  expect(harmOf(sql)).toEqual([]);
});
