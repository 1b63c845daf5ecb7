import { beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { newId } from '../domain/ids.js';
import { tellSellerAnswered } from '../messaging/tellSellerAnswered.js';
import { makeColleague } from '../test/colleagues.js';
import { first } from '../test/elements.js';
import { makeJob, mutate } from '../test/factories.js';
import { startNoticeWorker } from '../test/noticeWorker.js';
import { shared } from '../test/shared.js';
import { startSmtp, type ReceivedMail } from '../test/smtpServer.js';
import { deliverAll, stageAll } from '../test/staged.js';
import { startServer, type Registered } from '../test/startServer.js';
import { planNotices } from './planNotices.js';
import { sendNotice } from './sendNotice.js';

const smtp = shared(startSmtp);
const server = shared(async () => {
  const started = await startServer({ settings: { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' } });
  await startNoticeWorker(started.services);
  return started;
});
const patience = { timeout: 60_000, interval: 50 };

let who: Registered;
beforeEach(async () => {
  smtp.fail(null);
  who = await server.register();
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email);

/** The mail with this number to the address, from 0; waits for it. */
async function mailTo(email: string, number = 0): Promise<ReceivedMail> {
  await vi.waitFor(() => expect(mailsTo(email).length).toBeGreaterThan(number), patience);
  return first(mailsTo(email).slice(number));
}

/** A reviewed job of the person. */
async function makeReviewed(photos = 1, address = '12 Elm Street') {
  const job = await makeJob(server, who, { photos });
  await server.services.prisma.project.update({ where: { id: job.projectId }, data: { address } });
  await stageAll(server, job.jobId);
  return job;
}

/** Waits until the event's notices have this outcome. */
async function noticesOf(entityId: string, outcome: string, count = 1) {
  const read = () =>
    server.services.prisma.notice.findMany({ where: { event: { contains: entityId } }, orderBy: { createdAt: 'asc' } });
  await vi.waitFor(
    async () => expect((await read()).map((notice) => notice.outcome)).toEqual(Array(count).fill(outcome)),
    patience,
  );
  return read();
}

describe('proofs that are ready', () => {
  it('are mailed once to whoever ordered them, as HTML and as text, with small pictures', async () => {
    const { jobId } = await makeReviewed(2);
    const mail = await mailTo(who.email);
    const link = `${server.url}/staging/${jobId}`;
    expect(mail.subject).toBe('2 photos are ready for review: 12 Elm Street');
    expect(mail.text).toContain('The staged photos of 12 Elm Street wait for your decision');
    expect(mail.text).toContain(`Review the photos:\n${link}\n`);
    expect(mail.text).not.toMatch(/<(?!http)\w|&\w+;/);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.files).toHaveLength(2);
    for (const [index, { cid, mimeType, bytes }] of mail.files.entries()) {
      expect([mimeType, cid]).toEqual(['image/jpeg', `proof${index + 1}@showhome`]);
      expect(mail.html).toContain(`src="cid:${cid}" alt="Photo ${index + 1}: living room"`);
      expect(bytes.length).toBeLessThanOrEqual(30 * 1024);
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
    const [notice] = await noticesOf(jobId, 'sent');
    expect(mail.headers.get('message-id')).toBe(`<${notice?.id}@127.0.0.1>`);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    const news = { kind: 'proof_ready', jobId, round: 0, staged: 2 } as const;
    await planNotices(server.services, news);
    await sendNotice(server.services, { noticeId: notice?.id ?? '', news });
    await noticesOf(jobId, 'sent');
    expect(mailsTo(who.email)).toHaveLength(1);
  });

  it('are mailed to the owners when the orderer is unknown or has left', async () => {
    const owner = await server.register();
    const { jobId } = await makeJob(server, who);
    const { prisma } = server.services;
    const { workspaceId } = who;
    await prisma.membership.create({ data: { id: newId('mem'), workspaceId, userId: owner.user.id, role: 'owner' } });
    await prisma.membership.deleteMany({ where: { workspaceId, userId: who.user.id } });
    await stageAll(server, jobId);
    expect((await mailTo(owner.email)).subject).toContain('ready for review');
    await noticesOf(jobId, 'sent');
    expect(mailsTo(who.email)).toEqual([]);
  });

  it('are mailed to the owners when the agent who ordered them does not see the project any more', async () => {
    const agent = await makeColleague(server, who, { role: 'agent' });
    const { jobId, projectId } = await makeJob(server, agent);
    await server.services.prisma.project.update({ where: { id: projectId }, data: { agentId: who.user.id } });
    await stageAll(server, jobId);
    await mailTo(who.email);
    const sent = await noticesOf(jobId, 'sent');
    expect(sent.map(({ userId }) => userId)).toEqual([who.user.id]);
    const late = await server.services.prisma.notice.create({
      data: {
        id: newId('not'),
        workspaceId: who.workspaceId,
        kind: 'proof_ready',
        event: 'late',
        userId: agent.user.id,
      },
    });
    const news = { kind: 'proof_ready', jobId, round: 0, staged: 1 } as const;
    await sendNotice(server.services, { noticeId: late.id, news });
    expect(await server.services.prisma.notice.findUnique({ where: { id: late.id } })).toMatchObject({
      outcome: 'dropped',
    });
  });

  it('escapes what people wrote, and no text begins another header', async () => {
    const address = '1 <img src=x onerror=alert(1)> & Co\r\nBcc: thief@example.com';
    await makeReviewed(1, address);
    const mail = await mailTo(who.email);
    expect(mail.subject).toContain('1 <img src=x onerror=alert(1)> & Co Bcc: thief@example.com');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.to).toBe(who.email);
    expect(mail.html).toContain('1 &lt;img src=x onerror=alert(1)&gt; &amp; Co');
    expect(mail.html).not.toContain('<img src=x');
    expect(mailsTo('thief@example.com')).toEqual([]);
  });

  it('are not mailed to somebody who does not want that, or once they are reviewed', async () => {
    const off = { preferences: [{ kind: 'PROOF_READY', wanted: false }] };
    await mutate(server, who, { name: 'updateMailPreferences', input: off });
    await noticesOf((await makeReviewed()).jobId, 'dropped');
    who = await server.register();
    const before = smtp.asked();
    smtp.fail({ kind: 'refuses', at: 'recipient', code: 451 }, 1);
    const { jobId } = await makeReviewed();
    await vi.waitFor(() => expect(smtp.asked()).toBe(before + 1), patience);
    await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
    await noticesOf(jobId, 'dropped');
    expect(smtp.asked()).toBe(before + 1);
  });
});

describe('a seller’s answer', () => {
  it('is mailed with its words, whatever they are', async () => {
    const { jobId } = await makeReviewed();
    const words = `<script>x</script>\nمرحبا بالعالم\n${'a'.repeat(10_000)}`;
    const answer = { jobId, answerId: newId('not'), firstName: 'Mara "M"', verdict: 'please_change', words } as const;
    for (let time = 0; time < 2; time++) {
      await server.services.prisma.$transaction((tx) => tellSellerAnswered(server.services, tx, answer));
    }
    await noticesOf(answer.answerId, 'sent');
    const mail = first(mailsTo(who.email).filter(({ subject }) => subject.includes('Mara')));
    expect(mail.subject).toBe('Mara "M" asks for changes: 12 Elm Street');
    expect(mail.text).toContain('> <script>x</script>');
    expect(mail.text).toContain('مرحبا بالعالم');
    expect(mail.html).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(mail.html).toContain('dir="auto"');
    expect(mail.html.length).toBeLessThan(20_000);
  });
});

describe('a delivery', () => {
  const approve = (jobId: string) => mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  const deliveriesTo = () => mailsTo(who.email).filter(({ subject }) => subject.includes('delivered'));

  /** Moves the waiting news of the job to now. @returns when each was to be told */
  const tellNow = async (jobId: string) => {
    const waiting = await server.services.prisma.$queryRaw<{ startAfter: Date }[]>`
      SELECT start_after AS "startAfter" FROM queue.job
      WHERE name = 'tell' AND state = 'created' AND data->'news'->>'jobId' = ${jobId} ORDER BY start_after`;
    await server.services.prisma.$executeRaw`UPDATE queue.job SET start_after = now()
      WHERE name = 'tell' AND state = 'created' AND data->'news'->>'jobId' = ${jobId}`;
    return waiting.map(({ startAfter }) => startAfter);
  };

  const untold = async (jobId: string) => {
    const rows = await server.services.prisma.$queryRaw<object[]>`SELECT 1 FROM queue.job
      WHERE name = 'tell' AND state IN ('created', 'active', 'retry') AND data->'news'->>'jobId' = ${jobId}`;
    return rows.length;
  };

  it('is mailed with links when its approval cannot be taken back any more', async () => {
    const { jobId, projectId } = await makeReviewed();
    await approve(jobId);
    const { approvedAt } = await server.services.prisma.stagingItem.findFirstOrThrow({ where: { jobId } });
    await deliverAll(server, jobId);
    const [time] = await tellNow(jobId);
    expect(Number(time) - Number(approvedAt)).toBe(10 * 60_000);
    await vi.waitFor(() => expect(deliveriesTo()).toHaveLength(1), patience);
    const mail = first(deliveriesTo());
    expect(mail.subject).toBe('1 photo is delivered: 12 Elm Street');
    expect(mail.text).toContain(`Download the photos:\n${server.url}/staging/${jobId}\n`);
    expect(mail.html).toContain(`${server.url}/projects/${projectId}`);
    expect(mail.files).toEqual([]);
  });

  it('whose approval is taken back is not mailed, and is when it was approved again', async () => {
    const { jobId } = await makeReviewed();
    const [item] = await server.services.prisma.stagingItem.findMany({ where: { jobId } });
    await approve(jobId);
    await deliverAll(server, jobId);
    const input = { id: jobId, itemIds: [item?.id], decision: 'UNDECIDED' };
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    expect(await tellNow(jobId)).toHaveLength(1);
    await vi.waitFor(async () => expect(await untold(jobId)).toBe(0), patience);
    await approve(jobId);
    await deliverAll(server, jobId);
    await mutate(server, who, { name: 'decideOnStagingItems', input });
    await approve(jobId);
    await deliverAll(server, jobId);
    expect(await tellNow(jobId)).toHaveLength(2);
    await vi.waitFor(async () => expect(await untold(jobId)).toBe(0), patience);
    await vi.waitFor(() => expect(deliveriesTo()).toHaveLength(1), patience);
    expect(await noticesOf(`delivered ${jobId}`, 'sent')).toHaveLength(1);
  });
});

describe('a mail server that fails', () => {
  /** Announces proofs of a new job, and reads its notice's entries in the timeline. */
  async function announce() {
    const { jobId } = await makeReviewed();
    const failures = () =>
      server.services.prisma.activity.findMany({ where: { entityId: jobId, action: 'mail_failed' } });
    return { jobId, failures };
  }

  it.each(['recipient', 'content'] as const)('is not asked again after it refused the %s with 550', async (at) => {
    smtp.fail({ kind: 'refuses', at, code: 550 });
    const before = smtp.asked();
    const { jobId, failures } = await announce();
    await noticesOf(jobId, 'failed');
    expect(smtp.asked()).toBe(before + 1);
    expect((await failures()).map(({ description }) => description)).toEqual([
      `The mail to ${who.email} that proofs are ready could not be sent: 12 Elm Street`,
    ]);
  });

  it.each([
    ['refuses for now', { kind: 'refuses', at: 'recipient', code: 451 }],
    ['dies in the middle of the mail', { kind: 'dies' }],
  ] as const)('that %s is asked again, and the mail arrives once', async (_name, fault) => {
    smtp.fail(fault, 1);
    const { jobId, failures } = await announce();
    await noticesOf(jobId, 'sent');
    expect(mailsTo(who.email)).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  it('is named in the timeline, once, after the last try', async () => {
    smtp.fail({ kind: 'refuses', at: 'recipient', code: 421 });
    const { jobId, failures } = await announce();
    await vi.waitFor(async () => {
      const { count } = first(
        await server.services.prisma.$queryRaw<{ count: bigint }[]>`
          SELECT count(*) FROM queue.job WHERE name = 'send-notice' AND state = 'retry'
            AND data->'news'->>'jobId' = ${jobId}`,
      );
      expect(count).toBe(1n);
    }, patience);
    await server.services.prisma.$executeRaw`UPDATE queue.job SET retry_limit = retry_count, start_after = now()
      WHERE name = 'send-notice' AND data->'news'->>'jobId' = ${jobId}`;
    await noticesOf(jobId, 'failed');
    expect(await failures()).toHaveLength(1);
    expect(mailsTo(who.email)).toEqual([]);
  });

  it('gets one mail of two workers that send it at once', async () => {
    const { services } = server;
    const deaf = { ...services, queue: { ...services.queue, send: async () => {} } };
    const { jobId } = await makeReviewed();
    await mailTo(who.email);
    await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
    await deliverAll(server, jobId);
    const news = { kind: 'delivered', jobId, finals: 1 } as const;
    await planNotices(deaf, news);
    const { id: noticeId } = await services.prisma.notice.findFirstOrThrow({
      where: { event: `delivered ${jobId} 1` },
    });
    const sent = await Promise.allSettled([1, 2, 3].map(() => sendNotice(services, { noticeId, news })));
    expect(sent.map(({ status }) => status)).toContain('fulfilled');
    expect(mailsTo(who.email)).toHaveLength(2);
  });
});

it('sends a second copy under the same Message-ID after a crash between the acceptance and its record', async () => {
  const { services } = server;
  const { jobId } = await makeReviewed();
  const [notice] = await noticesOf(jobId, 'sent');
  const noticeId = notice?.id ?? '';
  const news = { kind: 'proof_ready', jobId, round: 0, staged: 1 } as const;
  const crashed = (takenUntil: Date) =>
    services.prisma.notice.update({ where: { id: noticeId }, data: { outcome: 'waiting', takenUntil } });
  await crashed(new Date(Date.now() + 60_000));
  await expect(sendNotice(services, { noticeId, news })).rejects.toThrow('Another worker is sending');
  await crashed(new Date(Date.now() - 1000));
  await sendNotice(services, { noticeId, news });
  const ids = mailsTo(who.email).map(({ headers }) => headers.get('message-id'));
  expect(ids).toEqual([`<${noticeId}@127.0.0.1>`, `<${noticeId}@127.0.0.1>`]);
  await noticesOf(jobId, 'sent');
});

describe('the link that ends mails of a kind', () => {
  const wishes = async () => {
    const { data } = await server.graphql<{ viewer: { mailPreferences: { kind: string; wanted: boolean }[] } }>(
      '{ viewer { mailPreferences { kind wanted } } }',
      {},
      who.cookie,
    );
    return Object.fromEntries(data.viewer.mailPreferences.map(({ kind, wanted }) => [kind, wanted]));
  };
  const all = { PROOF_READY: true, SELLER_ANSWERED: true, DELIVERED: true, PAYMENT_RECEIVED: true, WEBHOOK_OFF: true };

  async function linkOf(): Promise<string> {
    await makeReviewed();
    const mail = await mailTo(who.email);
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.*)>$/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail.text).toContain(link);
    return link;
  }
  const post = (link: string, body: string) =>
    fetch(link, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('changes nothing when it is opened, ends them by one POST, and can be undone', async () => {
    const link = await linkOf();
    const opened = await fetch(link);
    const page = await opened.text();
    expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(page).toContain('Mails when proofs are ready for review');
    expect(page).not.toMatch(/<script|Elm Street/);
    expect(page).not.toContain(who.email);
    expect(await wishes()).toEqual(all);
    const answer = await post(link, 'List-Unsubscribe=One-Click');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
    expect(await wishes()).toEqual({ ...all, PROOF_READY: false });
    expect(await (await post(link, 'subscribe=yes')).text()).toContain('You are subscribed again');
    expect(await wishes()).toEqual(all);
  });

  it('is not found with another signature, another notice, or none', async () => {
    const link = await linkOf();
    const changed = link.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A'));
    const of = (id: string) => link.replace(/not_\w+/, id);
    const none = `${server.url}/unsubscribe/`;
    for (const wrong of [`${link.slice(0, -8)}AAAAAAAA`, changed, of(newId('not')), `${none}x.y`, `${none}%00`, none]) {
      expect([wrong, (await fetch(wrong)).status]).toEqual([wrong, 404]);
      expect([wrong, (await post(wrong, '')).status]).toEqual([wrong, 404]);
    }
    expect(await wishes()).toEqual(all);
  });
});
