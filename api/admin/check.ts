/** The command `check`: compares rows, files and, if asked, a backup. */
import { changedObjects } from '../backup/objects.js';
import { progressOf } from '../backup/progress.js';
import { readBackup, requireWhole } from '../backup/readBackup.js';
import { brokenReferences } from '../db/brokenReferences.js';
import { inLongTransaction } from '../db/longTransaction.js';
import { compareObjects } from '../storage/compareObjects.js';
import type { AdminServices } from './adminServices.js';
import { pathOf } from './backup.js';
import type { Findings } from './findings.js';
import { oneLine } from './oneLine.js';

/** A number of faults with a line for each. */
interface Faults {
  readonly title: string;
  /** behind the number */
  readonly note?: string;
  readonly lines: readonly string[];
}

/**
 * @param folder of a backup, whose hashes are compared with the files; '': none
 * @returns counts, each with its list, separated by tabs: KEY and bytes; TABLE.COLUMN, the row's id and KEY
 * @throws BackupError when the backup is damaged
 */
export async function check(services: AdminServices, folder: string): Promise<Findings> {
  const { objects, faults } = await checkFiles(services);
  const broken = await inLongTransaction(services.databaseUrl, 'snapshot', brokenReferences);
  const references: Faults = {
    title: 'References to rows that are gone',
    lines: broken.map(({ name, count }) => `${name}\t${count}`),
  };
  const all: Faults[] = [...faults, references, ...(folder ? [await checkHashes(services, pathOf(folder))] : [])];
  const lines = all.flatMap(({ title, note = '', lines: each }) => [`${title}: ${each.length}${note}`, ...each]);
  const hint = folder
    ? []
    : ['Rows keep no hashes of files: `check FOLDER` compares the files with those of a backup.'];
  return {
    lines: [`Files in the store: ${objects}`, ...lines, ...hint],
    isFaulty: all.some((each) => each.lines.length > 0),
  };
}

async function checkFiles({ prisma, openStore }: AdminServices): Promise<{ objects: number; faults: Faults[] }> {
  const store = await openStore();
  return compareObjects({ prisma, store }, async ({ objects, unknown, ...comparison }) => {
    const unknownLines = await linesOf(comparison.unknownObjects(), ({ key, size }) => [key, String(size)]);
    const missing = await linesOf(comparison.missingObjects(), ({ source, id, key }) => [source, id, key]);
    const wrong = await linesOf(comparison.wrongSizes(), ({ source, id, key, expected, size }) => [
      source,
      id,
      key,
      `${size} bytes in place of ${expected}`,
    ]);
    const faults = [
      { title: 'Files older than a day that no row names', note: ` (${unknown.bytes} bytes)`, lines: unknownLines },
      { title: 'Rows whose file is not in the store', lines: missing },
      { title: 'Rows whose files have another size', lines: wrong },
    ];
    return { objects, faults };
  });
}

async function linesOf<Row>(pages: AsyncIterable<readonly Row[]>, wordsOf: (row: Row) => string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const page of pages) lines.push(...page.map((row) => wordsOf(row).map(oneLine).join('\t')));
  return lines;
}

async function checkHashes({ openStore, say }: AdminServices, folder: string): Promise<Faults> {
  const backup = await readBackup(folder);
  await requireWhole(backup, say);
  const lines: string[] = [];
  const progress = progressOf(say, 'Compared', backup.content.objects.count);
  for await (const { key } of changedObjects(folder, await openStore(), progress)) lines.push(key);
  return { title: `Files that are not those of the backup ${folder}`, lines };
}
