import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const PAGE = '<!doctype html><title>Showhome</title>';
const PAGES = [
  { path: '/', files: [] },
  { path: '/projects', files: ['/assets/shell-1.js', '/assets/projects-1.js'] },
  { path: '/staging/:id/outline/:itemId', files: [] },
];
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
});
const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webFolder, '.vite'));
writeFileSync(join(webFolder, 'index.html'), PAGE);
writeFileSync(join(webFolder, '.vite/pages.json'), JSON.stringify(PAGES));
const server = shared(() => startServer({ schema, webFolder }));
afterAll(() => rmSync(webFolder, { recursive: true }));

it.each([
  ['/', 200],
  ['/projects', 200],
  ['/Projects/?sort=new', 200],
  ['/staging/job_1/outline/item_1', 200],
  ['/staging/job_1/outline', 404],
  ['/projects/proj_1/more', 404],
  ['/nowhere', 404],
])('%s answers the page with %i', async (path, status) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([status, PAGE]);
  const again = await fetch(server.url + path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(status === 200 ? 304 : 404);
});

it('does not serve the list itself', async () => {
  const answer = await fetch(`${server.url}/.vite/pages.json`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found.']);
});

describe('for a signed-in person', () => {
  it('names the page’s files in the page, and lets nothing be kept', async () => {
    const { cookie } = await server.register();
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie } });
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(answer.headers.get('etag')).toBeNull();
    expect(html.match(/(?<=rel="preload" as="fetch" crossorigin href=")[^"]+/g)).toEqual(PAGES[1]?.files);
  });

  it('never answers that the page of a visitor is still right', async () => {
    const { cookie } = await server.register();
    const etag = (await fetch(`${server.url}/projects`)).headers.get('etag') ?? '';
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie, 'if-none-match': etag } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('rel="preload"');
  });

  it('is the page of a visitor once the session has ended', async () => {
    const { cookie } = await server.register();
    await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { cookie, 'x-showhome': '1' } });
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie } });
    expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-cache', PAGE]);
  });

  it('prolongs the session like a request for the user', async () => {
    const { cookie } = await server.register();
    await server.services.prisma.session.updateMany({ data: { updatedAt: new Date(0), expiresAt: tomorrow() } });
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie } });
    expect(answer.headers.getSetCookie().join()).toContain('session_token=');
  });
});

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);
