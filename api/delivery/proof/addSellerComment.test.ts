import { describe, expect, it } from 'vitest';
import { newId } from '../../domain/ids.js';
import { elementAt, first } from '../../test/elements.js';
import { makeJob, mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { stageAll } from '../../test/staged.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { addSellerComment } from './addSellerComment.js';
import { newSellerComment } from './sellerComment.rules.js';

const server = shared(startServer);
const who = shared(() => server.register());

const JOB = `id status items { id state decision result { id }
  comments { id name text verdict x y piece resultId takenUpAt } }`;
interface Comment {
  readonly id: string;
  readonly takenUpAt: string | null;
}
interface Job {
  readonly id: string;
  readonly status: string;
  readonly items: readonly {
    readonly id: string;
    readonly decision: string;
    readonly result: { readonly id: string };
    readonly comments: readonly Comment[];
  }[];
}

const send = (name: string, input: object, by: Registered = who) =>
  mutate<{ stagingJob: Job }>(server, by, { name, input, select: `stagingJob { ${JOB} }` });

async function read(id: string): Promise<Job> {
  const document = `query($id: ID!) { node(id: $id) { ... on StagingJob { ${JOB} } } }`;
  return (await server.graphql<{ node: Job }>(document, { id }, who.cookie)).data.node;
}

/** A job under review, with a link for the seller. */
async function proofLink({ photos = 1, ...settings }: { photos?: number; sellerApproves?: boolean } = {}) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  await send('createPublicLink', { jobId, kind: 'PROOF', ...settings });
  return server.services.prisma.publicLink.findFirstOrThrow({ where: { jobId } });
}

/** Says something about a photo of the link's job, as its page shows it now. */
async function say(link: { readonly id: string; readonly jobId: string }, words: object = {}, place = 0) {
  const { id: itemId, result } = elementAt((await read(link.jobId)).items, place);
  const given = { itemId, resultId: result.id, name: 'Ana', text: 'No rug, please.', ...words };
  await addSellerComment(server.services, link, newSellerComment.parse(given));
}

async function activitiesOf(jobId: string): Promise<string[]> {
  const rows = await server.services.prisma.activity.findMany({ where: { entityId: jobId }, orderBy: { id: 'asc' } });
  return rows.filter(({ action }) => /^seller|^staging_photos/.test(action)).map(({ description }) => description);
}

describe('a seller’s comment', () => {
  it('is read by the workspace, with its piece and its place', async () => {
    const link = await proofLink();
    await say(link, { verdict: 'please_change', x: '0.25', y: '0.5', piece: 'sofa1', text: 'Too\r\nlarge' });
    const comment = { name: 'Ana', text: 'Too\nlarge', verdict: 'PLEASE_CHANGE', x: 0.25, y: 0.5, takenUpAt: null };
    const { items } = await read(link.jobId);
    const { result, comments } = first(items);
    expect(comments).toMatchObject([{ ...comment, piece: 'three-seat sofa', resultId: result.id }]);
    expect(await activitiesOf(link.jobId)).toEqual(['Seller Ana asks to change photo 1: 12 Elm Street']);
  });

  it('cannot be read by another workspace', async () => {
    const link = await proofLink();
    await say(link);
    const { id } = first((await read(link.jobId)).items);
    const stranger = await server.register();
    const document = 'query($id: ID!) { node(id: $id) { ... on StagingItem { comments { text } } } }';
    expect(await server.graphql(document, { id }, stranger.cookie)).toEqual({ data: { node: null } });
  });

  it('needs words or an answer, a name, and a place within the picture', () => {
    const rest = {
      itemId: newId('item'),
      resultId: 'rnd',
      name: 'Ana',
      text: 'No rug',
      verdict: '',
      x: '',
      y: '',
      piece: '',
    };
    const problemsOf = (change: object) =>
      newSellerComment.safeParse({ ...rest, ...change }).error?.issues.map(({ message }) => message);
    expect(problemsOf({})).toBeUndefined();
    expect(problemsOf({ text: ' \n' })).toEqual(['Choose an answer, or write what you think']);
    expect(problemsOf({ text: '', verdict: 'looks_good' })).toBeUndefined();
    expect(problemsOf({ name: ' ' })).toEqual(['Write your first name']);
    expect(problemsOf({ text: 'a'.repeat(10_000) })).toEqual(['Your words may have at most 2000 characters']);
    for (const place of [{ x: '1.1', y: '0' }, { x: '0.5' }, { x: 'left', y: '0' }, { x: 'NaN', y: '0' }]) {
      expect(problemsOf(place)).toEqual(['The place must lie in the picture']);
    }
  });

  it('is refused for a photo of another job or workspace, and for a piece that is not in the picture', async () => {
    const [link, other] = [await proofLink(), await proofLink()];
    const { id: itemId } = first((await read(other.jobId)).items);
    await expect(say(link, { itemId })).rejects.toThrow('Choose a photo of this page');
    await expect(say(link, { piece: 'piano1' })).rejects.toThrow('Choose a piece of this picture');
  });

  it('is refused when the photo is decided on, or was staged anew, meanwhile', async () => {
    const link = await proofLink({ photos: 2 });
    const { items } = await read(link.jobId);
    const [one, two] = [elementAt(items, 0), elementAt(items, 1)];
    await send('requestRevision', { id: link.jobId, reason: 'x', itemIds: [one.id] });
    await expect(say(link)).rejects.toThrow('This photo is being staged anew.');
    await stageAll(server, link.jobId, 1);
    await expect(say(link, { resultId: one.result.id })).rejects.toThrow('This photo was staged anew meanwhile.');
    await say(link);
    const decide = (itemId: string, decision: string) =>
      send('decideOnStagingItems', { id: link.jobId, itemIds: [itemId], decision });
    await decide(two.id, 'LEFT_OUT');
    await expect(say(link, {}, 1)).rejects.toThrow('This photo was taken out meanwhile.');
    await decide(one.id, 'APPROVED');
    await expect(say(link)).rejects.toThrow('This photo is approved already');
    expect((await read(link.jobId)).items.map(({ comments }) => comments.length)).toEqual([1, 0]);
  });

  it('is refused when the link was revoked meanwhile', async () => {
    const link = await proofLink();
    await send('revokePublicLink', { id: link.id });
    await expect(say(link)).rejects.toThrow('Link not found.');
  });
});

