import { describe, expect, test } from 'vitest';
import { first } from '../../test/elements.js';
import { shared } from '../../test/shared.js';
import { startSmtp } from '../../test/smtpServer.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { GUESSES, RESETS_OF_ACCOUNT, takeAttempt } from '../attempts.js';
import { post, sessionStatus, signIn } from '../../test/signIn.js';
import { makeResetLink } from './resetLink.js';

const smtp = shared(startSmtp);
const server = shared(() =>
  startServer({
    worker: true,
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Showhome <hello@showhome.example>', SUPPORT_EMAIL: 'a@b.example' },
  }),
);

const ask = (email: string) => post(server, '/api/auth/request-reset', { email });
const choose = (token: string, password = 'quite a new one') => post(server, '/api/auth/reset', { token, password });
const LOST = 'This link has been used already or is older than an hour. Ask for a new one.';

/** The token of the link in a mail, read as the page reads it. */
const tokenIn = (text: string) => /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';

async function linkFor({ user }: Registered, way: 'mail' | 'administrator' = 'administrator'): Promise<string> {
  return tokenIn(await makeResetLink(server.services, { userId: user.id, email: user.email, way }));
}

describe('a forgotten password', () => {
  test('can be replaced once with the mailed link; all sessions end', async () => {
    const person = await server.register();
    const number = smtp.mails.length;
    const answer = await ask(` ${person.email.toUpperCase()} `);
    expect(answer.status).toBe(202);
    const mail = await smtp.mail(number, person.email);
    expect(mail.from).toBe('hello@showhome.example');
    expect(mail.subject).toBe('Choose a new password for Showhome');
    expect(mail.text).toContain(`${server.url}/reset-password#`);
    const token = tokenIn(mail.text);

    const kept = await server.services.prisma.resetLink.findMany();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
    const queued = await server.services.prisma.$queryRaw<{ text: string }[]>`
      SELECT coalesce(string_agg(data::text || coalesce(output::text, ''), ' '), '') AS text FROM queue.job`;
    expect(first(queued).text).toContain(person.email);
    expect(first(queued).text).not.toContain(token);

    // A new password clears the count of wrong guesses.
    for (let guess = 0; guess < GUESSES.most; guess++) await takeAttempt(server.services.prisma, GUESSES, person.email);
    const chosen = await choose(token);
    expect(chosen.status).toBe(204);
    expect(chosen.headers.getSetCookie()).toEqual([expect.stringMatching(/^showhome\.known_device=/)]);
    expect(await sessionStatus(server, person.cookie)).toBe(401);
    expect((await post(server, '/api/auth/login', person)).status).toBe(401);
    await signIn(server, { email: person.email, password: 'quite a new one' });
    const again = await choose(token, 'another one still');
    expect([again.status, await again.text()]).toEqual([409, LOST]);
  });

  test('gives the same answer for an address without an account, and sends it nothing', async () => {
    const person = await server.register();
    const number = smtp.mails.length;
    const answers = [await ask('nobody@example.com'), await ask(person.email)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [unknown, known] = await Promise.all(answers.map((answer) => answer.text()));
    expect(unknown).toBe(known);
    // The mails are sent in order: after the second has arrived, the first would have arrived too.
    await smtp.mail(number, person.email);
    expect(smtp.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  test('limits the mails to one address', async () => {
    for (let time = 0; time < RESETS_OF_ACCOUNT.most; time++) await ask('flooded@example.com');
    const answer = await ask('flooded@example.com');
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('a link', () => {
  test('is refused after an hour, when it is unknown, and when a newer one was made', async () => {
    const person = await server.register();
    const old = await linkFor(person);
    const newer = await linkFor(person);
    expect((await choose(old)).status).toBe(409);
    await server.services.prisma.resetLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    for (const token of [newer, 'x', 'a'.repeat(200)]) {
      const answer = await choose(token);
      expect([answer.status, await answer.text()]).toEqual([409, LOST]);
    }
    expect(await sessionStatus(server, person.cookie)).toBe(200);
  });

  test('stays valid when the password is refused', async () => {
    const token = await linkFor(await server.register());
    for (const [password, status] of [
      ['short', 400] as const,
      ['password1', 400] as const,
      ['this will do', 204] as const,
    ])
      expect((await choose(token, password)).status).toBe(status);
  });

  test('works for one of two concurrent requests', async () => {
    const token = await linkFor(await server.register());
    const statuses = (await Promise.all([choose(token), choose(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
  });

  test('cannot be requested or used by a page of another site', async () => {
    const { email } = await server.register();
    const foreign = { origin: 'https://evil.example' };
    expect((await post(server, '/api/auth/request-reset', { email }, foreign)).status).toBe(403);
    expect((await post(server, '/api/auth/reset', { token: 'x', password: 'long enough' }, foreign)).status).toBe(403);
  });

  test('by mail verifies the address: earlier ways to sign in end', async () => {
    const person = await server.register();
    const { prisma } = server.services;
    const userId = person.user.id;
    const account = { userId, accountId: 'theirs', providerId: 'oidc-of-somebody' };
    await prisma.account.create({ data: { id: 'acc_00000000000000000000', ...account } });
    await prisma.user.update({ where: { id: userId }, data: { unlinkedProviders: ['oidc-of-another'] } });
    await choose(await linkFor(person, 'administrator'));
    expect(await prisma.account.count({ where: { userId } })).toBe(2);
    await choose(await linkFor(person, 'mail'));
    expect(await prisma.account.findMany({ where: { userId } })).toMatchObject([{ providerId: 'credential' }]);
    const now = { emailVerified: true, unlinkedProviders: [] };
    expect(await prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject(now);
  });
});

test('the login page learns whether reset by mail is available', async () => {
  const settings = await (await fetch(`${server.url}/api/auth/settings`)).json();
  expect(settings).toEqual({ passwordReset: true, provider: null, supportEmail: 'a@b.example' });
});

test('without mail, a reset names the address to write to', async () => {
  const without = await startServer();
  const answer = await post(without, '/api/auth/request-reset', { email: 'ann@example.com' });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe('This site sends no mail. Write to support@showhome.example for a reset link.');
  const settings = await (await fetch(`${without.url}/api/auth/settings`)).json();
  expect(settings).toMatchObject({ passwordReset: false });
  await without.close();
});
