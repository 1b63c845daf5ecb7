import type { StagingJob } from '../db/generated/client.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { first } from '../test/elements.js';
import { makeJob } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { changeStatus } from './changeStatus.js';
import { movesOf, SITUATIONS, TRANSITIONS, type Situation, type StagingEvent } from './transitions.js';

/** The specified table of transitions, written out independently of the code. */
const TABLE: Readonly<Record<StagingEvent, Partial<Record<Situation, Situation | readonly Situation[]>>>> = {
  take: { queued: 'processing', revising: 'processing' },
  finish: { processing: 'proofReady' },
  fail: { processing: 'failed' },
  approve: { proofReady: 'approved' },
  decide: {
    queued: 'queued',
    processing: 'processing',
    revising: 'revising',
    proofReady: ['proofReady', 'approved', 'failed'],
    failed: ['failed', 'approved', 'proofReady'],
  },
  takeUp: { proofReady: 'proofReady' },
  requestRevision: { proofReady: 'revising', queued: 'queued', processing: 'processing', revising: 'revising' },
  retry: { failed: 'queued' },
  retryItem: {
    proofReady: 'queued',
    failed: 'queued',
    queued: 'queued',
    processing: 'processing',
    revising: 'queued',
  },
  cancel: { queued: 'failed', processing: 'failed', revising: 'failed' },
  callOff: { queued: 'proofReady', processing: 'proofReady', revising: 'proofReady' },
  takeBack: {
    queued: 'queued',
    processing: 'processing',
    revising: 'revising',
    proofReady: 'proofReady',
    failed: ['failed'],
    approved: 'proofReady',
    delivered: 'proofReady',
  },
  deliver: { approved: 'delivered' },
};
const SITUATION_NAMES = Object.keys(SITUATIONS) as Situation[];
const EVENTS = Object.keys(TRANSITIONS) as StagingEvent[];
const isFailed = (situation: Situation) => situation === 'failed';

const server = shared(startServer);
const who = shared(() => server.register());
let job: StagingJob;
beforeAll(async () => {
  const { jobId } = await makeJob(server, who);
  job = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
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

const happen = (event: StagingEvent, to?: Situation) =>
  server.services.prisma.$transaction((tx) => {
    const target = to ?? movesOf(event)[0]?.[1][0];
    const data = target === 'failed' ? { failure: 'Something is wrong.' } : {};
    return changeStatus(tx, { job, event, to, data });
  });

describe.each(EVENTS)('%s', (event) => {
  it.each(SITUATION_NAMES)('of a job that is %s', async (situation) => {
    const next = TABLE[event][situation];
    const one = next === undefined || typeof next === 'string';
    for (const to of one ? [undefined] : next) {
      await put(situation);
      expect(await happen(event, to)).toBe(next !== undefined);
      expect(await read()).toBe(one ? (next ?? situation) : to);
    }
  });

  it('succeeds once among concurrent calls, unless the job stays as it is', async () => {
    const [before, [after]] = first(movesOf(event));
    await put(before);
    const won = await Promise.all([1, 2, 3, 4, 5].map(() => happen(event)));
    const stays = movesOf(event).some(([situation, [next]]) => situation === after && next === after);
    expect(won.filter(Boolean)).toHaveLength(stays ? 5 : 1);
  });
});

it('a situation that cannot follow is refused', async () => {
  await put('processing');
  expect(await happen('decide', 'approved')).toBe(false);
  expect(await read()).toBe('processing');
});
