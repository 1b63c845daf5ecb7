import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeJob, mutate } from '../test/factories.js';
import { subscribe, type Watch } from '../test/subscribe.js';
import { startServer, type Registered, type TestServer } from '../test/startServer.js';
import { recordProgress } from './recordProgress.js';
import { takeJob } from './takeJob.js';

interface Update extends Record<string, unknown> {
  readonly stagingJobUpdated: { readonly id: string; readonly status: string; readonly renderProgress: number };
}

const QUERY = 'subscription($id: ID) { stagingJobUpdated(id: $id) { id status renderProgress } }';

let server: TestServer;
let who: Registered;
let stranger: Registered;
const open: Watch<Update>[] = [];

beforeAll(async () => {
  server = await startServer();
  [who, stranger] = await Promise.all([server.register(), server.register()]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((watch) => watch.close()));
});
afterAll(() => server.close());

function watch(cookie: string | undefined, id?: string): Watch<Update> {
  const watching = subscribe<Update>(server, { query: QUERY, variables: { id }, cookie });
  open.push(watching);
  return watching;
}

const cancel = (by: Registered, id: string) => mutate(server, by, { name: 'cancelStagingJob', input: { id } });

describe('watching one job', () => {
  it('begins with the present state and goes on with every change', async () => {
    const { jobId } = await makeJob(server, who);
    const watching = watch(who.cookie, jobId);
    const states: [string, number][] = [];
    const see = async () => {
      const { data } = await watching.next();
      states.push([data?.stagingJobUpdated.status ?? '', data?.stagingJobUpdated.renderProgress ?? -1]);
    };
    await see();
    const job = await takeJob(server.services, jobId, 0);
    await see();
    await recordProgress(server.services, job?.items[0].itemId ?? '', 0.5);
    await see();
    await cancel(who, jobId);
    await see();
    expect(states).toEqual([
      ['QUEUED', 0],
      ['PROCESSING', 0],
      ['PROCESSING', 0.5],
      ['REWORK', 0],
    ]);
  });

  it('is an error where there is no such job in the workspace, and without a session', async () => {
    const { jobId } = await makeJob(server, who);
    for (const id of [jobId, 'nope', 'job_00000000000000000000', '']) {
      const { errors } = await watch(stranger.cookie, id).next();
      expect(errors?.[0]).toMatchObject({ message: 'Staging job not found', extensions: { code: 'NOT_FOUND' } });
    }
    for (const id of [jobId, undefined]) {
      const { errors } = await watch(undefined, id).next();
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('watching all jobs', () => {
  it('hears of the own workspace’s jobs only', async () => {
    const [mine, theirs] = [await makeJob(server, who), await makeJob(server, stranger)];
    const watching = watch(who.cookie);
    const first = watching.next();
    // The socket may still be opening: change until it is heard.
    await expect
      .poll(async () => {
        await recordProgress(server.services, await anItem(theirs.jobId), 0.1);
        await recordProgress(server.services, await anItem(mine.jobId), 0.1);
        return Promise.race([first, null]);
      })
      .not.toBeNull();
    await cancel(stranger, theirs.jobId);
    await cancel(who, mine.jobId);
    for (let update = await first; ; update = await watching.next()) {
      expect(update.data?.stagingJobUpdated.id).toBe(mine.jobId);
      if (update.data?.stagingJobUpdated.status === 'REWORK') break;
    }
  });

  async function anItem(jobId: string): Promise<string> {
    const taken = await takeJob(server.services, jobId, 0);
    return taken?.items[0].itemId ?? '';
  }
});

it('forgets who stops watching at once, without waiting for a change', async () => {
  const { chosen } = await import('../graphql/chosen.js');
  const source = server.services.bus.subscribe();
  const choice = chosen(source, () => 'never');
  const pending = choice.next();
  await choice.return?.();
  expect(await pending).toEqual({ done: true, value: undefined });
  expect(await source.next()).toMatchObject({ done: true });
});
