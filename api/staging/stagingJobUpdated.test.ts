import { afterEach, describe, expect, it } from 'vitest';
import { first } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { type WholeJob, takeJob } from '../test/staged.js';
import { subscribe, type Watch } from '../test/subscribe.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { attemptAt, type Attempt } from './attempt.js';
import { recordProgress } from './recordProgress.js';

interface Update extends Record<string, unknown> {
  readonly stagingJobUpdated: {
    readonly id: string;
    readonly status: string;
    readonly renderProgress: number;
    readonly estimatedCompletion: string | null;
  };
}

const TEXT = `subscription($id: ID) {
  stagingJobUpdated(id: $id) { id status renderProgress estimatedCompletion }
}`;

/** The two ways of asking, which have code of their own: see http/liveResults.ts. */
type Way = 'with a text' | 'with a document of our pages';
const WAYS: readonly Way[] = ['with a text', 'with a document of our pages'];

const open: Watch<Update>[] = [];
const server = shared(startServer);
const who = shared(() => server.register());
const stranger = shared(() => server.register());
afterEach(async () => {
  await Promise.all(open.splice(0).map((watch) => watch.close()));
});

function watch(way: Way, cookie: string | undefined, id?: string): Watch<Update> {
  const stored = id === undefined ? 'useJobUpdatesSubscription' : 'useReviewUpdatesSubscription';
  const query = way === 'with a text' ? TEXT : { stored };
  const watching = subscribe<Update>(server, { query, variables: id === undefined ? {} : { id }, cookie });
  open.push(watching);
  return watching;
}

const cancel = (by: Registered, id: string) => mutate(server, by, { name: 'cancelStagingJob', input: { id } });

async function take(jobId: string): Promise<WholeJob> {
  const taken = await takeJob(server, jobId, 0);
  if (!taken) throw new Error('Expected a job to take.');
  return taken;
}

async function anAttempt(jobId: string): Promise<Attempt> {
  const taken = await take(jobId);
  return attemptAt(first(taken.items));
}

/**
 * Changes a job until the subscriber receives an update, because its socket may still be opening. @returns the first
 */
async function heard(watching: Watch<Update>, jobId: string): Promise<Update['stagingJobUpdated'] | undefined> {
  const first = watching.next();
  const attempt = await anAttempt(jobId);
  await expect
    .poll(async () => {
      await recordProgress(server.services, attempt, 0.1);
      return Promise.race([first, null]);
    })
    .not.toBeNull();
  return (await first).data?.stagingJobUpdated;
}

describe.each(WAYS)('watching one job %s', (way) => {
  it('sends the present state first and then every change', async () => {
    const { jobId } = await makeJob(server, who);
    const watching = watch(way, who.cookie, jobId);
    const states: string[] = [];
    /** Reads until the state differs from the last: a message of the order may arrive after the first state. */
    const seeNext = async () => {
      const last = states.at(-1);
      do {
        const { data } = await watching.next();
        const { status, renderProgress } = data?.stagingJobUpdated ?? {};
        if (states.at(-1) !== `${status} ${renderProgress}`) states.push(`${status} ${renderProgress}`);
      } while (states.at(-1) === last);
    };
    await seeNext();
    const attempt = await anAttempt(jobId);
    await seeNext();
    await recordProgress(server.services, attempt, 0.5);
    await seeNext();
    await cancel(who, jobId);
    await seeNext();
    expect(states).toEqual(['QUEUED 0', 'PROCESSING 0', 'PROCESSING 0.5', 'REWORK 0']);
  });

  it('reads again after the bus lost its connection', async () => {
    const { jobId } = await makeJob(server, who);
    const all = watch(way, who.cookie);
    await heard(all, jobId);
    const one = watch(way, who.cookie, jobId);
    await one.next();
    const next = one.next();
    // Without a notification, as if the message had been lost with the connection.
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'approved' } });
    await server.services.prisma.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN showhome%'`;
    expect((await next).data?.stagingJobUpdated.status).toBe('APPROVED');
    for (let status = ''; status !== 'APPROVED';) status = (await all.next()).data?.stagingJobUpdated.status ?? '';
  });

  it('is refused for a job that is not in the workspace, and without a session', async () => {
    const { jobId } = await makeJob(server, who);
    for (const id of [jobId, 'nope', 'job_00000000000000000000', '']) {
      const { errors } = await watch(way, stranger.cookie, id).next();
      expect(errors?.[0]).toMatchObject({ message: 'Staging job not found.', extensions: { code: 'NOT_FOUND' } });
    }
    for (const id of [jobId, undefined]) {
      const { errors } = await watch(way, undefined, id).next();
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe.each(WAYS)('watching all jobs %s', (way) => {
  /** Reads until the job is in REWORK; every update must be about that job. */
  async function onlyUntilRework(watching: Watch<Update>, jobId: string): Promise<void> {
    for (let status = ''; status !== 'REWORK';) {
      const { data, errors } = await watching.next();
      expect([data?.stagingJobUpdated.id, errors]).toEqual([jobId, undefined]);
      status = data?.stagingJobUpdated.status ?? '';
    }
  }

  it('reports only jobs of the own workspace', async () => {
    const [me, other] = [await server.register(), await server.register()];
    const [mine, theirs] = [await makeJob(server, me), await makeJob(server, other)];
    const watching = watch(way, me.cookie);
    expect(await heard(watching, mine.jobId)).toMatchObject({ id: mine.jobId });
    await recordProgress(server.services, await anAttempt(theirs.jobId), 0.1);
    await cancel(other, theirs.jobId);
    await cancel(me, mine.jobId);
    await onlyUntilRework(watching, mine.jobId);
  });

  it('goes on for the others when one leaves', async () => {
    const me = await server.register();
    const { jobId } = await makeJob(server, me);
    const [first, second] = [watch(way, me.cookie), watch(way, me.cookie)];
    expect(await heard(first, jobId)).toMatchObject({ id: jobId });
    await second.next();
    await first.close();
    await cancel(me, jobId);
    await onlyUntilRework(second, jobId);
  });

  it('no longer reports the jobs of a deleted project', async () => {
    const me = await server.register();
    const [gone, there] = [await makeJob(server, me), await makeJob(server, me)];
    const attempt = await anAttempt(gone.jobId); // from now on it does not wait any more
    const watching = watch(way, me.cookie);
    expect(await heard(watching, there.jobId)).toMatchObject({ id: there.jobId });
    await mutate(server, me, { name: 'deleteProject', input: { id: gone.projectId } });
    await recordProgress(server.services, attempt, 0.1);
    await cancel(me, there.jobId);
    await onlyUntilRework(watching, there.jobId);
  });
});

it('unsubscribes at once when the client stops, without waiting for a change', async () => {
  const { chosen } = await import('../graphql/chosen.js');
  const source = server.services.bus.subscribe();
  const choice = chosen(source, () => ['never']);
  const pending = choice.next();
  await choice.return?.();
  expect(await pending).toEqual({ done: true, value: undefined });
  expect(await source.next()).toMatchObject({ done: true });
});
