import type { TestServer } from './startServer.js';

interface Removal {
  readonly id: string;
  readonly keys: readonly string[];
}

/** The unfinished messages that remove objects, including those for later. */
export async function removals({ services }: Pick<TestServer, 'services'>): Promise<readonly Removal[]> {
  const rows = await services.prisma.$queryRaw<{ id: string; data: { keys: string[] } }[]>`
    SELECT id, data FROM queue.job
    WHERE name IN ('remove-objects', 'remove-objects-lost') AND state < 'completed' ORDER BY created_on`;
  return rows.map(({ id, data }) => ({ id, keys: data.keys }));
}

/** The keys in these messages. */
export const keysToRemove = async (server: Pick<TestServer, 'services'>): Promise<string[]> =>
  (await removals(server)).flatMap(({ keys }) => keys);
