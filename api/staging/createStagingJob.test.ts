import { describe, expect, it } from 'vitest';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { createStagingJob } from './createStagingJob.js';
import { newStagingJob } from './staging.rules.js';

const server = shared(startServer);
const who = shared(() => server.register());

interface Job {
  readonly id: string;
  readonly items: readonly { readonly state: string }[];
}

const order = (input: object) =>
  mutate<{ stagingJob: Job }>(server, who, {
    name: 'createStagingJob',
    input,
    select: `stagingJob {
      id status style roomType creativity notes failure revisionCount renderProgress items { state }
    }`,
  });

describe('ordering staging', () => {
  it('queues a job with the default settings, and one message', async () => {
    const projectId = await makeProject(server, who);
    const inputMediaIds = [await makePhoto(server, who, projectId), await makePhoto(server, who, projectId)];
    const input = { projectId, inputMediaIds, notes: '  ' };
    const { stagingJob } = await order(input);
    expect(stagingJob).toMatchObject({ status: 'QUEUED', style: 'MODERN', roomType: 'LIVING_ROOM', creativity: 15 });
    expect(stagingJob).toMatchObject({ notes: null, failure: null, revisionCount: 0, renderProgress: 0 });
    expect(stagingJob.items.map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
    const messages = await server.services.prisma.$queryRaw`SELECT data FROM queue.job WHERE data->>'kind' = 'stage'`;
    expect(messages).toEqual([{ data: { kind: 'stage' } }, { data: { kind: 'stage' } }]);
    const activity = await server.services.prisma.activity.findFirstOrThrow({ where: { entityId: stagingJob.id } });
    expect(activity.description).toBe('Staging of 2 photos ordered for 12 Elm Street');
  });

  it('accepts only images that were uploaded to that project', async () => {
    const { jobId, projectId, inputMediaIds } = await makeJob(server, who);
    const otherPhoto = await makePhoto(server, who, await makeProject(server, who));
    await stageAll(server, jobId);
    const proof = await server.services.prisma.media.findFirst({ where: { projectId, origin: 'proof' } });
    for (const wrong of [otherPhoto, proof?.id, projectId, 'nope', '\0']) {
      const answer = await order({ projectId, inputMediaIds: [...inputMediaIds, wrong] });
      expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'inputMediaIds' }] });
    }
  });

  it.each([
    [{ inputMediaIds: [] }, 'inputMediaIds', 'Choose at least one image'],
    [{ inputMediaIds: ['a', 'a'] }, 'inputMediaIds', 'Each image can be chosen once'],
    [{ creativity: 31 }, 'creativity', 'Creativity must be a whole number from 0 to 30'],
    [{ creativity: -1 }, 'creativity', 'Creativity must be a whole number from 0 to 30'],
    [{ notes: 'x'.repeat(2001) }, 'notes', 'The notes may have at most 2000 characters'],
  ])('names the broken rule: %#', async (wrong, path, message) => {
    const projectId = await makeProject(server, who);
    const answer = await order({ projectId, inputMediaIds: ['med'], ...wrong });
    expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
  });

  it('writes nothing when the message cannot be sent', async () => {
    const projectId = await makeProject(server, who);
    const photo = await makePhoto(server, who, projectId);
    const queue = { ...server.services.queue, sendMany: () => Promise.reject(new Error('The queue is down.')) };
    const caller = {
      userId: who.user.id,
      workspaceId: who.workspaceId,
      role: 'owner',
      platformRole: 'member',
    } as const;
    const wanted = newStagingJob.parse({ projectId, inputMediaIds: [photo] });
    await expect(createStagingJob(caller, { ...server.services, queue }, wanted)).rejects.toThrow('The queue is down.');
    expect(await server.services.prisma.stagingJob.count({ where: { projectId } })).toBe(0);
  });
});
