import { expect, it } from 'vitest';
import { makeProject } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { write } from './write.js';

const server = shared(startServer);
const who = shared(() => server.register());

it('does a transaction again that PostgreSQL ended as the victim of a deadlock', async () => {
  const [first, second] = [await makeProject(server, who), await makeProject(server, who)];
  const { prisma } = server.services;
  let holders = 0;
  let runs = 0;
  let tell = () => {};
  const bothHold = new Promise<void>((resolve) => (tell = resolve));
  const change = (ids: readonly string[]) =>
    write(prisma, async (tx) => {
      runs++;
      for (const [step, id] of ids.entries()) {
        await tx.project.update({ where: { id }, data: { tags: { push: ids[0] } } });
        if (step === 0 && ++holders === 2) tell();
        if (step === 0) await bothHold;
      }
    });
  await Promise.all([change([first, second]), change([second, first])]);
  expect(runs).toBe(3);
  const rows = await prisma.project.findMany({ where: { id: { in: [first, second] } } });
  for (const { tags } of rows) expect([...tags].sort()).toEqual([first, second].sort());
});
