/** Embeds by GraphQL: for frames of ours, and for pages of other sites, which hold a publishable key. */
import { createClient, type Client, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import { describe, expect, it } from 'vitest';
import { deliveredJob, makeEmbed, SITE, tokenFor } from '../test/embeds.js';
import { makeJob, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { stageAll } from '../test/staged.js';

const server = shared(startServer);
const who = shared(() => server.register());

const OTHER = 'https://other.example';

async function publishableKey(origins = [SITE]): Promise<{ id: string; text: string }> {
  const { apiKey, text } = await mutate<{ apiKey: { id: string; text: string }; text?: string }>(server, who, {
    name: 'createPublishableKey',
    input: { name: 'Web site', origins },
    select: 'apiKey { id text }',
  });
  return { id: apiKey.id, text: text ?? apiKey.text };
}

const QUERY = `query ($id: ID!, $token: String) {
  embed(id: $id, token: $token) { kind address statement pictures { staged { url width } } jobs { address status } }
}`;

interface View {
  readonly embed: {
    readonly kind: string;
    readonly address: string | null;
    readonly statement: string | null;
    readonly pictures: readonly { readonly staged: { readonly url: string } }[];
    readonly jobs: readonly { readonly address: string; readonly status: string }[];
  } | null;
}

interface Asked {
  readonly key: string;
  readonly origin?: string;
  readonly variables: object;
  readonly query?: string;
}

async function ask({ key, origin, variables, query = QUERY }: Asked) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(origin !== undefined && { origin, 'sec-fetch-site': 'cross-site' }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const answer = response.status === 403 ? null : (JSON.parse(text) as ExecutionResult<View>);
  return { status: response.status, headers: response.headers, text, answer };
}

const preflight = (origin: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

describe('a publishable key', () => {
  it('reads an embed on pages of its sites, whose browsers are told that they may', async () => {
    const { projectId } = await deliveredJob(server, who);
    const { id } = await makeEmbed(server, who, { kind: 'GALLERY', projectId });
    const { text: key } = await publishableKey();
    expect(key).toMatch(/^sh_pub_/);
    const { headers, answer } = await ask({ key, origin: SITE, variables: { id } });
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer?.data?.embed).toMatchObject({ kind: 'GALLERY', address: '12 Elm Street', jobs: [] });
    expect(answer?.data?.embed?.statement).toContain('digitally altered');
    const picture = await fetch(answer?.data?.embed?.pictures[0]?.staged.url ?? '');
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });

  it.each([OTHER, undefined, 'null'])('opens nothing for a sender from %s', async (origin) => {
    const { id } = await makeEmbed(server, who, { kind: 'BOARD' });
    const { text: key } = await publishableKey();
    const { status, text, headers } = await ask({ key, origin, variables: { id } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(text).toContain(`This key is for pages of ${SITE}.`);
  });

  it('reads embeds of its workspace alone, and nothing else', async () => {
    const { text: key } = await publishableKey();
    const stranger = await server.register();
    const { id } = await makeEmbed(server, stranger, { kind: 'BOARD' });
    const { answer } = await ask({ key, origin: SITE, variables: { id } });
    expect(answer).toMatchObject({ data: { embed: null } });
    const query = '{ viewer { projects { totalCount } } }';
    const refused = await ask({ key, origin: SITE, variables: {}, query });
    expect(refused.answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('sees a board with a signed token alone', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const { text: key } = await publishableKey();
    const asked = { key, origin: SITE };
    const without = await ask({ ...asked, variables: { id: embed.id } });
    const forbidden = { message: 'This embed is shown only with a signed token.', extensions: { code: 'FORBIDDEN' } };
    expect(without.answer).toMatchObject({ data: { embed: null }, errors: [forbidden] });
    const withToken = await ask({ ...asked, variables: { id: embed.id, token: await tokenFor(embed) } });
    expect(withToken.answer?.data?.embed?.jobs.length).toBeGreaterThan(0);
  });

  it('is announced to browsers on its sites alone, until it is revoked', async () => {
    const site = 'https://announced.example';
    expect((await preflight(site)).headers.get('access-control-allow-origin')).toBeNull();
    const { id } = await publishableKey([site]);
    const answer = await preflight(site);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    await mutate(server, who, { name: 'revokeApiKey', input: { id } });
    expect((await preflight(site)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

interface Opened {
  readonly origin?: string;
  readonly connectionParams: Record<string, unknown>;
  readonly cookie?: string;
}

/** A socket of a browser's page. */
function open({ origin, connectionParams, cookie }: Opened) {
  const closed: { code: number; reason: string }[] = [];
  class Socket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: { ...(origin !== undefined && { origin }), ...(cookie && { cookie }) } });
    }
  }
  const client: Client = createClient({
    url: `${server.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    connectionParams,
    on: { closed: (event) => closed.push(event as { code: number; reason: string }) },
  });
  return { client, closed };
}

interface Update {
  readonly embedUpdated: {
    readonly embed: { readonly jobs: readonly { readonly address: string; readonly status: string }[] };
    readonly job: { readonly jobId: string; readonly status: string } | null;
  } | null;
}

const WATCH = `subscription ($id: ID!, $token: String) {
  embedUpdated(id: $id, token: $token) { embed { jobs { address status } } job { jobId status } }
}`;

const watch = ({ client }: ReturnType<typeof open>, variables: Record<string, unknown>) => {
  const answers = client.iterate<Update & Record<string, unknown>>({ query: WATCH, variables });
  return async () => (await answers.next()).value as ExecutionResult<Update>;
};

describe('a frame of ours', () => {
  it('is told of the jobs of its board as they change, by the embed’s id and a token', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const token = await tokenFor(embed);
    const next = watch(open({ connectionParams: { embed: embed.id } }), { id: embed.id, token });
    expect((await next()).data?.embedUpdated).toMatchObject({ job: null });
    const { jobId } = await makeJob(server, who);
    for (;;) {
      const update = (await next()).data?.embedUpdated;
      expect(update?.job?.jobId).toBe(jobId);
      if (update?.job?.status === 'QUEUED') break;
    }
    await stageAll(server, jobId);
    for (;;) {
      const update = (await next()).data?.embedUpdated;
      if (update?.job?.status !== 'PROOF_READY') continue;
      expect(update.embed.jobs[0]).toMatchObject({ status: 'PROOF_READY' });
      break;
    }
  });

  it('sees no other embed, and nothing without the token', async () => {
    const [one, other] = [
      await makeEmbed(server, who, { kind: 'BOARD' }),
      await makeEmbed(server, who, { kind: 'BOARD' }),
    ];
    const socket = open({ connectionParams: { embed: one.id } });
    expect(await watch(socket, { id: other.id, token: await tokenFor(other) })()).toMatchObject({
      errors: [{ message: 'Embed not found.' }],
    });
    expect(await watch(socket, { id: one.id })()).toMatchObject({
      errors: [{ message: 'This embed is shown only with a signed token.' }],
    });
  });

  it('is on our own site: a page of another one is no visitor', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    await publishableKey();
    const page = open({ origin: SITE, connectionParams: { embed: embed.id } });
    await expect(watch(page, { id: embed.id, token: await tokenFor(embed) })()).rejects.toMatchObject({ code: 4403 });
  });

  it('is a visitor also when the browser sends the cookie of somebody who is signed in', async () => {
    const viewer = await server.register();
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const socket = open({ connectionParams: { embed: embed.id }, cookie: viewer.cookie });
    const first = await watch(socket, { id: embed.id, token: await tokenFor(embed) })();
    expect(first.data?.embedUpdated?.job).toBeNull();
  });

  it('loses its socket at once when the embed is switched off, and opens none again', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const socket = open({ connectionParams: { embed: embed.id } });
    const next = watch(socket, { id: embed.id, token: await tokenFor(embed) });
    await next();
    await mutate(server, who, { name: 'switchEmbedOff', input: { id: embed.id } });
    await expect.poll(() => socket.closed[0]).toMatchObject({ code: 4403, reason: 'The embed is off.' });
    const again = open({ connectionParams: { embed: embed.id } });
    await expect(watch(again, { id: embed.id })()).rejects.toMatchObject({ code: 4403 });
  });

  it('is told that its token has ended instead of a change', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const token = await tokenFor(embed, { ends: 2 });
    const next = watch(open({ connectionParams: { embed: embed.id } }), { id: embed.id, token });
    expect((await next()).errors).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await makeJob(server, who);
    expect(await next()).toMatchObject({ errors: [{ message: 'This view has ended. Load the page again.' }] });
  });
});

describe('a page of another site', () => {
  it('watches with its publishable key, and its cookies are not read', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const { text } = await publishableKey();
    const connectionParams = { authorization: `Bearer ${text}` };
    const token = await tokenFor(embed);
    const page = open({ origin: SITE, connectionParams, cookie: who.cookie });
    expect((await watch(page, { id: embed.id, token })()).data?.embedUpdated).toMatchObject({ job: null });
    const query = '{ viewer { projects { totalCount } } }';
    const refused = page.client.iterate({ query }).next();
    await expect(refused).rejects.toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('opens no socket from a site that no key names, nor with the key of another site', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const { text } = await publishableKey();
    const connectionParams = { authorization: `Bearer ${text}` };
    const stranger = open({ origin: 'https://unknown.example', connectionParams });
    await expect(watch(stranger, { id: embed.id })()).rejects.toThrow('403');
    await publishableKey([OTHER]);
    const wrong = open({ origin: OTHER, connectionParams });
    await expect(watch(wrong, { id: embed.id })()).rejects.toMatchObject({ code: 4403 });
  });
});
