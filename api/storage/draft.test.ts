/** What happens to written objects when the store or the database fails in between. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPrisma } from '../db/client.js';
import { freePort } from '../freePort.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { elementAt } from '../test/elements.js';
import { makeProject, noise } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove } from '../test/removals.js';
import { severedDatabase, type SeveredDatabase } from '../test/severedDatabase.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { keepOrDiscard } from './draft.js';
import { removeObjects } from './removeObjects.js';

const server = shared(startServer);
const who = shared(() => server.register());
let projectId: string;
beforeAll(async () => {
  projectId = await makeProject(server, who);
  server.services.log.level = 'silent';
});

const PICTURE = { folder: 'media', extension: 'png', mimeType: 'image/png' } as const;

/** Writes two objects and a row that names them. @returns the keys, and the outcome */
async function keep(services: Services, outcome: 'recorded' | 'unwanted' | 'refused' = 'recorded') {
  const keys: string[] = [];
  const kept = keepOrDiscard(services, who.workspaceId, {
    write: async (draft) => {
      for (let nth = 0; nth < 2; nth++) keys.push(await draft.put(await noise(4, 4).png().toBuffer(), PICTURE));
      return { objectKey: elementAt(keys, 0), previewKey: elementAt(keys, 1) };
    },
    record: (written) =>
      services.prisma.$transaction(async (tx) => {
        if (outcome === 'unwanted') return false;
        await tx.media.create({ data: { ...row(), ...written } });
        if (outcome === 'refused') throw new Error('It may not be.');
        return true;
      }),
  });
  const result = await kept.catch((error: Error) => error);
  return { keys, result };
}

const row = () => {
  const { workspaceId } = who;
  const names = { filename: 'a.png', originalName: 'a.png', mimeType: 'image/png', type: 'image' } as const;
  return { id: newId('med'), workspaceId, projectId, ...names, fileSize: 1, width: 4, height: 4 };
};

/** Which of the keys exist in the store. */
async function present(keys: readonly string[]): Promise<boolean[]> {
  const infos = await Promise.all(keys.map((key) => server.services.store.info(key)));
  return infos.map((info) => info !== null);
}
const rowOf = (keys: readonly string[]) => server.services.prisma.media.findUnique({ where: { objectKey: keys[0] } });

describe('written objects', () => {
  it('stay when they are recorded', async () => {
    const { keys, result } = await keep(server.services);
    expect([result, await present(keys)]).toEqual([true, [true, true]]);
  });

  it('are removed at once when they are no longer wanted', async () => {
    const { keys, result } = await keep(server.services, 'unwanted');
    expect([result, await present(keys)]).toEqual([false, [false, false]]);
  });

  it('are removed at once when one of them could not be written', async () => {
    const store = failingStore(server.services.store, ({ verb, nth }) => verb === 'write' && nth === 2);
    const { keys, result } = await keep({ ...server.services, store });
    expect(result).toMatchObject({ message: 'The store is away.' });
    expect(keys).toHaveLength(1);
    expect(await present(keys)).toEqual([false]);
  });

  it('are removed later when the database refuses them', async () => {
    const { keys, result } = await keep(server.services, 'refused');
    expect(result).toMatchObject({ message: 'It may not be.' });
    expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
    expect(await rowOf(keys)).toBeNull();
    await removeObjects(server.services, keys);
    expect(await present(keys)).toEqual([false, false]);
  });

  it('are removed later when they are not wanted and the store cannot remove objects', async () => {
    const store = failingStore(server.services.store, ({ verb }) => verb === 'delete');
    const { keys, result } = await keep({ ...server.services, store }, 'unwanted');
    expect(result).toBe(false);
    expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
  });

  it('are left to the sweep when the queue is unavailable too; the first error is reported', async () => {
    const queue = { ...server.services.queue, send: () => Promise.reject(new Error('The queue is away.')) };
    const { keys, result } = await keep({ ...server.services, queue }, 'refused');
    expect(result).toMatchObject({ message: 'It may not be.' });
    expect(await present(keys)).toEqual([true, true]);
    const after = await keysToRemove(server);
    expect(keys.some((key) => after.includes(key))).toBe(false);
  });
});

it('are left to the sweep when the database is unavailable; that is logged', async () => {
  const nowhere = createPrisma(`postgresql://nobody@127.0.0.1:${await freePort()}/nothing`);
  const { keys, result } = await keep({ ...server.services, prisma: nowhere });
  await nowhere.$disconnect();
  expect(String(result)).toContain("Can't reach database server");
  expect(await present(keys)).toEqual([true, true]);
});

describe('a connection that is lost during the commit', () => {
  let severed: SeveredDatabase;
  let prisma: Services['prisma'];
  beforeAll(async () => {
    severed = await severedDatabase(server.databaseUrl);
    prisma = createPrisma(severed.url);
    return async () => {
      await prisma.$disconnect();
      await severed.close();
    };
  });
  afterEach(async () => {
    await server.services.prisma.$executeRaw`DROP TRIGGER IF EXISTS slow ON "Media"`;
  });

  it('removes no committed object, because the rows name it', async () => {
    severed.loseNextCommit('after it');
    const { keys, result } = await keep({ ...server.services, prisma });
    expect(await rowOf(keys)).not.toBeNull();
    expect([result, await present(keys)]).toEqual([true, [true, true]]);
  });

  it('removes no object whose commit completes afterwards', async () => {
    const { prisma: own, store } = server.services;
    await own.$executeRaw`CREATE OR REPLACE FUNCTION sleep_a_while() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(3); RETURN NULL; END $$`;
    await own.$executeRaw`CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON "Media"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sleep_a_while()`;
    severed.loseNextCommit('at once');
    const { keys, result } = await keep({ ...server.services, prisma });
    expect(result).toBeInstanceOf(Error);
    expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
    await expect.poll(() => rowOf(keys), { timeout: 10_000 }).not.toBeNull();
    await removeObjects({ prisma: own, store }, keys); // the work of the message, ten minutes later
    expect(await present(keys)).toEqual([true, true]);
  });
});
