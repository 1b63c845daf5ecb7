/** What a seller without an account may see and say by the link of a proof. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMENTS_OF_LINK, takeAttempt } from '../accounts/attempts.js';
import { elementAt, first } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

const send = (name: string, input: object) =>
  mutate<{ stagingJob: { publicLinks: { id: string; url: string }[] } }>(server, who, {
    name,
    input,
    select: 'stagingJob { publicLinks { id url } }',
  });

interface ProofLink {
  readonly jobId: string;
  readonly linkId: string;
  readonly path: string;
}

async function linkTo(jobId: string, settings: object = {}): Promise<ProofLink> {
  const { stagingJob } = await send('createPublicLink', { jobId, kind: 'PROOF', ...settings });
  const { id, url } = first(stagingJob.publicLinks);
  return { jobId, linkId: id, path: new URL(url).pathname };
}

/** A job under review, and a link for its seller. */
async function proofLink({ photos = 1, ...settings }: { photos?: number; sellerApproves?: boolean } = {}) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  return linkTo(jobId, settings);
}

const someAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });

async function get(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { ...someAddress(), ...init.headers };
  const response = await fetch(new URL(path, server.url), { redirect: 'manual', ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function itemsOf(jobId: string) {
  const include = { comments: true, input: true, proof: { include: { result: true } }, final: true, rounds: true };
  return server.services.prisma.stagingItem.findMany({ where: { jobId }, include, orderBy: { position: 'asc' } });
}

interface Posting {
  readonly fields?: object;
  readonly headers?: Record<string, string>;
}

/** Sends the form of the first photo. */
async function post({ jobId, path }: ProofLink, { fields = {}, headers = {} }: Posting = {}) {
  const item = first(await itemsOf(jobId));
  const form = { itemId: item.id, resultId: item.proof?.result?.id, name: 'Ana', text: 'No rug', verdict: '' };
  const body = new URLSearchParams({ ...form, ...fields } as Record<string, string>);
  return get(path, { method: 'POST', body, headers });
}

describe('the page of a proof', () => {
  it('shows each photo beside its proof, and no key of a clean picture', async () => {
    const link = await proofLink({ photos: 2 });
    const [one, two] = [await get(link.path), await get(`${link.path}?photo=2`)];
    const items = await itemsOf(link.jobId);
    const shown = items.map(({ input, proof }) => [input.previewKey, proof?.previewKey]);
    for (const [at, page] of [one, two].entries()) {
      expect(page.status).toBe(200);
      for (const key of elementAt(shown, at)) expect(page.text).toContain(key);
      expect(page.text).toContain('12 Elm Street');
      expect(page.text).toContain('three-seat sofa</option>');
      const hidden = items.flatMap(({ rounds }) => rounds.flatMap((round) => [round.cleanKey, round.maskKey]));
      expect(hidden).toHaveLength(4);
      for (const key of hidden) expect(page.text).not.toContain(key);
      for (const secret of [who.workspaceId, who.user.id, who.email, link.jobId, link.linkId]) {
        expect(page.text.replaceAll(/\/files\/[^"]*/g, '')).not.toContain(secret);
      }
    }
  });

  it('still shows the proof of an approved photo, never its final, and no longer asks about it', async () => {
    const link = await proofLink();
    await send('approveStagingJob', { id: link.jobId });
    await deliverAll(server, link.jobId);
    const { text } = await get(link.path);
    const { proof, final, rounds } = first(await itemsOf(link.jobId));
    expect(text).toContain(proof?.previewKey);
    expect(text).toContain('This picture is approved.');
    expect(text).not.toContain('<form');
    const clean = [
      final?.objectKey,
      final?.previewKey,
      final?.thumbnailKey,
      final?.losslessKey,
      first(rounds).cleanKey,
    ];
    for (const key of clean) expect(text).not.toContain(key ?? 'none');
  });

  it('leaves out photos that are left out, and those without a marked picture', async () => {
    const link = await proofLink({ photos: 2 });
    const [one, two] = await itemsOf(link.jobId);
    await send('decideOnStagingItems', { id: link.jobId, itemIds: [one?.id], decision: 'LEFT_OUT' });
    const { text } = await get(link.path);
    expect(text).not.toContain(one?.proof?.previewKey);
    expect(text).toContain(two?.proof?.previewKey);
    const { prisma } = server.services;
    await prisma.media.update({ where: { id: two?.proofMediaId ?? '' }, data: { isWatermarked: false } });
    const bare = await get(link.path);
    expect(bare.text).not.toContain(two?.proof?.previewKey);
    expect(bare.text).toContain('There is no picture to look at yet.');
  });

  it('tells its address to nobody, and is kept nowhere', async () => {
    const { headers, text } = await get((await proofLink()).path);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha/,
    );
  });

  it('answers unknown, revoked and ended tokens, and those of other pages, in the same way', async () => {
    const [revoked, ended, deleted] = [await proofLink(), await proofLink(), await proofLink()];
    const delivery = await linkTo(revoked.jobId, { kind: 'DELIVERY' });
    await send('revokePublicLink', { id: revoked.linkId });
    const { prisma } = server.services;
    await prisma.publicLink.update({ where: { id: ended.linkId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    const { projectId } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: deleted.jobId } });
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    const unknown = `/proof/${randomBytes(32).toString('base64url')}`;
    const other = delivery.path.replace('/see/', '/proof/');
    const paths = [unknown, revoked.path, ended.path, deleted.path, other, '/proof/', '/proof/x', `${unknown}/more`];
    const expected = (await get(unknown)).text;
    expect(expected).toContain('There is no such page');
    for (const path of paths) {
      expect({ path, ...(await get(path)) }).toMatchObject({ path, status: 404, text: expected });
      const body = new URLSearchParams({ text: 'x' });
      expect(await get(path, { method: 'POST', body })).toMatchObject({ status: 404, text: expected });
    }
  });

  it('counts how often it was opened; the first time is an activity', async () => {
    const link = await proofLink({ photos: 2 });
    await get(link.path, { method: 'HEAD' });
    await get(link.path);
    await get(link.path);
    await get(`${link.path}?photo=2`, { headers: { 'sec-fetch-site': 'same-origin' } });
    const { prisma } = server.services;
    expect(await prisma.publicLink.findUnique({ where: { id: link.linkId } })).toMatchObject({ views: 2 });
    const told = await prisma.activity.findMany({ where: { entityId: link.jobId, action: 'public_link_viewed' } });
    expect(told.map(({ description }) => description)).toEqual(['The seller opened the proofs of 12 Elm Street']);
  });
});

describe('the form of a proof', () => {
  it('keeps what was said, shows it with its pin, and asks for the name once', async () => {
    const link = await proofLink();
    const fields = { verdict: 'please_change', x: '0.25', y: '0.5', piece: 'sofa1' };
    const kept = await post(link, { fields, headers: { origin: server.url } });
    expect(kept).toMatchObject({ status: 303, text: '' });
    expect(kept.headers.get('location')).toBe(`${link.path}?photo=1&kept#say`);
    const cookie = kept.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`; Path=${link.path}; HttpOnly; SameSite=Lax`);
    const headers = { cookie: elementAt(cookie.split(';'), 0) };
    const { text } = await get(`${link.path}?photo=1&kept`, { headers });
    expect(text).toContain('Thank you. Your answer has been sent.');
    expect(text).toContain('<svg x="25%" y="50%"><circle r="13"/><text dy="5">1</text></svg>');
    expect(text).toContain('Please change · about: three-seat sofa');
    expect(text).toContain('You write as <bdi>Ana</bdi>');
  });

  it('shows the comments of its own link alone', async () => {
    const link = await proofLink();
    const other = await linkTo(link.jobId);
    await post(link, { fields: { text: 'Between you and me' } });
    expect((await get(link.path)).text).toContain('Between you and me');
    expect((await get(other.path)).text).not.toContain('Between you and me');
  });

  it('refuses words that are too long, and shows them again', async () => {
    const link = await proofLink();
    const text = `Start ${'a'.repeat(10_000)} end`;
    const refused = await post(link, { fields: { text, verdict: 'please_change', x: '0.5', y: '0.5' } });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Your words may have at most 2000 characters.');
    expect(refused.text).toContain(`\n${text}</textarea>`);
    expect(refused.text).toContain('value="please_change" checked');
    expect(refused.text).toContain('name="x" value="0.5"');
    expect(first(await itemsOf(link.jobId)).comments).toEqual([]);
  });

  it('shows markup and right-to-left words as text, in their own direction', async () => {
    const link = await proofLink();
    const text = '<script>alert(1)</script> ירח \u202eevil';
    expect((await post(link, { fields: { name: '"><b>שרה', text } })).status).toBe(303);
    const page = (await get(link.path)).text;
    expect(page).toContain('<bdi>&quot;&gt;&lt;b&gt;שרה</bdi>');
    expect(page).toContain('<p class="words" dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; ירח evil</p>');
    const again = await post(link, { fields: { name: '', text: '</textarea><script>alert(2)' } });
    expect(again.text).toContain('Write your first name.');
    expect(again.text).toContain('&lt;/textarea&gt;&lt;script&gt;alert(2)');
  });

  it('is refused from pages of other sites', async () => {
    const link = await proofLink();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { origin: server.url, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect((await post(link, { headers })).status).toBe(403);
    expect(first(await itemsOf(link.jobId)).comments).toEqual([]);
    // as browsers send the form of a page without referrer
    expect((await post(link, { headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } })).status).toBe(303);
  });

  it('is limited by address and by link, and what was typed is shown again', async () => {
    const link = await proofLink();
    const headers = someAddress();
    const statuses: number[] = [];
    while (statuses.length < 40) statuses.push((await post(link, { headers, fields: { text: 'Again' } })).status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await post(link, { headers, fields: { text: 'One too many' } });
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
    expect(refused.text).toContain('One too many</textarea>');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(link)).status).toBe(303);
    const { prisma } = server.services;
    const most = Array.from({ length: COMMENTS_OF_LINK.most - 41 });
    for (const _ of most) await takeAttempt(prisma, COMMENTS_OF_LINK, link.linkId);
    expect((await post(link)).status).toBe(429);
  });

  it('is refused for a photo of another workspace, and for what is no id', async () => {
    const link = await proofLink();
    const stranger = await server.register();
    const { jobId } = await makeJob(server, stranger);
    await stageAll(server, jobId);
    const theirs = first(await itemsOf(jobId));
    for (const itemId of [theirs.id, 'item_1', '\0', '']) {
      const refused = await post(link, { fields: { itemId, resultId: theirs.proof?.result?.id } });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('Choose a photo of this page.');
      expect(refused.text).not.toContain(theirs.proof?.previewKey);
    }
    expect(first(await itemsOf(jobId)).comments).toEqual([]);
  });

  it('says that a photo was approved meanwhile, and shows what was typed', async () => {
    const link = await proofLink();
    await send('approveStagingJob', { id: link.jobId });
    const refused = await post(link, { fields: { text: 'No rug, please' } });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('This photo is approved already');
    expect(refused.text).toContain('No rug, please</textarea>');
  });

  it('approves by “Looks good” where the link says so, and says so before', async () => {
    const [asks, approves] = [await proofLink(), await proofLink({ sellerApproves: true })];
    expect((await get(asks.path)).text).not.toContain('This approves the picture');
    expect((await get(approves.path)).text).toContain('This approves the picture');
    const fields = { verdict: 'looks_good', text: '' };
    for (const link of [asks, approves]) expect((await post(link, { fields })).status).toBe(303);
    expect(first(await itemsOf(asks.jobId)).decision).toBe('undecided');
    expect(first(await itemsOf(approves.jobId)).decision).toBe('approved');
  });

  it('is refused when it is no form, or larger than 64 kB', async () => {
    const link = await proofLink();
    const headers = { 'content-type': 'application/json' };
    expect((await get(link.path, { method: 'POST', body: '{}', headers })).status).toBe(415);
    const large = await post(link, { fields: { text: 'a'.repeat(64 * 1024) } });
    expect(large).toMatchObject({ status: 413, text: expect.stringContaining('shorten your words to 2,000') });
  });
});
