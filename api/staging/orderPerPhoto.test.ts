import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { stagePhoto, type Stage } from '../jobs/stagePhoto.js';
import { fakeStager } from '../test/fakeStager.js';
import { makeJob, makePhoto, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';
import { statementsOf } from '../test/statementsOf.js';
import { clearQueue } from '../test/stagingQueue.js';

const server = shared(startServer);
const who = shared(() => server.register());
const { signal } = new AbortController();

interface Item {
  readonly id: string;
  readonly style: string;
  readonly roomType: string;
  readonly state: string;
}

interface Job {
  readonly id: string;
  readonly items: readonly Item[];
}

const send = (name: string, input: object) =>
  mutate<{ stagingJob: Job }>(server, who, {
    name,
    input,
    select: `stagingJob {
      id style roomType status items { id style roomType orderedStyle orderedRoomType notes state }
    }`,
  });

const order = (input: object) => send('createStagingJob', input);

async function twoPhotos() {
  const projectId = await makeProject(server, who);
  const one = await makePhoto(server, who, projectId);
  const other = await makePhoto(server, who, projectId);
  return { projectId, inputMediaIds: [one, other], one, other };
}

/** Stages all waiting photos, and returns what the stager was asked for, in the order of the photos. */
async function requestsFor(turns: number) {
  const asked: Parameters<Stage>[0]['request'][] = [];
  const stage: Stage = (wanted, ...rest) => {
    asked.push(wanted.request);
    return fakeStager()(wanted, ...rest);
  };
  for (let turn = 0; turn < turns; turn++) await stagePhoto(server.services, randomUUID(), { signal, stage });
  return asked;
}

describe('an order with words about single photos', () => {
  it('takes what is not said of a photo from the job', async () => {
    const { one, ...input } = await twoPhotos();
    const { stagingJob } = await order({
      projectId: input.projectId,
      inputMediaIds: input.inputMediaIds,
      style: 'JAPON',
      photos: [{ mediaId: one, roomType: 'BEDROOM', style: null, notes: ' no plants ' }],
    });
    expect(stagingJob).toMatchObject({
      style: 'JAPON',
      roomType: 'LIVING_ROOM',
      items: [
        {
          style: 'JAPON',
          roomType: 'BEDROOM',
          orderedStyle: null,
          orderedRoomType: 'BEDROOM',
          notes: 'no plants',
        },
        { style: 'JAPON', roomType: 'LIVING_ROOM', orderedStyle: null, orderedRoomType: null, notes: null },
      ],
    });
  });

  it('has the stager read the job’s words, then the photo’s', async () => {
    await clearQueue(server);
    const { projectId, inputMediaIds, other } = await twoPhotos();
    const photos = [{ mediaId: other, roomType: 'HOME_OFFICE', style: 'MIAMI', notes: 'one desk' }];
    await order({ projectId, inputMediaIds, notes: 'no plants', photos });
    expect(await requestsFor(2)).toMatchObject([
      { roomType: 'living_room', style: 'modern', notes: 'no plants' },
      { roomType: 'home_office', style: 'miami', notes: 'no plants\none desk' },
    ]);
  });

  it.each([
    [[{ mediaId: 'other' }], 'photos', 'Describe only photos that are among the chosen images'],
    [[{ mediaId: 'med' }, { mediaId: 'med' }], 'photos', 'Each photo can be described once'],
    [
      [{ mediaId: 'med', notes: 'x'.repeat(2001) }],
      'photos.0.notes',
      'The notes of a photo may have at most 2000 characters',
    ],
    [Array.from({ length: 101 }, (_, k) => ({ mediaId: `${k}` })), 'photos', 'Describe at most 100 photos'],
  ])('is refused with the broken rule: %#', async (photos, path, message) => {
    const projectId = await makeProject(server, who);
    const answer = await order({ projectId, inputMediaIds: ['med'], photos });
    expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
  });

  it('is refused for a photo of another workspace', async () => {
    const stranger: Registered = await server.register();
    const { inputMediaIds } = await makeJob(server, stranger);
    const projectId = await makeProject(server, who);
    const photos = inputMediaIds.map((mediaId) => ({ mediaId, notes: 'mine now' }));
    expect(await order({ projectId, inputMediaIds, photos })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'inputMediaIds', message: 'Choose images that were uploaded to this project' }],
    });
  });
});

