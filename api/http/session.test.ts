import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { describe, expect, test } from 'vitest';
import { first } from '../test/elements.js';
import { cookieOf } from '../test/httpClient.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const Query = new GraphQLObjectType({ name: 'Query', fields: { hello: { type: GraphQLString } } });
const server = shared(() => startServer({ schema: new GraphQLSchema({ query: Query }) }));

let lastAddress = 0;
const newAddress = () => `192.0.2.${++lastAddress}`;

interface PostOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function post(path: string, { body = {}, headers = {} }: PostOptions = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

describe('registering', () => {
  test('signs the person in and gives them a workspace that they own', async () => {
    const answer = await post('/api/auth/register', {
      body: { email: '  Ann@Example.com ', password: 'a fine password', firstName: 'Ann', lastName: 'Lee' },
    });
    expect(answer.status).toBe(201);
    const user = await answer.json();
    expect(user).toEqual({
      id: expect.stringMatching(/^usr_[0-9a-z]{20}$/),
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^showhome\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);

    const memberships = await server.services.prisma.membership.findMany({
      where: { userId: user.id },
      include: { workspace: true },
    });
    const membership = first(memberships);
    expect(membership).toMatchObject({ role: 'owner', workspace: { name: 'Ann Lee' } });
    expect(membership.workspaceId).toMatch(/^org_/);
    expect(await (await get('/api/auth/user', { cookie: cookieOf(answer) })).json()).toEqual(user);
  });

  test.each([
    [{}, 'Email is required'],
    [{ email: '', password: 'a fine password' }, 'Email is required'],
    [{ email: 'ann', password: 'a fine password' }, 'Enter a valid email address'],
    [{ email: 'ann@example.com' }, 'Password is required'],
    [{ email: 'ann@example.com', password: 'short' }, 'Password must be at least 8 characters long'],
    [{ email: `${'a'.repeat(250)}@example.com`, password: 'a fine password' }, 'Enter a valid email address'],
    [
      { email: 'nul@example.com', password: 'a fine password', lastName: 'O\0Hara' },
      'A name may not hold a NUL character',
    ],
    [{ email: 'nul@example.com', password: 'a fine password', firstName: 7 }, 'A name must be text'],
    ['text', 'Expected email and password'],
  ])('refuses %j with one sentence', async (body, sentence) => {
    const answer = await post('/api/auth/register', { body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(sentence);
  });

  test('refuses an email that is taken, also for concurrent requests, and leaves no partial account', async () => {
    const body = { email: 'twice@example.com', password: 'a fine password' };
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/auth/register', { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(await refused?.text()).toBe('There is already an account with this email. Sign in instead.');
    const workspaces = await server.services.prisma.workspace.findMany({ where: { name: 'twice' } });
    expect(workspaces).toHaveLength(1);
  });

  test('tells one address at most ten times an hour that an email is taken', async () => {
    const { email } = await server.register();
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const ask = async (body: object) => (await post('/api/auth/register', { body, headers })).status;
    const password = 'a fine password';
    const passMinute = () => server.services.prisma.rateLimit.deleteMany();
    expect(await ask({ email: 'first.of.office@example.com', password })).toBe(201);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      if (attempt % 6 === 0) await passMinute();
      statuses.push(await ask({ email, password }));
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429]);
    await passMinute();
    expect(await ask({ email: 'another.of.office@example.com', password })).toBe(429);
  });

  test('does not let people make themselves administrators', async () => {
    const body = { email: 'sly@example.com', password: 'a fine password', role: 'admin' };
    expect((await post('/api/auth/register', { body })).status).toBe(201);
    const user = await server.services.prisma.user.findUniqueOrThrow({ where: { email: body.email } });
    expect(user.role).toBe('member');
  });
});

describe('signing in', () => {
  test.each([
    ['josé@example.com', ' JOSÉ@Example.com', 'josé@example.com'],
    ['agent@münchen-immo.example', 'agent@xn--mnchen-immo-thb.example', 'agent@xn--mnchen-immo-thb.example'],
    ['pasted@example.com\u200b', 'pasted@example.com', 'pasted@example.com'],
  ])('knows who registered as %s', async (email, again, kept) => {
    const password = 'a fine password';
    const made = await post('/api/auth/register', { body: { email, password } });
    expect([made.status, ((await made.json()) as { email: string }).email]).toEqual([201, kept]);
    expect((await post('/api/auth/register', { body: { email: again, password } })).status).toBe(409);
    const answer = await post('/api/auth/login', { body: { email: again, password } });
    expect([answer.status, ((await answer.json()) as { email: string }).email]).toEqual([200, kept]);
    const { memberships } = await server.services.prisma.user.findUniqueOrThrow({
      where: { email: kept },
      select: { memberships: { select: { workspace: { select: { name: true } } } } },
    });
    expect(memberships).toEqual([{ workspace: { name: kept.split('@')[0] } }]);
  });

  test('takes nothing for an address that only looks like one of another alphabet', async () => {
    const hidden = `utf8.${Buffer.from('maya').toString('hex')}@example.com`;
    const answer = await post('/api/auth/register', { body: { email: hidden, password: 'a fine password' } });
    expect([answer.status, await answer.text()]).toEqual([400, 'Enter a valid email address']);
  });

  test('accepts the right password with the email in any case', async () => {
    const { email, password } = await server.register();
    const answer = await post('/api/auth/login', { body: { email: email.toUpperCase(), password } });
    expect(answer.status).toBe(200);
    expect((await get('/api/auth/user', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  test('answers a wrong password and an unknown email alike', async () => {
    const { email } = await server.register();
    const bodies = [
      { email, password: 'not the password' },
      { email: 'nobody@example.com', password: 'not the password' },
    ];
    for (const body of bodies) {
      const answer = await post('/api/auth/login', { body });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe('The email or the password is not right.');
    }
  });

  test('limits guesses from one address and says when to try again', async () => {
    const { email, password } = await server.register();
    const headers = { 'x-forwarded-for': newAddress() };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      const body = { email: attempt % 2 ? email : 'nobody@example.com', password: `my guess ${attempt}` };
      statuses.push((await post('/api/auth/login', { body, headers })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const answer = await post('/api/auth/login', { body: { email, password }, headers });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/);
    expect((await post('/api/auth/login', { body: { email, password } })).status).toBe(200);
  });

  test('lets an office of twelve sign in at once, and no one account over and over', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const enter = async (email: string, password: string) =>
      (await post('/api/auth/login', { body: { email, password }, headers })).status;
    const colleagues = [];
    for (let desk = 0; desk < 12; desk++) colleagues.push(await server.register());
    const statuses = await Promise.all(colleagues.slice(0, 6).map(({ email, password }) => enter(email, password)));
    for (const { email, password } of colleagues.slice(6)) statuses.push(await enter(email, password));
    expect(statuses).toEqual(Array(12).fill(200));
    const [{ email, password } = await server.register()] = colleagues;
    const again: number[] = [];
    for (let time = 0; time < 11; time++) again.push(await enter(email, password));
    expect(again).toEqual([...Array<number>(9).fill(200), 429, 429]);
  });

  test('is refused to pages of other sites and to forms', async () => {
    const { email, password, cookie } = await server.register();
    const body = { email, password };
    const headersOfOthers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const foreign of headersOfOthers) {
      expect((await post('/api/auth/login', { body, headers: { ...foreign, cookie } })).status).toBe(403);
      expect((await post('/api/auth/login', { body, headers: foreign })).status).toBe(403);
      expect((await post('/api/auth/register', { body, headers: foreign })).status).toBe(403);
    }
    const form = await post('/api/auth/login', { body, headers: { 'content-type': 'text/plain' } });
    expect(form.status).toBe(415);
    const own = await post('/api/auth/login', { body, headers: { origin: server.url, cookie } });
    expect(own.status).toBe(200);
  });
});

describe('the session', () => {
  test('is needed to read the user', async () => {
    expect((await get('/api/auth/user')).status).toBe(401);
    const { cookie } = await server.register();
    const forged = cookie.replace(/=.{6}/, '=aaaaaa');
    expect((await get('/api/auth/user', { cookie: forged })).status).toBe(401);
  });

  test('ends in the database when the person signs out', async () => {
    const { cookie, user } = await server.register();
    const answer = await post('/api/auth/logout', { headers: { cookie, origin: server.url } });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0/);
    expect((await get('/api/auth/user', { cookie })).status).toBe(401);
    expect(await server.services.prisma.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('ends with the sign-out link on our own pages only', async () => {
    const { cookie } = await server.register();
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await get('/api/logout', { cookie, 'sec-fetch-site': site })).status).toBe(403);
    }
    expect((await get('/api/logout', { cookie, referer: 'https://evil.example/' })).status).toBe(403);
    expect((await get('/api/logout', { cookie })).status).toBe(403);
    expect((await get('/api/auth/user', { cookie })).status).toBe(200);

    const answer = await get('/api/logout', { cookie, 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect((await get('/api/auth/user', { cookie })).status).toBe(401);
  });
});

test('with https, cookies are secure and other origins are foreign', async () => {
  const secure = await startServer({
    schema: new GraphQLSchema({ query: Query }),
    settings: { PUBLIC_URL: 'https://showhome.example' },
  });
  const register = (origin: string) =>
    fetch(`${secure.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'ann@example.com', password: 'a fine password' }),
    });
  expect((await register(secure.url)).status).toBe(403);
  const answer = await register('https://showhome.example');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-showhome\.session_token=.*; Secure/);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const user = await fetch(`${secure.url}/api/auth/user`, { headers: { cookie: cookieOf(answer) } });
  expect(await user.json()).toMatchObject({ email: 'ann@example.com' });
  await secure.close();
});

test('is prolonged while in use, but not after its end', async () => {
  const { cookie, user } = await server.register();
  const { prisma } = server.services;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const expireIn = (days: number) =>
    prisma.session.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() + days * DAY_MS) },
    });
  await expireIn(2);
  const answer = await get('/api/auth/user', { cookie });
  expect(answer.headers.getSetCookie().join()).toMatch(/showhome\.session_token=.*Max-Age=604800/);
  const { expiresAt } = await prisma.session.findFirstOrThrow({ where: { userId: user.id } });
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  await expireIn(-1);
  expect((await get('/api/auth/user', { cookie })).status).toBe(401);
});
