import { beforeAll, describe, expect, it } from 'vitest';
import { makeJob } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { changeStatus } from './changeStatus.js';
import { SITUATIONS, TRANSITIONS, type Situation, type StagingEvent } from './transitions.js';

/** The specified table of transitions, written out independently of the code. */
const TABLE: Readonly<Record<StagingEvent, Partial<Record<Situation, Situation>>>> = {
  take: { queued: 'processing', revising: 'processing' },
  finish: { processing: 'proofReady' },
  fail: { processing: 'failed' },
  approve: { proofReady: 'approved' },
  requestRevision: { proofReady: 'revising' },
  retry: { failed: 'queued' },
  retryItem: { proofReady: 'queued', failed: 'queued' },
  cancel: { queued: 'failed', processing: 'failed', revising: 'failed' },
  callOff: { queued: 'proofReady', processing: 'proofReady', revising: 'proofReady' },
  deliver: { approved: 'delivered' },
};
const SITUATION_NAMES = Object.keys(SITUATIONS) as Situation[];
const EVENTS = Object.keys(TRANSITIONS) as StagingEvent[];
const isFailed = (situation: Situation) => situation === 'failed';

const server = shared(startServer);
const who = shared(() => server.register());
let job: { id: string; workspaceId: string };
beforeAll(async () => {
  const { jobId } = await makeJob(server, who);
  job = { id: jobId, workspaceId: who.workspaceId };
});

async function put(situation: Situation): Promise<void> {
  const { status } = SITUATIONS[situation];
  const failure = isFailed(situation) ? 'Something was wrong.' : null;
  await server.services.prisma.stagingJob.update({ where: { id: job.id }, data: { status, failure } });
}

async function read(): Promise<Situation | undefined> {
  const { status, failure } = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: job.id } });
  return SITUATION_NAMES.find(
    (name) => SITUATIONS[name].status === status && (status !== 'rework' || isFailed(name) === (failure !== null)),
  );
}

const happen = (event: StagingEvent) =>
  server.services.prisma.$transaction((tx) => {
    const data = TRANSITIONS[event].to === 'failed' ? { failure: 'Something is wrong.' } : {};
    return changeStatus(tx, { job, event, data });
  });

describe.each(EVENTS)('%s', (event) => {
  it.each(SITUATION_NAMES)('of a job that is %s', async (situation) => {
    const next = TABLE[event][situation];
    await put(situation);
    expect(await happen(event)).toBe(next !== undefined);
    expect(await read()).toBe(next ?? situation);
  });

  it('succeeds once among concurrent calls', async () => {
    await put(TRANSITIONS[event].from[0]);
    const won = await Promise.all([1, 2, 3, 4, 5].map(() => happen(event)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });
});
