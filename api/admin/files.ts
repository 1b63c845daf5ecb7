/** Compares the stored files with the rows that name them, for the operator. */
import { removeObjects } from '../storage/removeObjects.js';
import { compareObjects } from '../storage/compareObjects.js';
import type { AdminServices } from './adminServices.js';
import { oneLine } from './oneLine.js';

/** @returns both counts, each with its list: KEY and bytes; TABLE.COLUMN, the row's id and KEY */
export async function checkFiles({ prisma, openStore }: AdminServices): Promise<string[]> {
  const store = await openStore();
  return compareObjects({ prisma, store }, async ({ objects, unknown, unknownObjects, missingObjects }) => {
    const unknownLines: string[] = [];
    for await (const page of unknownObjects()) unknownLines.push(...page.map(({ key, size }) => `${key}\t${size}`));
    const missingLines: string[] = [];
    for await (const page of missingObjects()) {
      missingLines.push(...page.map(({ source, id, key }) => [source, id, key].map(oneLine).join('\t')));
    }
    return [
      `Files in the store: ${objects}`,
      `Files older than a day that no row names: ${unknown.count} (${unknown.bytes} bytes)`,
      ...unknownLines,
      `Rows whose file is not in the store: ${missingLines.length}`,
      ...missingLines,
    ];
  });
}

/** Removes all files that no row names, without the sweep's limit, because an operator has checked them. */
export async function removeUnknownFiles({ prisma, openStore, log }: AdminServices): Promise<string[]> {
  const store = await openStore();
  const { count, bytes } = await compareObjects({ prisma, store }, async ({ unknown, unknownObjects }) => {
    for await (const page of unknownObjects()) {
      await removeObjects(
        { prisma, store },
        page.map(({ key }) => key),
      );
    }
    return unknown;
  });
  log.info({ count, bytes }, 'files that no row names were removed from the command line');
  return [`Removed: ${count} files (${bytes} bytes)`];
}
