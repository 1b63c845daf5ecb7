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
  const preloads = (html: string) => html.match(/(?<=rel="preload" as="fetch" crossorigin href=")[^"]+/g);

  it('names the page’s files in the page, which differs from a visitor’s', async () => {
    const { cookie } = await server.register();
    const visitors = await fetch(`${server.url}/projects`);
    expect(preloads(await visitors.text())).toBeNull();
    const etag = visitors.headers.get('etag') ?? '';
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie, 'if-none-match': etag } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(preloads(await answer.text())).toEqual(PAGES[1]?.files);
    const again = { cookie, 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${server.url}/projects`, { headers: again })).status).toBe(304);
    expect((await fetch(`${server.url}/projects`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is the page of a visitor with a cookie that is not ours', async () => {
    const { cookie } = await server.register();
    const answer = await fetch(`${server.url}/projects`, { headers: { cookie: cookie.replace(/=./, '=~') } });
    expect(await answer.text()).toBe(PAGE);
  });
});
