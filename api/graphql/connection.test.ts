import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { elementAt, first } from '../test/elements.js';
import { makeProject } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const COUNT = 25;
/** newest first */
const server = shared(startServer);
const who = shared(() => server.register());
let all: string[];
beforeAll(async () => {
  const ids: string[] = [];
  while (ids.length < COUNT) ids.push(await makeProject(server, who));
  // Several rows with the same time: the id decides the order.
  const createdAt = new Date('2026-01-01T00:00:00Z');
  await server.services.prisma.project.updateMany({ where: { id: { in: ids.slice(0, 12) } }, data: { createdAt } });
  all = [...ids.slice(12).toReversed(), ...ids.slice(0, 12).toSorted().toReversed()];
});

const DOCUMENT = `query($first: Int, $after: String, $last: Int, $before: String) {
  viewer { projects(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } }
}`;
const ask = (args: object) =>
  server.graphql<{ viewer: { projects: Page } }>(DOCUMENT, args as Record<string, unknown>, who.cookie);
async function page(args: object): Promise<Page> {
  const { data, errors } = await ask(args);
  expect(errors).toBeUndefined();
  return data.viewer.projects;
}
const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);

describe('a page', () => {
  it('has the 20 newest without arguments', async () => expect(idsOf(await page({}))).toEqual(all.slice(0, 20)));

  it.each([1, 3, 7])('of %i rows visits every row once, forwards and backwards', async (size) => {
    const forwards: string[] = [];
    for (let at = await page({ first: size }); ; at = await page({ first: size, after: at.pageInfo.endCursor })) {
      forwards.push(...idsOf(at));
      if (!at.pageInfo.hasNextPage) break;
    }
    expect(forwards).toEqual(all);
    const backwards: string[] = [];
    for (let at = await page({ last: size }); ; at = await page({ last: size, before: at.pageInfo.startCursor })) {
      backwards.unshift(...idsOf(at));
      if (!at.pageInfo.hasPreviousPage) break;
    }
    expect(backwards).toEqual(all);
  });

  it('lies between after and before, and reports whether there are more rows', async () => {
    const { edges } = await page({ first: 100 });
    const between = { after: elementAt(edges, 4).cursor, before: elementAt(edges, 10).cursor };
    expect(idsOf(await page(between))).toEqual(all.slice(5, 10));
    const head = await page({ ...between, first: 2 });
    expect([idsOf(head), head.pageInfo.hasNextPage, head.pageInfo.hasPreviousPage]).toEqual([
      all.slice(5, 7),
      true,
      true,
    ]);
    const tail = await page({ ...between, last: 2 });
    expect([idsOf(tail), tail.pageInfo.hasNextPage, tail.pageInfo.hasPreviousPage]).toEqual([
      all.slice(8, 10),
      true,
      true,
    ]);
    const both = await page({ first: 5, last: 2 });
    expect(idsOf(both)).toEqual(all.slice(3, 5));
  });

  it('of all rows has no next page; an empty one has no cursors', async () => {
    expect((await page({ first: COUNT })).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const empty = { edges: [], pageInfo: expect.objectContaining({ startCursor: null, endCursor: null }) };
    expect(await page({ first: 0 })).toEqual(empty);
  });

  it('continues after a row that was deleted meanwhile', async () => {
    const id = await makeProject(server, who);
    const { cursor } = first((await page({ first: 1 })).edges);
    await server.services.prisma.project.delete({ where: { id } });
    expect(idsOf(await page({ first: 3, after: cursor }))).toEqual(all.slice(0, 3));
  });

  it.each([
    [{ first: -1 }, 'Expected first to be 0 to 100, got -1.'],
    [{ last: 101 }, 'Expected last to be 0 to 100, got 101.'],
    [{ after: 'garbage!!' }, 'Expected after to be a cursor that this list gave.'],
    [
      { before: Buffer.from("1 '; DROP TABLE").toString('base64url') },
      'Expected before to be a cursor that this list gave.',
    ],
  ])('is refused for %j with a sentence', async (args, message) => {
    const { errors } = await ask(args);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

it('makes as many database queries for ten projects as for two', async () => {
  const selection = `cover { id } mediaCounts { total } stagingCounts { total }
    media(first: 2) { totalCount edges { node { id project { id } } } }
    stagingJobs(first: 2) { totalCount edges { node { id items { input { id } } } } }
    invoices(first: 2) { totalCount edges { node { id items { job { id } } } } } draftInvoiceItems { amount }`;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = async (first: number) => {
    query.mockClear();
    const document = `{ viewer { projects(first: ${first}) { edges { node { ${selection} } } } } }`;
    const { errors } = await server.graphql(document, {}, who.cookie);
    expect(errors).toBeUndefined();
    return query.mock.calls.filter(([text]) => /FROM \S*(Project|Media|Staging|Invoice)/.test(JSON.stringify(text)))
      .length;
  };
  const forTwo = await statements(2);
  expect(forTwo).toBeGreaterThan(5);
  expect(await statements(10)).toBe(forTwo);
  query.mockRestore();
});
