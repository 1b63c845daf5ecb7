import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cancelStagingJob } from '../staging/cancelStagingJob.js';
import { attemptAt } from '../staging/attempt.js';
import { recordFailure } from '../staging/recordFailure.js';
import { recordProgress } from '../staging/recordProgress.js';
import { retryStagingJob } from '../staging/retryStagingJob.js';
import { first } from '../test/elements.js';
import { makeJob } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { stagerFiles } from '../test/stagerFiles.js';
import { OUTCOME, storeBytes, takeJob } from '../test/staged.js';
import { startServer } from '../test/startServer.js';
import { keepProof } from './keepPictures.js';

const server = shared(startServer);
const who = shared(() => server.register());
const caller = () =>
  ({ userId: who.user.id, workspaceId: who.workspaceId, role: 'owner', platformRole: 'member' }) as const;

const stager = shared(stagerFiles);

async function take(jobId: string) {
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  const item = first(job.items);
  return { job, item, attempt: attemptAt(item) };
}

it('shows the marked picture as the proof, not the clean render', async () => {
  const { jobId } = await makeJob(server, who);
  const taken = await take(jobId);
  await keepProof(server.services, { ...taken, outcome: OUTCOME, seconds: 1, ...stager });
  const { prisma, store } = server.services;
  const proof = await prisma.media.findFirstOrThrow({ where: { proofOf: { some: { jobId } } } });
  expect(await store.info(proof.objectKey)).toMatchObject({ size: (await stat(stager.files.proof)).size });
});

describe('a store that cannot remove objects', () => {
  const away = () => ({
    ...server.services,
    store: failingStore(server.services.store, ({ verb }) => verb === 'delete'),
  });

  it('does not prevent a proof that replaces an earlier one of its round; the earlier one is removed later', async () => {
    const { jobId } = await makeJob(server, who);
    const first = await take(jobId);
    expect(await keepProof(server.services, { ...first, outcome: OUTCOME, seconds: 1, ...stager })).toBe(true);
    const { prisma, store } = server.services;
    const earlier = await prisma.stagingRound.findFirstOrThrow({ where: { itemId: first.item.itemId } });
    // cancelled, and staged again in the same round
    await prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'rework', failure: 'x' } });
    await retryStagingJob(caller(), server.services, { id: jobId, style: 'miami' });
    const second = await take(jobId);

    expect(await keepProof(away(), { ...second, outcome: OUTCOME, seconds: 1, ...stager })).toBe(true);
    const round = await prisma.stagingRound.findFirstOrThrow({ where: { itemId: first.item.itemId } });
    expect(round.cleanKey).not.toBe(earlier.cleanKey);
    for (const key of [round.cleanKey, round.maskKey, round.piecesKey].map(String)) {
      expect(await store.info(key)).not.toBeNull();
    }
    expect(await keysToRemove(server)).toEqual(
      expect.arrayContaining([earlier.cleanKey, earlier.maskKey, earlier.piecesKey]),
    );
  });

  it('does not prevent progress or a failure from being recorded; the first pass is removed later', async () => {
    const { jobId } = await makeJob(server, who);
    const { attempt } = await take(jobId);
    const [one, two] = [await storeBytes(server, who.workspaceId), await storeBytes(server, who.workspaceId)];
    expect(await recordProgress(away(), attempt, 0.1, one)).toBe(true);
    expect(await recordProgress(away(), attempt, 0.2, two)).toBe(true);
    expect(await keysToRemove(server)).toContain(one);
    expect(await recordFailure(away(), attempt, { sentence: 'It is dark.' })).toBe(true);
    expect(await keysToRemove(server)).toContain(two);
  });
});

it('cancelling removes the first pass of a photo in work', async () => {
  const { jobId } = await makeJob(server, who);
  const { attempt } = await take(jobId);
  const key = await storeBytes(server, who.workspaceId);
  await recordProgress(server.services, attempt, 0.1, key);
  await cancelStagingJob(caller(), server.services, jobId);
  expect(await keysToRemove(server)).toContain(key);
});
