/** Pictures of earlier rounds are removed after their days, not a day before; what is referenced is not. */
import { describe, expect, it } from 'vitest';
import type { Services } from '../services.js';
import { recordFinal } from '../staging/recordFinal.js';
import { startServices } from '../startServices.js';
import { first, pair } from '../test/elements.js';
import { mutate } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { after, earlier, KEEP, later, makeDelivered, makeTwoRounds, removeKind, roundsOf } from '../test/retained.js';
import { shared } from '../test/shared.js';
import { storeBytes, storePicture } from '../test/staged.js';
import { startServer } from '../test/startServer.js';

const server = shared(() => startServer({ settings: KEEP }));
const who = shared(() => server.register());

const remove = (now: Date, services: Services = server.services) => removeKind(services, 'EARLIER_ROUNDS', now);
const twoRounds = (photos?: { readonly photos: number }) => makeTwoRounds(server, who, photos);
const delivered = (photos?: { readonly photos: number }) => makeDelivered(server, who, photos);

const askedOf = async (jobId: string) => {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob {
    rounds { number isCurrent revision { reason } results { id removedAt plan report { altText } proof { url } piecesUrl } }
    items { proof { url } final { url } }
  } } }`;
  const { data, errors } = await server.graphql<{ node: Job }>(document, { id: jobId }, who.cookie);
  expect(errors).toBeUndefined();
  return data.node;
};

interface Job {
  readonly rounds: readonly {
    readonly number: number;
    readonly isCurrent: boolean;
    readonly results: readonly {
      readonly id: string;
      readonly removedAt: string | null;
      readonly proof: object | null;
    }[];
  }[];
}

describe('pictures of earlier rounds', () => {
  it('are removed 90 days after the delivery, and not before; the round stays with its plan', async () => {
    const { jobId } = await delivered();
    const [old, shown] = pair(await roundsOf(server, jobId));
    const before = await keysToRemove(server);

    await remove(earlier(after(90)));
    expect(await roundsOf(server, jobId)).toEqual([old, shown]);

    await remove(later(after(90)));
    const [now, same] = pair(await roundsOf(server, jobId));
    expect(same).toEqual(shown);
    expect(now).toEqual({
      ...old,
      proof: null,
      proofMediaId: null,
      cleanKey: null,
      maskKey: null,
      piecesKey: null,
      removedAt: expect.any(Date),
    });
    const removed = (await keysToRemove(server)).slice(before.length).toSorted();
    const { proof, cleanKey, maskKey, piecesKey } = old;
    const keys = [cleanKey, maskKey, piecesKey, proof?.objectKey, proof?.previewKey, proof?.thumbnailKey];
    expect(removed).toEqual(keys.toSorted());

    const { rounds } = await askedOf(jobId);
    expect(rounds).toMatchObject([
      { number: 1, isCurrent: false, revision: null, results: [{ id: old.id, proof: null, piecesUrl: null }] },
      { number: 2, isCurrent: true, revision: { reason: 'Darker' }, results: [{ id: shown.id, removedAt: null }] },
    ]);
    expect(first(first(rounds).results).removedAt).toBe(now.removedAt?.toISOString());
  });

  it('are found behind many jobs that have none', async () => {
    const { jobId } = await delivered();
    const { prisma } = server.services;
    const { id: _id, ...like } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
    const ids = Array.from({ length: 501 }, (_, nth) => `job_${String(nth).padStart(20, '0')}`); // before it
    await prisma.stagingJob.createMany({ data: ids.map((id) => ({ ...like, id })) });
    await remove(later(after(90)));
    await prisma.stagingJob.deleteMany({ where: { id: { in: ids } } });
    expect(first(await roundsOf(server, jobId)).removedAt).not.toBeNull();
  });

  it('can still be compared, and are refused by a sentence where a picture is needed', async () => {
    const { jobId } = await delivered();
    await remove(later(after(90)));
    const [old, shown] = pair(await roundsOf(server, jobId));
    const { data } = await server.graphql<{ node: { changesSince: { words: string } } }>(
      `query($id: ID!, $since: ID!) { node(id: $id) { ... on StagingResult { changesSince(resultId: $since) { words } } } }`,
      { id: shown.id, since: old.id },
      who.cookie,
    );
    expect(data.node.changesSince.words).toMatch(/\.$/);
    const taken = { itemId: old.itemId, resultId: old.id, shownId: shown.id };
    expect(await mutate(server, who, { name: 'takeUpResult', input: taken })).toMatchObject({
      __typename: 'ConflictError',
    });
    const rearranged = { itemId: old.itemId, resultId: old.id, edits: [{ act: 'REMOVE', pieceKey: 'sofa1' }] };
    expect(await mutate(server, who, { name: 'rearrangeStagingItem', input: rearranged })).toMatchObject({
      __typename: 'ConflictError',
      message: 'The picture of that round was removed, long after the delivery.',
    });
  });

  it('stay while their photo is under review, and of what is not delivered', async () => {
    const review = await twoRounds();
    const { jobId } = await twoRounds({ photos: 2 });
    const items = await server.services.prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
    const input = { id: jobId, itemIds: [first(items).id], decision: 'APPROVED' };
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    await remove(later(after(9000)));
    for (const id of [review.jobId, jobId]) {
      for (const round of await roundsOf(server, id))
        expect(round).toMatchObject({ removedAt: null, proof: { origin: 'proof' } });
    }
  });

  it('of a delivered photo go, while the others of its job are under review', async () => {
    const { jobId } = await twoRounds({ photos: 2 });
    const { prisma } = server.services;
    const [one, other] = pair(await prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } }));
    const input = { id: jobId, itemIds: [one.id], decision: 'APPROVED' };
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    await deliverPart(one.id);
    await remove(later(after(90)));
    const gone = (await roundsOf(server, jobId)).filter(({ removedAt }) => removedAt !== null);
    expect(gone).toMatchObject([{ itemId: one.id, round: 0 }]);
    const { __typename } = await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId, round: 1 } });
    expect(__typename).toBe('ApproveStagingJobPayload');
    const shownByOther = await prisma.stagingItem.findUniqueOrThrow({
      where: { id: other.id },
      select: { proof: { select: { result: true } } },
    });
    expect(shownByOther.proof?.result?.round).toBe(0);
  });

  it('are kept for good where KEEP_PROOFS_DAYS is never', async () => {
    const { jobId } = await delivered();
    const { env } = server.services;
    const services = { ...server.services, env: { ...env, keep: { ...env.keep, proofs: null } } };
    await remove(later(after(9000)), services);
    for (const round of await roundsOf(server, jobId)) expect(round).toMatchObject({ removedAt: null, proof: {} });
  });

  it('are removed once by two workers', async () => {
    const jobs = [await delivered({ photos: 2 }), await delivered(), await delivered()];
    const { env, log } = server.services;
    const second = await startServices({ env, log, databaseUrl: server.databaseUrl });
    const ofThem = (await Promise.all(jobs.map(({ jobId }) => roundsOf(server, jobId)))).flat();
    const cleanKeys = ofThem.filter(({ round }) => round === 0).map(({ cleanKey }) => cleanKey);
    const old = later(after(90));
    await Promise.all([remove(old), remove(old, second.services)]);
    await second.stop();
    const keys = await keysToRemove(server);
    expect(keys.filter((key) => cleanKeys.includes(key)).toSorted()).toEqual(cleanKeys.toSorted());
    for (const { jobId } of jobs) {
      const rounds = await roundsOf(server, jobId);
      expect(rounds.filter(({ removedAt }) => removedAt !== null)).toHaveLength(rounds.length / 2);
    }
  });
});

/** Records the final of one photo. */
async function deliverPart(itemId: string): Promise<void> {
  const { cleanKey } = await server.services.prisma.stagingRound.findFirstOrThrow({
    where: { itemId, proof: { proofOf: { some: { id: itemId } } } },
  });
  const final = await storePicture(server, who.workspaceId);
  const lossless = { key: await storeBytes(server, who.workspaceId), bytes: 7 };
  expect(await recordFinal(server.services, { itemId, cleanKey: String(cleanKey), final, lossless })).toBe(true);
}
