import type { PrismaClient } from '../db/client.js';
import type { Prisma } from '../db/generated/client.js';
import { csvLine } from '../domain/csv.js';

const COLUMNS = ['time', 'who', 'address', 'action', 'what', 'thing', 'id of the thing'];
/** Entries that are read at once. */
const BATCH = 1000;

/** Entries as RFC 4180 in pieces, the newest first, with a line of headings; times are in UTC. */
export async function* auditCsv(
  { auditEntry }: PrismaClient,
  where: Prisma.AuditEntryWhereInput,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let after: string | undefined;
  for (;;) {
    const rows = await auditEntry.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: BATCH,
      ...(after && { cursor: { id: after }, skip: 1 }),
    });
    const lines = rows.map((row) => {
      const time = row.createdAt.toISOString();
      return csvLine([time, row.actorName, row.address, row.action, row.description, row.entityType, row.entityId]);
    });
    if (lines.length > 0) yield lines.join('');
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
