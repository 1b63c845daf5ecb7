import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProject } from '../test/factories.js';
import { type Registered, startServer, type TestServer } from '../test/startServer.js';

const OF_OUR_PAGES = 'multipart/mixed, application/graphql-response+json, application/json';
const DOCUMENT = /* GraphQL */ `
  query Page {
    viewer {
      projects(first: 1) {
        totalCount
      }
      ... @defer(label: "figures") {
        dashboardStats {
          activeProjects
        }
      }
      ... @defer(label: "timeline") {
        activities(first: 1) {
          edges {
            node {
              description
            }
          }
        }
      }
    }
  }
`;

let server: TestServer;
let who: Registered;

beforeAll(async () => {
  server = await startServer();
  who = await server.register();
  await makeProject(server, who, { address: '12 Elm Street' });
});
afterAll(() => server.close());

interface Asked {
  readonly accept?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

function ask({ accept = OF_OUR_PAGES, cookie = who.cookie, headers = {} }: Asked = {}) {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, cookie, ...headers },
    body: JSON.stringify({ query: DOCUMENT }),
  });
}

/** The bodies of a multipart answer. */
const partsOf = (text: string) =>
  text
    .split('\r\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('sends deferred parts after the rest, in the same answer', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('multipart/mixed; boundary="-"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [first, ...later] = partsOf(await response.text());
  expect(first).toEqual({ data: { viewer: { projects: { totalCount: 1 } } }, hasNext: true });
  expect(later.at(-1).hasNext).toBe(false);
  const deferred = later.flatMap(({ incremental = [] }) => incremental);
  expect(deferred).toHaveLength(2);
  expect(deferred).toContainEqual({
    label: 'figures',
    path: ['viewer'],
    data: { dashboardStats: { activeProjects: 1 } },
  });
  expect(deferred).toContainEqual({
    label: 'timeline',
    path: ['viewer'],
    data: { activities: { edges: [{ node: { description: 'New project: 12 Elm Street' } }] } },
  });
});

test('sends nothing to a caller who is not signed in', async () => {
  expect(partsOf(await (await ask({ cookie: '' })).text())).toEqual([{ data: { viewer: null } }]);
});

test('sends plain JSON when nothing is deferred', async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: OF_OUR_PAGES, cookie: who.cookie },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  });
  expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
});

test.each(['application/json', 'application/graphql-response+json', '*/*'])(
  'sends one answer to a client that accepts %s and no parts',
  async (accept) => {
    const response = await ask({ accept });
    expect(response.headers.get('content-type')).toMatch(/json; charset=utf-8$/);
    expect(await response.json()).toEqual({
      data: {
        viewer: {
          projects: { totalCount: 1 },
          dashboardStats: { activeProjects: 1 },
          activities: { edges: [{ node: { description: 'New project: 12 Elm Street' } }] },
        },
      },
    });
  },
);

test('refuses another site before it reads anything', async () => {
  const response = await ask({ headers: { origin: 'https://elsewhere.example' } });
  expect(response.status).toBe(403);
});
