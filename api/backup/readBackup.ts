/** Reads a backup, and checks that nothing of it has changed. */
import { readFile } from 'node:fs/promises';
import { readMigrations } from '../db/migrate.js';
import { nullWhereMissing } from '../storage/nullWhereMissing.js';
import { BackupError } from './backupError.js';
import { contentRules, fingerprintOf, pathsIn, type BackupContent } from './backupFormat.js';
import { digestOfFile, isSame, type Digest } from './digest.js';
import { damagedObjects } from './objects.js';
import { progressOf } from './progress.js';

/** Files that a sentence lists. */
const MOST_NAMED = 5;

export interface Backup {
  readonly folder: string;
  readonly content: BackupContent;
  /** 64 hexadecimal digits; null: it is a setting of its own */
  readonly secret: string | null;
}

/**
 * Reads what it consists of; `requireWhole` reads the rest.
 * @throws BackupError when it is none, or is of a newer version
 */
export async function readBackup(folder: string): Promise<Backup> {
  const content = await readContent(folder);
  requireKnownMigrations(content);
  const secret = content.secret.isKept ? await readFile(pathsIn(folder).secret, 'utf8').catch(nullWhereMissing) : null;
  return { folder, content, secret };
}

/**
 * Reads every byte of a backup.
 * @throws BackupError when one is not as it was written
 */
export async function requireWhole({ folder, content, secret }: Backup, say: (line: string) => void): Promise<void> {
  const paths = pathsIn(folder);
  const damaged: string[] = [];
  const check = async (path: string, expected: Digest) => {
    const digest = await digestOfFile(path).catch(nullWhereMissing);
    if (!digest || !isSame(digest, expected)) damaged.push(path);
  };
  for (const table of content.tables) await check(paths.table(table.name), table);
  await check(paths.messages, content.messages);
  await check(paths.objectList, content.objects.list);
  if (content.secret.isKept && (!secret || fingerprintOf(secret) !== content.secret.fingerprint)) {
    damaged.push(paths.secret);
  }
  refuse(damaged);
  const progress = progressOf(say, 'Checked in the backup', content.objects.count);
  refuse((await damagedObjects(folder, progress)).map((key) => paths.object(key)));
}

/** @throws BackupError */
async function readContent(folder: string): Promise<BackupContent> {
  const { content: file } = pathsIn(folder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT'
        ? `${folder} is no backup, or one that was not finished: it has no backup.json.`
        : `${file} cannot be read: ${error.message}.`,
    );
  });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new BackupError(`This backup is damaged: ${file} is no JSON.`);
  }
  const format = (document as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > contentRules.shape.format.value) {
    throw new BackupError(
      'A newer version of Showhome made this backup. Restore it with that version, or a later one.',
    );
  }
  const { data, error } = contentRules.safeParse(document);
  if (!data) throw new BackupError(`This backup is damaged: ${file}: ${error.issues[0]?.message}.`);
  return data;
}

/** @throws BackupError */
function requireKnownMigrations({ migrations, showhome }: BackupContent): void {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration.checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!unknown) return;
  throw new BackupError(
    `Another version of Showhome (${showhome}) made this backup, with the migration ${unknown.name}, which this one does ` +
      'not know. Restore it with that version, or a later one.',
  );
}

/** @throws BackupError when there are any */
function refuse(damaged: readonly string[]): void {
  if (damaged.length === 0) return;
  const more = damaged.length > MOST_NAMED ? `, and ${damaged.length - MOST_NAMED} more` : '';
  throw new BackupError(
    `This backup is damaged. Not as they were written: ${damaged.slice(0, MOST_NAMED).join(', ')}${more}.`,
  );
}
