/** Every version opens the data of all before it: see README.md. */
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { restoreBackup } from '../../backup/restoreBackup.js';
import { startWorker } from '../../jobs/worker.js';
import { createDatabase } from '../database.js';
import { emptyPlace, temporaryFolder } from '../emptyPlace.js';
import { mutate } from '../factories.js';
import { shared } from '../shared.js';
import { sessionStatus, signIn } from '../signIn.js';
import { startServer } from '../startServer.js';
import { answersTo } from './documents.js';
import { expectedOf, FOLDERS, olderVersions, unpack } from './olderData.js';

const work = shared(async () => temporaryFolder('older'));

test('each version that was kept has its data and what it answered', () => {
  const names = olderVersions();
  expect(names).toContain('20261128052524_audit_entries');
  expect(readdirSync(FOLDERS).toSorted()).toEqual(names.flatMap((name) => [`${name}.json`, `${name}.tar.br`]));
});

describe.each(olderVersions())('data of the version %s', (name) => {
  const expected = expectedOf(name);
  const opened = shared(async () => {
    const place = await emptyPlace();
    // without any migration, as the older version found it
    const databaseUrl = await createDatabase({ url: inject('postgres').url, name: `older_${name.slice(0, 14)}` });
    const { content } = await restoreBackup({ ...place.services, databaseUrl }, await unpack(name, work.path));
    const server = await startServer({ at: { ...place, databaseUrl } });
    const close = async () => {
      await server.close();
      await place.close();
    };
    return { server, content, close };
  });

  test('has all its rows and files, and is brought up to date', async () => {
    const { prisma, store } = opened.server.services;
    const fewer: string[] = [];
    for (const table of opened.content.tables) {
      const [found] = await prisma.$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) FROM "${table.name}"`);
      if (Number(found?.count) < table.rows) fewer.push(table.name);
    }
    expect(fewer).toEqual([]);
    let files = 0;
    for await (const page of store.list()) files += page.length;
    expect(files).toBe(opened.content.objects.count);
  });

  test('is shown as it was', async () => {
    const cookie = await signIn(opened.server, expected);
    const { pages, files } = await answersTo(opened.server, cookie, expected.documents);
    expect(pages).toEqual(expected.pages);
    expect(files).toEqual(expected.files);
  });

  test('lets people, programs and visitors in', async () => {
    const { server } = opened;
    expect(await sessionStatus(server, await signIn(server, expected))).toBe(200);
    const { data } = await server.graphql<{ viewer: { projects: { totalCount: number } } }>(
      '{ viewer { projects { totalCount } } }',
      {},
      expected.key,
    );
    expect(data.viewer.projects.totalCount).toBeGreaterThan(0);
    const page = await fetch(new URL(expected.page, server.url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<img');
  });

  test('goes on: what was under review is approved and delivered', async () => {
    const { server } = opened;
    const who = { cookie: await signIn(server, expected) };
    const id = expected.reviewedJobId;
    // not before: with time it removes what the pages above show
    const worker = await startWorker(server.services);
    const answer = await mutate(server, who, { name: 'approveStagingJob', input: { id } });
    expect(answer.__typename).toBe('ApproveStagingJobPayload');
    const { prisma } = server.services;
    const isDelivered = async () =>
      (await prisma.stagingJob.findUniqueOrThrow({ where: { id } })).status === 'final_delivered';
    while (!(await isDelivered())) await wait(100);
    await worker.stop();
  });
});
