/** Has a photo of the demo account staged and approved, and makes its public page. */
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright-core';

/** Milliseconds; a rendering takes a minute on a slow machine. */
const PATIENCE_MS = 15 * 60_000;
/** Bytes before pictures. */
export const MOST_BYTES = 60_000;

interface Order {
  readonly projectId: string;
  readonly inputMediaIds: readonly string[];
}

interface Job {
  readonly id: string;
  readonly status: string;
}

/** @param request signed in @returns the page's path */
export async function makePublicPage(request: APIRequestContext, url: string): Promise<string> {
  const call = async <Answer>(method: 'GET' | 'POST', path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(url + path, { method, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const until = async (id: string, status: string) => {
    for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(1000)) {
      const job = (await call<Job[]>('GET', '/api/staging')).find((one) => one.id === id);
      if (job?.status === status) return;
      if (Date.now() > end) throw new Error(`The job is ${job?.status}, not ${status}.`);
    }
  };
  const [before] = await call<Order[]>('GET', '/api/staging');
  if (!before) throw new Error('Expected a staging job of the demo account.');
  const { projectId, inputMediaIds } = before;
  const order = { projectId, inputMediaIds: inputMediaIds.slice(0, 1), style: 'modern', roomType: 'living_room' };
  const { id } = await call<Job>('POST', '/api/staging', order);
  await until(id, 'proof_ready');
  await call('POST', `/api/staging/${id}/approve`);
  await until(id, 'final_delivered');
  const link = await call<{ url: string }>('POST', `/api/staging/${id}/links`, { kind: 'delivery' });
  return new URL(link.url).pathname;
}
