/** Customers that order staging, and workers without an engine. */
import { randomUUID } from 'node:crypto';
import { stagePhoto, type Stage } from '../jobs/stagePhoto.js';
import { fakeStager } from './fakeStager.js';
import { makePhoto, makeProject, mutate } from './factories.js';
import type { Registered, TestServer } from './startServer.js';

interface Customer {
  readonly who: Registered;
  readonly workspaceId: string;
  /** Orders a job of that many photos. @returns its id */
  order(count?: number): Promise<string>;
}

export async function customer(server: TestServer): Promise<Customer> {
  const who = await server.register();
  const projectId = await makeProject(server, who);
  const photos: string[] = [];
  return {
    who,
    workspaceId: who.workspaceId,
    async order(count = 1) {
      while (photos.length < count) photos.push(await makePhoto(server, who, projectId));
      const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(server, who, {
        name: 'createStagingJob',
        input: { projectId, inputMediaIds: photos.slice(0, count) },
        select: 'stagingJob { id }',
      });
      return stagingJob.id;
    },
  };
}

const { signal } = new AbortController();

/** Runs one worker for that many turns. */
export async function work({ services }: TestServer, turns: number, stage: Stage = fakeStager()): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await stagePhoto(services, randomUUID(), { signal, stage });
}

/** The workspaces of the begun photos, in order. */
export async function served({ services }: TestServer): Promise<string[]> {
  const turns = await services.prisma.stagingTurn.findMany({ orderBy: [{ beganAt: 'asc' }, { startTag: 'asc' }] });
  return turns.map(({ workspaceId }) => workspaceId);
}

/** Makes all photos stop waiting, and removes all turns. */
export async function clearQueue({ services }: TestServer): Promise<void> {
  await services.prisma.stagingTurn.deleteMany();
  await services.prisma.stagingJob.deleteMany();
  await services.prisma.$executeRaw`DELETE FROM queue.job WHERE data->>'kind' = 'stage'`;
}
