import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const PAGE = '<!doctype html><title>Showhome</title>';
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
});
const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webFolder, '.vite'));
writeFileSync(join(webFolder, 'index.html'), PAGE);
writeFileSync(join(webFolder, '.vite/pages.json'), JSON.stringify(['/', '/projects', '/staging/:id/outline/:itemId']));
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
