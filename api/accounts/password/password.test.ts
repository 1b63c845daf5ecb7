import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { elementAt } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { cookieOf } from '../../test/httpClient.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import {
  clearAttempts,
  GUESSES,
  GUESSES_FROM_ADDRESS,
  GUESSES_OF_DEVICE,
  GUESSES_SIGNED_IN,
  LOGINS_FROM_ADDRESS,
  returnAttempt,
  takeAttempt,
  type Limit,
} from '../attempts.js';
import { post, sessionStatus, signIn } from '../../test/signIn.js';
import { isCommon } from './commonPasswords.js';
import { makeResetLink } from './resetLink.js';
const server = shared(startServer);

const COMMON = 'This password is one of the most common ones. Choose one that is harder to guess';
const NAMED = 'This password is your email’s own name. Choose one that is harder to guess';
const SHORT = 'Password must be at least 8 characters long';
const LONG = 'Password must be at most 128 characters long';

describe('a new password', () => {
  test.each([
    ['password', COMMON],
    ['PassWord1', COMMON],
    ['qwertyuiop', COMMON],
    ['12345678', COMMON],
    ['iloveyou!', COMMON],
    ['Sunshine2024', COMMON],
    ['maya.okafor', NAMED],
    ['Maya.Okafor99!', NAMED],
    ['maya.okafor@example.com', NAMED],
    ['seven c', SHORT],
    ['é'.repeat(129), LONG],
  ])('%s is refused: %s', async (password, sentence) => {
    const answer = await post(server, '/api/auth/register', { email: 'maya.okafor@example.com', password });
    expect([answer.status, await answer.text()]).toEqual([400, sentence]);
  });

  test('may be long, in any script and with space around it, which belongs to it', async () => {
    for (const [number, password] of ['  two words  ', 'é'.repeat(128), 'пароль для дома'].entries()) {
      const email = `kept${number}@example.com`;
      expect((await post(server, '/api/auth/register', { email, password })).status).toBe(201);
      expect((await post(server, '/api/auth/login', { email, password })).status).toBe(200);
    }
    const trimmed = { email: 'kept0@example.com', password: 'two words' };
    expect((await post(server, '/api/auth/login', trimmed)).status).toBe(401);
  });

  test('is common if its word is common, but not with any long number after it', () => {
    expect(['dragon1234', 'Welcome2025!', 'princess12'].filter((word) => !isCommon(word))).toEqual([]);
    expect(['xoxoxoxo', '98765432', 'P@$$word1', 'openhouse24'].filter((word) => !isCommon(word))).toEqual([]);
    expect(['dragon83920177', 'teal-otter-lamp', 'kw9#Lm2!pQ'].filter(isCommon)).toEqual([]);
  });
});

/** Uses up all allowed wrong guesses but one. */
async function almostAll(subject: string, limit: Limit = GUESSES): Promise<void> {
  for (let guess = 1; guess < limit.most; guess++) await takeAttempt(server.services.prisma, limit, subject);
}

test('limits guesses at one account from all addresses together, whether or not the account exists', async () => {
  const { email, password } = await server.register();
  for (const address of [email, 'nobody.here@example.com']) {
    await almostAll(address);
    const guess = { email: address, password: 'my last guess' };
    expect((await post(server, '/api/auth/login', guess)).status).toBe(401);
    const answer = await post(server, '/api/auth/login', { email: address.toUpperCase(), password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await answer.text()).toBe('Too many attempts. Try again in 15 minutes.');
  }
  await server.services.prisma.attemptCount.updateMany({ data: { resetsAt: new Date() } });
  expect((await post(server, '/api/auth/login', { email, password })).status).toBe(200);
});

test('one address cannot lock an account: guesses that its own limit refuses do not count for the account', async () => {
  const person = await server.register();
  const [stranger, other] = ['203.0.113.50', '203.0.113.51'];
  const { prisma } = server.services;
  for (const email of [person.email, 'nobody.at.all@example.com']) {
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 3 * GUESSES.most; guess++) {
      // Lets a minute pass now and then, but not a quarter of an hour.
      if (guess % 5 === 0) await clearAttempts(prisma, LOGINS_FROM_ADDRESS, stranger);
      const headers = { 'x-forwarded-for': stranger };
      const { status } = await post(server, '/api/auth/login', { email, password: `my guess ${guess}` }, headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, GUESSES_FROM_ADDRESS.most],
      [429, 3 * GUESSES.most - GUESSES_FROM_ADDRESS.most],
    ]);
    await clearAttempts(prisma, LOGINS_FROM_ADDRESS, other);
    const answer = await post(
      server,
      '/api/auth/login',
      { email, password: person.password },
      { 'x-forwarded-for': other },
    );
    expect(answer.status).toBe(email === person.email ? 200 : 401);
  }
});

