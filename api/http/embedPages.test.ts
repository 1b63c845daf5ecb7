/** What a frame of another site gets, and what it does not. */
import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../domain/ids.js';
import { deliveredJob, makeEmbed, SITE, tokenFor, type MadeEmbed } from '../test/embeds.js';
import { makeJob, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { stageAll } from '../test/staged.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register({ firstName: 'Ida', lastName: 'Berg' }));
const delivered = shared(async () => ({ ...(await deliveredJob(server, who, 2)), close: async () => {} }));
const board = shared(async () => ({ ...(await makeEmbed(server, who, { kind: 'BOARD' })), close: async () => {} }));

const pathOf = ({ id }: MadeEmbed, query: Record<string, string> = {}) =>
  `/embed/${id}?${new URLSearchParams(query).toString()}`;
async function get(path: string) {
  const response = await fetch(new URL(path, server.url));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const gallery = () => makeEmbed(server, who, { kind: 'GALLERY', projectId: delivered.projectId });

describe('the page of an embed', () => {
  it('may be framed by its sites and by our own pages alone', async () => {
    const { headers } = await get(pathOf(await gallery()));
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SITE};`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('of a gallery shows the delivered pictures of its project with their originals and the statement', async () => {
    const { status, text } = await get(pathOf(await gallery()));
    expect(status).toBe(200);
    expect(text.match(/data-compare/g)).toHaveLength(2 + 1); // and the script
    expect(text).toContain('12 Elm Street');
    expect(text).toContain('These images were digitally altered');
    expect(Buffer.byteLength(text)).toBeLessThan(40_000);
  });

  it('of a slider shows one picture', async () => {
    const { text } = await get(pathOf(await makeEmbed(server, who, { kind: 'SLIDER', itemId: delivered.itemId })));
    expect(text.match(/<figure>/g)).toHaveLength(2);
    expect(text).toContain('This image was digitally altered');
  });

  it('shows no picture before it is delivered', async () => {
    const { projectId } = await makeJob(server, who);
    const { text } = await get(pathOf(await makeEmbed(server, who, { kind: 'GALLERY', projectId })));
    expect(text).toContain('No picture has been delivered yet.');
    expect(text).not.toContain('<img');
  });

  it('takes theme and accent, and leaves out what is neither', async () => {
    const embed = await gallery();
    const dark = (await get(pathOf(embed, { theme: 'dark', accent: '#FFE9B0' }))).text;
    expect(dark).toContain('color-scheme: dark');
    expect(dark).toContain('--accent: #FFE9B0; --accent-on: #1c1f1d');
    const wrong = (await get(pathOf(embed, { theme: '"><script>', accent: 'red;}' }))).text;
    expect(wrong).toContain('color-scheme: light');
    expect(wrong).not.toContain('red;}');
    expect(wrong).not.toContain('"><script>');
  });

  it('shows nothing when it is off, deleted, of a deleted project, or made up', async () => {
    const off = await gallery();
    await mutate(server, who, { name: 'switchEmbedOff', input: { id: off.id } });
    const projectId = await makeProject(server, who);
    const gone = await makeEmbed(server, who, { kind: 'GALLERY', projectId });
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    for (const id of [off.id, gone.id, newId('emb'), 'emb_x', '', '../x']) {
      const { status, text } = await get(`/embed/${id}`);
      expect({ id, status }).toEqual({ id, status: 404 });
      expect(text).not.toContain('Elm Street');
    }
  });
});

describe('the state of an embed', () => {
  const stateOf = async ({ id }: MadeEmbed) => (await get(`/embed/${id}/state`)).text;
  const shownBy = async (path: string) => /<main data-state="([^"]*)"/.exec((await get(path)).text)?.[1];

  it('is another one when it is switched off, on and gets a new secret, and is what its page says', async () => {
    const embed = await makeEmbed(server, who, { kind: 'FIGURES' });
    const path = pathOf(embed, { token: await tokenFor(embed) });
    const first = await stateOf(embed);
    expect(await shownBy(path)).toBe(first);
    await mutate(server, who, { name: 'switchEmbedOff', input: { id: embed.id } });
    expect(await stateOf(embed)).toBe('off');
    expect(await shownBy(path)).toBe('off');
    await mutate(server, who, { name: 'switchEmbedOn', input: { id: embed.id } });
    expect(await stateOf(embed)).toBe(first);
    await mutate(server, who, { name: 'rotateEmbedSecret', input: { id: embed.id } });
    const second = await stateOf(embed);
    expect(second).not.toBe(first);
    expect(await shownBy(path)).toBe(second); // though the token opens nothing
  });

  it('is a small answer that caches keep for seconds, of every page that may ask for it', async () => {
    const embed = await gallery();
    const { status, text, headers } = await get(`/embed/${embed.id}/state`);
    expect([status, text, headers.get('cache-control')]).toEqual([200, 'on', 'public, max-age=5']);
    expect(headers.get('set-cookie')).toBeNull();
    const page = await get(pathOf(embed));
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    for (const id of [newId('emb'), 'emb_x', '%00', 'x/y']) expect((await get(`/embed/${id}/state`)).text).toBe('off');
  });

  it('ends with the token: its page knows how many seconds are left', async () => {
    const embed = await makeEmbed(server, who, { kind: 'FIGURES' });
    const { text } = await get(pathOf(embed, { token: await tokenFor(embed, { ends: 30 }) }));
    const left = Number(/data-left="(\d+)"/.exec(text)?.[1]);
    expect(left).toBeGreaterThan(25);
    expect(left).toBeLessThanOrEqual(31);
  });
});

describe('a board or figures', () => {
  it('are shown with a token of the site’s server', async () => {
    const token = await tokenFor(board);
    const { status, text } = await get(pathOf(board, { token }));
    expect(status).toBe(200);
    expect(text).toContain('12 Elm Street');
    expect(text).toContain('Delivered');
    expect(text).toContain(`data-token="${token}"`);
    const figures = await makeEmbed(server, who, { kind: 'FIGURES' });
    const page = await get(pathOf(figures, { token: await tokenFor(figures) }));
    expect(page.text).toContain('Rounds per room');
    expect(page.text).toContain('Ida Berg');
  });

  it('tell hours below one with two decimals, as the file of the figures does', async () => {
    const other = await server.register();
    const { jobId } = await makeJob(server, other);
    await stageAll(server, jobId);
    const createdAt = new Date(Date.now() - 7.8 * 60_000);
    await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { createdAt } });
    await mutate(server, other, { name: 'approveStagingJob', input: { id: jobId } });
    const embed = await makeEmbed(server, other, { kind: 'FIGURES' });
    const { text } = await get(pathOf(embed, { token: await tokenFor(embed) }));
    expect(/data-label="Hours to approval" class="number">([^<]*)</.exec(text)?.[1]).toBe('0.13');
  });

  it.each<[string, () => Promise<string | null>, string]>([
    ['without one', async () => null, 'only with a signed token'],
    ['that is no token', async () => 'x.y.z', 'The token is not valid'],
    ['of another embed', async () => tokenFor(board, { embed: newId('emb') }), 'for another embed'],
    ['signed with another secret', async () => tokenFor({ ...board, secret: 'ems_x' }), 'The token is not valid'],
    ['of another algorithm', async () => tokenFor(board, { alg: 'HS512' }), 'The token is not valid'],
    ['that has ended', async () => tokenFor(board, { ends: -1 }), 'This view has ended'],
    ['without an end', async () => tokenFor(board, { ends: null }), 'lacks the claim "exp"'],
    ['that ends in two days', async () => tokenFor(board, { ends: 48 * 3600 }), 'at most 24 hours ahead'],
    ['for nobody', async () => tokenFor(board, { sub: '' }), 'must name whom it is for'],
    ['without signature', async () => `${btoa('{"alg":"none"}')}.${btoa('{}')}.`, 'The token is not valid'],
  ])('are not shown with a token %s', async (_name, make, sentence) => {
    const token = await make();
    const { status, text } = await get(pathOf(board, token === null ? {} : { token }));
    expect(status).toBe(403);
    expect(text).toContain(sentence.replaceAll('"', '&quot;'));
    expect(text).not.toContain('Elm Street');
  });

  it('are not shown with a token of before a new secret', async () => {
    const embed = await makeEmbed(server, who, { kind: 'BOARD' });
    const token = await tokenFor(embed);
    await mutate(server, who, { name: 'rotateEmbedSecret', input: { id: embed.id } });
    expect((await get(pathOf(embed, { token }))).status).toBe(403);
  });
});

describe('the log', () => {
  it('never holds the token of an address, whatever becomes of the request', async () => {
    const logged: string[] = [];
    const talking = await startServer({ settings: { LOG_LEVEL: 'trace' }, onLog: (line) => logged.push(line) });
    try {
      const embed = await makeEmbed(talking, await talking.register(), { kind: 'FIGURES' });
      const token = await tokenFor(embed);
      const { port } = new URL(talking.url);
      /** Of an address as it stands: fetch would tidy it. */
      const statusOf = (path: string) =>
        new Promise((resolve, reject) => {
          const asked = request({ port, path }, (response) => resolve(response.resume().statusCode));
          asked.on('error', reject).end();
        });
      const path = pathOf(embed, { token });
      expect(await statusOf(path)).toBe(200);
      expect(await statusOf(`${path}x`)).toBe(403);
      expect(await statusOf(`//[${path}`)).toBe(400);
      vi.spyOn(talking.services.prisma.embed, 'findFirst').mockRejectedValue(new Error('It failed.'));
      expect(await statusOf(path)).toBe(500);
      expect(logged.join('')).toContain('It failed.');
      for (const part of token.split('.')) expect(logged.join('')).not.toContain(part);
    } finally {
      await talking.close();
    }
  });
});

