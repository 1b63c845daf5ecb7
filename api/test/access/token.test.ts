/** The holder of a proof's token: they open its page, and nothing else of the workspace. */
import { expect, it } from 'vitest';
import { ROUTES } from '../../rest/routes.js';
import { first } from '../elements.js';
import { shared } from '../shared.js';
import { CALLS } from './calls.js';
import { CHANGES } from './changes.js';
import { REACH } from './reach.js';
import { fingerprint, INSIDERS, leaks, makeWorld } from './world.js';

const world = shared(makeWorld);

/** The token in every place in which a client could send it. */
function withToken(): Record<string, string> {
  const token = world.proofPath.split('/').at(-1) ?? '';
  return {
    authorization: `Bearer ${token}`,
    cookie: `better-auth.session_token=${token}; showhome.seller=${token}`,
    'x-forwarded-for': '10.1.2.3',
  };
}

async function call(path: string, init: RequestInit = {}) {
  const headers = { ...withToken(), ...(init.headers as Record<string, string>) };
  const response = await fetch(world.server.url + path, { redirect: 'manual', ...init, headers });
  return { status: response.status, text: await response.text() };
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The page without the keys in its pictures' addresses, which name the workspace. */
const wordsOf = (page: string) => page.replaceAll(/\/files\/[^"]*/g, '');

it('opens its page, which names no member, no e-mail and nothing of other jobs', async () => {
  const { status, text } = await call(world.proofPath);
  expect(status).toBe(200);
  const { ids, people } = world;
  const colleagues = INSIDERS.flatMap((role) => [people[role].email, people[role].user.id]);
  const secrets = [...colleagues, ...Object.values(ids), world.commentId];
  expect(secrets.filter((secret) => wordsOf(text).includes(secret))).toEqual([]);
});

it.each(Object.entries(REACH).filter(([, { who }]) => who !== 'link'))(
  'reads no %s',
  async (_type, { document, id }) => {
    const variables = id ? { id: id(world) } : {};
    const answer = await call('/graphql', json({ query: document('__typename', world), variables }));
    expect([{ data: { node: null } }, { data: { viewer: null } }]).toContainEqual(JSON.parse(answer.text));
  },
);

it.each(Object.entries(CHANGES))('may not %s', async (name, { input }) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation($input: ${type}) { ${name}(input: $input) { __typename } }`;
  const before = await fingerprint(world);
  const answer = await call('/graphql', json({ query, variables: { input: input(world) } }));
  expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(await fingerprint(world)).toEqual(before);
});

it.each(ROUTES.map(({ method, path }) => [method, path] as const))('is nobody for %s %s', async (method, path) => {
  const asked = CALLS[`${method} ${path}`];
  if (asked?.who === 'everybody') return;
  const answer = await call(path.replace('{id}', asked?.id?.(world) ?? ''), { method });
  expect(answer).toEqual({ status: 401, text: 'Sign in first.' });
});

it('opens no file whose address its page does not give', async () => {
  const { prisma } = world.server.services;
  const round = await prisma.stagingRound.findFirstOrThrow({ where: { itemId: first(world.reviewed.itemIds) } });
  const page = (await call(world.proofPath)).text.replaceAll('&amp;', '&');
  const shown = first([...page.matchAll(/src="(\/files\/[^"]*)"/g)].map(([, address = '']) => address));
  expect((await call(shown)).status).toBe(200);
  const key = decodeURIComponent(new URL(shown, world.server.url).pathname.slice('/files/'.length));
  const clean = shown.replace(encodeURI(key), encodeURI(round.cleanKey ?? ''));
  expect(clean).not.toBe(shown);
  expect((await call(clean)).status).toBe(403);
});

it('is refused a comment on a photo of another job', async () => {
  const before = await fingerprint(world);
  const { ids, proofPath } = world;
  const form = { itemId: ids.StagingItem, resultId: ids.StagingResult, name: 'Ana', text: 'x', verdict: 'looks_good' };
  const answer = await call(proofPath, { method: 'POST', body: new URLSearchParams(form) });
  expect(answer.status).toBe(400);
  expect(leaks(world, wordsOf(answer.text), Object.values(form))).toEqual(['Confidential Lane']);
  expect(await fingerprint(world)).toEqual(before);
});