describe('when a stranger uses up the guesses', () => {
  async function lockedOut() {
    const person = await server.register();
    await almostAll(person.email);
    await takeAttempt(server.services.prisma, GUESSES, person.email);
    return person;
  }
  const deviceOf = (cookie: string) => /showhome\.known_device=[^;]+/.exec(cookie)?.[0] ?? '';

  test('the person can still sign in from a known browser, and use the settings', async () => {
    const person = await lockedOut();
    const { email, password } = person;
    const cookie = deviceOf(person.cookie);
    expect((await post(server, '/api/auth/login', { email, password })).status).toBe(429);
    const answer = await post(server, '/api/auth/login', { email, password }, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^showhome\.known_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const input = { currentPassword: password, newPassword: 'mine from now on' };
    const changed = await mutate(server, { cookie: cookieOf(answer) }, { name: 'changePassword', input });
    expect(changed).toMatchObject({ __typename: 'ChangePasswordPayload' });
  });

  test('a forged cookie or one of another account does not make a browser known', async () => {
    const { email, password } = await lockedOut();
    const other = deviceOf((await server.register()).cookie);
    for (const cookie of [
      other,
      other.replace(/=.*/, '=made-up.made-up'),
      other.replace(/\..{8}$/, '.'),
      `${other}A`,
    ]) {
      expect((await post(server, '/api/auth/login', { email, password }, { cookie })).status).toBe(429);
    }
  });

  test('guesses from a known browser are limited too', async () => {
    const { email, password, cookie } = await server.register();
    const device = elementAt(/known_device=([^.]+)/.exec(cookie) ?? [], 1);
    await almostAll(device, GUESSES_OF_DEVICE);
    const guess = (tried: string) => post(server, '/api/auth/login', { email, password: tried }, { cookie });
    expect((await guess('my last guess')).status).toBe(401);
    expect((await guess(password)).status).toBe(429);
  });
});

test('counts a hundred concurrent guesses as a hundred', async () => {
  const { prisma } = server.services;
  const guesses = Array.from({ length: 100 }, () => takeAttempt(prisma, GUESSES, 'rushed@example.com'));
  const through = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled');
  expect(through).toHaveLength(GUESSES.most);
});

test('taking back an attempt allows one more, also when others were refused', async () => {
  const { prisma } = server.services;
  const limit = { what: 'test', most: 2, within: 60 };
  const take = () =>
    takeAttempt(prisma, limit, 'somebody').then(
      () => 'taken',
      () => 'refused',
    );
  expect([await take(), await take(), await take(), await take()]).toEqual(['taken', 'taken', 'refused', 'refused']);
  await returnAttempt(prisma, limit, 'somebody');
  expect([await take(), await take()]).toEqual(['taken', 'refused']);
});

test('does not count sign-ins with the right password', async () => {
  const { email, password } = await server.register();
  await almostAll(email);
  for (const _time of [1, 2, 3]) expect((await post(server, '/api/auth/login', { email, password })).status).toBe(200);
});

test('a wrong password and an unknown email cost the same work: one hash each', async () => {
  const { email } = await server.register();
  const hash = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hash.mockRestore();
    syncBuiltinESMExports();
  });
  for (const address of [email, 'stranger@example.com']) {
    hash.mockClear();
    await post(server, '/api/auth/login', { email: address, password: 'not the password' });
    expect(hash.mock.calls.map(([password, , length]) => [password, length])).toEqual([['not the password', 64]]);
  }
});