describe('“looks good”', () => {
  it('leaves the decision to the agent', async () => {
    const link = await proofLink();
    await say(link, { verdict: 'looks_good', text: '' });
    expect(await read(link.jobId)).toMatchObject({ status: 'PROOF_READY', items: [{ decision: 'UNDECIDED' }] });
    expect(await activitiesOf(link.jobId)).toEqual(['Seller Ana says that photo 1 looks good: 12 Elm Street']);
  });

  it('approves the photo alone where the link says so, and has it delivered', async () => {
    const link = await proofLink({ photos: 2, sellerApproves: true });
    await say(link, { verdict: 'please_change' }, 1);
    await say(link, { verdict: 'looks_good' }, 1);
    const { status, items } = await read(link.jobId);
    expect(status).toBe('PROOF_READY');
    expect(items.map(({ decision }) => decision)).toEqual(['UNDECIDED', 'APPROVED']);
    const [{ count }] = await server.services.prisma.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int FROM queue.job WHERE data->>'kind' = 'deliver' AND data->>'jobId' = ${link.jobId}`;
    expect(count).toBe(1);
    expect((await activitiesOf(link.jobId)).toSorted()).toEqual([
      '1 photo approved for 12 Elm Street',
      'Seller Ana asks to change photo 2: 12 Elm Street',
      'Seller Ana says that photo 2 looks good: 12 Elm Street',
    ]);
    await say(link, { verdict: 'looks_good' }, 0);
    expect((await read(link.jobId)).status).toBe('APPROVED');
  });

  it('of two at the same time approves once', async () => {
    const link = await proofLink({ sellerApproves: true });
    const both = [say(link, { verdict: 'looks_good' }), say(link, { verdict: 'looks_good' })];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(first((await read(link.jobId)).items).comments).toHaveLength(1);
  });
});

describe('a revision', () => {
  it('takes up the comments on its photos, each once', async () => {
    const link = await proofLink({ photos: 2 });
    await say(link);
    await say(link, {}, 1);
    const { items } = await read(link.jobId);
    const commentIds = items.map(({ comments }) => first(comments).id);
    const [one, two] = [elementAt(items, 0), elementAt(items, 1)];
    const revise = (photos: readonly string[], ids: readonly string[]) =>
      send('requestRevision', { id: link.jobId, reason: 'x', itemIds: photos, commentIds: ids });
    expect(await revise([one.id], commentIds)).toMatchObject({
      fields: [{ path: 'commentIds', message: 'Choose comments on the photos that are staged anew' }],
    });
    const { stagingJob } = await revise([one.id], commentIds.slice(0, 1));
    expect(stagingJob.items.map(({ comments }) => first(comments).takenUpAt !== null)).toEqual([true, false]);
    await stageAll(server, link.jobId, 1);
    expect(await revise([one.id], commentIds.slice(0, 1))).toEqual({
      __typename: 'ConflictError',
      message: 'Another revision has taken up these words already.',
    });
    expect((await revise([two.id], commentIds.slice(1))).__typename).toBe('RequestRevisionPayload');
  });

  it('does not take up comments on another job', async () => {
    const [link, other] = [await proofLink(), await proofLink()];
    await say(other);
    const commentIds = first((await read(other.jobId)).items).comments.map(({ id }) => id);
    const answer = await send('requestRevision', { id: link.jobId, reason: 'x', commentIds });
    expect(answer.__typename).toBe('ValidationError');
    expect(first((await read(other.jobId)).items).comments).toMatchObject([{ takenUpAt: null }]);
  });
});

it('a verdict is told by mail, a comment without one is not', async () => {
  const link = await proofLink();
  await say(link);
  await say(link, { verdict: 'please_change' });
  const rows = await server.services.prisma.$queryRaw<{ news: object }[]>`
    SELECT data->'news' AS news FROM queue.job
    WHERE data->>'kind' = 'tell' AND data->'news'->>'jobId' = ${link.jobId}
      AND data->'news'->>'kind' = 'seller_answered'`;
  const words = { firstName: 'Ana', verdict: 'please_change', words: 'No rug, please.' };
  expect(rows).toMatchObject([{ news: { ...words, answerId: expect.stringMatching(/^cmt_/) } }]);
});
