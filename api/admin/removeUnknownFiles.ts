import { compareObjects } from '../storage/compareObjects.js';
import { removeObjects } from '../storage/removeObjects.js';
import type { AdminServices } from './adminServices.js';

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