describe('what sites load', () => {
  it.each([
    ['/embed.js', 3072],
    ['/embed/board.js', 40_960],
  ])('%s is a small script for pages of any site', async (path, most) => {
    const response = await fetch(new URL(path, server.url));
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { gzipSync } = await import('node:zlib');
    expect(gzipSync(await response.text()).length).toBeLessThan(most);
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

  it('describes a slider as a frame', async () => {
    const { id, url } = await makeEmbed(server, who, { kind: 'SLIDER', itemId: delivered.itemId });
    const { headers, text } = await ask(url, '&maxwidth=640');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const described = JSON.parse(text) as Record<string, unknown>;
    expect(described).toMatchObject({ version: '1.0', type: 'rich', width: 640, title: expect.any(String) });
    expect(described.html).toContain(`<iframe src="${server.services.env.publicUrl}/embed/${id}"`);
    expect(described.html).toContain(' sandbox="allow-scripts allow-same-origin allow-popups');
    expect((await get(new URL(url).pathname)).text).toContain('type="application/json+oembed"');
  });

  it('finds an address as site builders normalise it, and so does the page', async () => {
    const { url } = await gallery();
    const { text } = await ask(url);
    const { origin, protocol, host, pathname } = new URL(url);
    for (const same of [
      `${url}/`,
      `${url}//`,
      `${url}/?a=b#c`,
      `${protocol.toUpperCase()}//${host}${pathname}`,
      ` ${url}`,
    ])
      expect(await ask(same)).toMatchObject({ status: 200, text });
    expect((await get(`${pathname}/`)).status).toBe(200);
    expect((await ask(`${origin}.example.com${pathname}`)).status).toBe(404);
    expect((await ask(`${origin}/other${pathname}`)).status).toBe(404);
  });

  it('refuses what is no public embed', async () => {
    expect((await ask('https://example.com/embed/x')).status).toBe(404);
    expect((await ask(board.url)).status).toBe(401);
    const { url } = await gallery();
    expect((await ask(url, '&format=xml')).status).toBe(501);
    expect((await ask(url, '&maxwidth=x')).status).toBe(400);
  });
});
