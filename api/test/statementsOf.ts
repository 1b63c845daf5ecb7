import pg from 'pg';
import { vi } from 'vitest';

/** The SQL that this process sends while `work` runs, including that of the queue. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map((call): string => {
      const [query]: readonly unknown[] = call;
      if (typeof query === 'string') return query;
      return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
    });
  } finally {
    spy.mockRestore();
  }
}