test('signing in gives a new token and ends the session that the browser came with', async () => {
  const person = await server.register();
  const second = await signIn(server, person, { cookie: person.cookie });
  expect(second).not.toBe(person.cookie);
  expect([await sessionStatus(server, person.cookie), await sessionStatus(server, second)]).toEqual([401, 200]);
});

describe('changing the password', () => {
  const change = (cookie: string, input: object) => mutate(server, { cookie }, { name: 'changePassword', input });

  test('needs the present one, gives this session a new token and ends the other sessions', async () => {
    const person = await server.register();
    const other = await signIn(server, person);
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({
        query: 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
        variables: { input: { currentPassword: person.password, newPassword: ' the next one ' } },
      }),
    });
    expect(await answer.json()).toEqual({ data: { changePassword: { __typename: 'ChangePasswordPayload' } } });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^showhome\.session_token=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await sessionStatus(server, cookieOf(answer))).toBe(200);
    expect(await sessionStatus(server, person.cookie)).toBe(401);
    expect(await sessionStatus(server, other)).toBe(401);
    const { email } = person;
    expect((await post(server, '/api/auth/login', person)).status).toBe(401);
    expect((await post(server, '/api/auth/login', { email, password: ' the next one ' })).status).toBe(200);
  });

  test('says what is wrong and changes nothing', async () => {
    const person = await server.register();
    const { cookie, password: currentPassword } = person;
    const refused = [
      [
        { currentPassword: 'something else', newPassword: 'the next one' },
        'currentPassword',
        'The password is not right',
      ],
      [{ currentPassword, newPassword: 'short' }, 'newPassword', SHORT],
      [{ currentPassword, newPassword: 'Password123' }, 'newPassword', COMMON],
      [{ currentPassword, newPassword: person.email }, 'newPassword', NAMED],
      [
        { currentPassword, newPassword: currentPassword },
        'newPassword',
        'Choose a password other than the present one',
      ],
    ] as const;
    for (const [input, path, message] of refused) {
      expect(await change(cookie, input)).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
    }
    expect(await sessionStatus(server, await signIn(server, person))).toBe(200);
  });

  test('invalidates earlier reset links', async () => {
    const { cookie, user, email, password } = await server.register();
    const [, token] = (await makeResetLink(server.services, { userId: user.id, email, way: 'mail' })).split('#');
    await change(cookie, { currentPassword: password, newPassword: 'the next one' });
    expect((await post(server, '/api/auth/reset', { token, password: 'another one still' })).status).toBe(409);
    await signIn(server, { email, password: 'the next one' });
  });

  test('limits guesses', async () => {
    const { cookie, user, password } = await server.register();
    await almostAll(user.id, GUESSES_SIGNED_IN);
    const guess = (currentPassword: string) => change(cookie, { currentPassword, newPassword: 'mine from now on' });
    expect(await guess('my last guess')).toMatchObject({ __typename: 'ValidationError' });
    expect(await guess(password)).toMatchObject({ __typename: 'TooManyAttemptsError' });
  });

  test('of two concurrent changes, one succeeds', async () => {
    const { cookie, password: currentPassword } = await server.register();
    const answers = await Promise.all(
      ['the first one', 'the second one'].map((newPassword) => change(cookie, { currentPassword, newPassword })),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ChangePasswordPayload', 'ConflictError']);
  });
});

test('the table of attempts stores no e-mail in clear', async () => {
  await takeAttempt(server.services.prisma, GUESSES, 'named@example.com');
  const rows = await server.services.prisma.attemptCount.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|named/);
});
