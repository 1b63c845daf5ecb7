/** The worker's hourly clean-up of unknown files, and its check for rows whose files are missing. */
import type { Services } from '../services.js';
import { compareObjects, UNKNOWN_AFTER, type Comparison, type MissingObject } from '../storage/compareObjects.js';
import { sendRemoval } from '../storage/removeObjects.js';
import { removeOldWorkFolders } from '../storage/workFolder.js';
import { workOnEach } from '../messaging/workOnEach.js';

/** Rows that a warning lists; `npm run admin -- check` prints all. */
const MOST_NAMED = 100;
/** With more unknown objects than this and this share of all, the store must belong to another database. */
const FEW = 100;
const MOST_UNKNOWN = 0.1;

type FilesOf = Pick<Services, 'prisma' | 'queue' | 'store' | 'log'>;

/**
 * Removes leftovers of aborted writes and dead processes, and objects that no row names. Idempotent; a
 * part that fails does not prevent the others.
 * @throws the first failure
 */
export async function sweepFiles(services: FilesOf, signal?: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - UNKNOWN_AFTER);
  const parts = [() => removeLeftovers(services, before), () => sweepObjects(services, signal)];
  await workOnEach(parts, async (part) => {
    signal?.throwIfAborted();
    await part();
  });
}

async function removeLeftovers({ store, log }: FilesOf, before: Date): Promise<void> {
  const files = await store.removeUnfinished(before);
  const folders = await removeOldWorkFolders(before);
  if (files + folders > 0) log.info({ files, folders }, 'leftovers of aborted work were removed');
}

async function sweepObjects(services: FilesOf, signal?: AbortSignal): Promise<void> {
  const { log } = services;
  const { objects, unknown, missing, first } = await compareObjects(
    services,
    async (comparison, tx) => {
      if (!isSuspicious(comparison)) {
        for await (const page of comparison.unknownObjects()) {
          const keys = page.map(({ key }) => key);
          await sendRemoval(services, tx, keys);
        }
      }
      return { ...comparison, ...(await countMissing(comparison)) };
    },
    signal,
  );
  if (isSuspicious({ objects, unknown })) {
    log.error(
      { objects, unknown },
      'so many files that no row names: none was removed. Does this database belong to this store? ' +
        'If it does: npm run admin -- remove-unknown-files',
    );
  } else if (unknown.count > 0) {
    log.info(unknown, 'files that no row names are removed');
  }
  if (missing > 0) log.warn({ missing, rows: first }, 'rows name files that are not in the store');
}

const isSuspicious = ({ objects, unknown: { count } }: Pick<Comparison, 'objects' | 'unknown'>) =>
  count > FEW && count > objects * MOST_UNKNOWN;

/** @returns the number of missing objects, and the first of them */
async function countMissing({ missingObjects }: Comparison) {
  const first: MissingObject[] = [];
  let missing = 0;
  for await (const page of missingObjects()) {
    missing += page.length;
    first.push(...page.slice(0, MOST_NAMED - first.length));
  }
  return { missing, first };
}