describe('the look that was ordered for a photo', () => {
  /** A cancelled job of a bedroom in its own style and a room as the job says. */
  async function cancelled() {
    await clearQueue(server);
    const { projectId, inputMediaIds, one } = await twoPhotos();
    const photos = [{ mediaId: one, roomType: 'BEDROOM', style: 'MIAMI' }];
    const { stagingJob } = await order({ projectId, inputMediaIds, photos });
    const answer = await send('cancelStagingJob', { id: stagingJob.id });
    expect(looks(answer.stagingJob)).toEqual(['MIAMI BEDROOM', 'MODERN LIVING_ROOM']);
    return stagingJob.id;
  }
  const looks = ({ items }: Job) => items.map(({ style, roomType }) => `${style} ${roomType}`);

  it('stays after the job was cancelled and tried again', async () => {
    const id = await cancelled();
    const { stagingJob } = await send('retryStagingJob', { id });
    expect(looks(stagingJob)).toEqual(['MIAMI BEDROOM', 'MODERN LIVING_ROOM']);
  });

  it('gives way to another one for all photos, and only in what is said', async () => {
    const id = await cancelled();
    const { stagingJob } = await send('retryStagingJob', { id, style: 'JAPON' });
    expect(looks(stagingJob)).toEqual(['JAPON BEDROOM', 'JAPON LIVING_ROOM']);
    await send('cancelStagingJob', { id });
    expect(looks((await send('retryStagingJob', { id })).stagingJob)).toEqual(['JAPON BEDROOM', 'JAPON LIVING_ROOM']);
  });

  it('keeps the picture of a photo that has it already', async () => {
    await clearQueue(server);
    const { projectId, inputMediaIds, one } = await twoPhotos();
    const { stagingJob } = await order({ projectId, inputMediaIds, photos: [{ mediaId: one, style: 'JAPON' }] });
    const { id } = stagingJob;
    await requestsFor(1);
    await send('cancelStagingJob', { id });
    const again = await send('retryStagingJob', { id, style: 'JAPON' });
    expect(again.stagingJob.items).toMatchObject([
      { style: 'JAPON', state: 'STAGED' },
      { style: 'JAPON', state: 'WAITING' },
    ]);
    await send('cancelStagingJob', { id });
    const changed = await send('retryStagingJob', { id, roomType: 'BEDROOM' });
    expect(changed.stagingJob.items.map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
  });
});

it('orders 40 photos with as many statements as one', async () => {
  const projectId = await makeProject(server, who);
  const file = { type: 'image', filename: 'a.jpg', originalName: 'a.jpg', mimeType: 'image/jpeg' } as const;
  const whose = { workspaceId: who.workspaceId, projectId };
  const size = { fileSize: 1, width: 640, height: 480 };
  const media = Array.from({ length: 41 }, () => ({
    ...file,
    ...whose,
    ...size,
    id: newId('med'),
    objectKey: newId('upl'),
  }));
  await server.services.prisma.media.createMany({ data: media });
  const [first, ...others] = media.map(({ id }) => id);
  /** Those about staging: others of the process, such as the queue's own, run at any time. */
  async function statementsFor(inputMediaIds: readonly (string | undefined)[]) {
    const photos = inputMediaIds.map((mediaId) => ({ mediaId, roomType: 'BEDROOM', notes: 'no plants' }));
    const sent = await statementsOf(async () => {
      const { stagingJob } = await order({ projectId, inputMediaIds, photos });
      expect(stagingJob.items).toHaveLength(inputMediaIds.length);
    });
    return sent.filter((sql) => /"(Media|StagingItem|StagingJob|Project|Workspace|Activity)"/.test(sql));
  }
  const ofOne = await statementsFor([first]);
  const ofForty = await statementsFor(others);
  expect(ofForty).toHaveLength(ofOne.length);
  expect(ofForty.filter((sql) => /INSERT INTO "public"."StagingItem"/.test(sql))).toHaveLength(1);
});
