import { expect, it } from 'vitest';
import { makeJob, makePhoto, makeProject, mutate } from '../../test/factories.js';
import { stageAll } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';

const server = shared(() => startServer({ settings: { STAGING_MOST_WAITING: '3' } }));

const change = (by: Registered, name: string, input: object) =>
  mutate<{ stagingJob: { id: string } }>(server, by, { name, input, select: 'stagingJob { id }' });

const messages = async (): Promise<number> => {
  const rows = await server.services.prisma.$queryRaw<unknown[]>`SELECT 1 FROM queue.job WHERE data->>'kind' = 'stage'`;
  return rows.length;
};

it('refuses a whole order beyond the limit, with the number of waiting photos and what to do', async () => {
  const who = await server.register();
  const { projectId, inputMediaIds } = await makeJob(server, who, { photos: 2 });
  const before = await messages();
  expect(await change(who, 'createStagingJob', { projectId, inputMediaIds })).toEqual({
    __typename: 'ConflictError',
    message:
      '2 photos wait to be staged, and at most 3 may wait at once: there is room for 1 more, not for 2. ' +
      'Try again when some are staged, or cancel a staging that is not needed.',
  });
  expect(await server.services.prisma.stagingJob.count({ where: { projectId } })).toBe(1);
  expect(await messages()).toBe(before);
  expect(await change(who, 'createStagingJob', { projectId, inputMediaIds: [inputMediaIds[0]] })).toMatchObject({
    __typename: 'CreateStagingJobPayload',
  });
  expect(await change(who, 'createStagingJob', { projectId, inputMediaIds: [inputMediaIds[0]] })).toMatchObject({
    message: expect.stringContaining('3 photos wait to be staged, and at most 3 may wait at once: there is no room'),
  });
});

it('refuses a revision and a retry beyond it, and leaves the job as it was', async () => {
  const who = await server.register();
  const proofs = await makeJob(server, who, { photos: 2 });
  await stageAll(server, proofs.jobId);
  const cancelled = await makeJob(server, who, { photos: 2 });
  await change(who, 'cancelStagingJob', { id: cancelled.jobId });
  await makeJob(server, who, { photos: 2 });
  const rows = () => server.services.prisma.stagingItem.findMany({ where: { jobId: { in: [proofs.jobId] } } });
  const before = await rows();
  const refused = { __typename: 'ConflictError', message: expect.stringContaining('2 photos wait to be staged') };
  expect(await change(who, 'requestRevision', { id: proofs.jobId, reason: 'Other sofa' })).toMatchObject(refused);
  expect(await change(who, 'retryStagingJob', { id: cancelled.jobId })).toMatchObject(refused);
  expect(await rows()).toEqual(before);
  const jobs = await server.services.prisma.stagingJob.findMany({
    where: { id: { in: [proofs.jobId, cancelled.jobId] } },
  });
  expect(jobs.map(({ status, round }) => [status, round]).toSorted()).toEqual([
    ['proof_ready', 0],
    ['rework', 0],
  ]);
});

it('accepts only as many of two concurrent orders as the limit allows', async () => {
  const who = await server.register();
  const projectId = await makeProject(server, who);
  const inputMediaIds = [await makePhoto(server, who, projectId), await makePhoto(server, who, projectId)];
  const answers = await Promise.all([1, 2, 3].map(() => change(who, 'createStagingJob', { projectId, inputMediaIds })));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    'ConflictError',
    'ConflictError',
    'CreateStagingJobPayload',
  ]);
});

it('counts the photos of one workspace, not those of others', async () => {
  for (const who of [await server.register(), await server.register()]) {
    expect((await makeJob(server, who, { photos: 3 })).jobId).toEqual(expect.stringMatching(/^job_/));
  }
});
