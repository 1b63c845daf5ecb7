import { expect, it } from 'vitest';
import { notify } from '../../messaging/notify.js';
import { makeEmbed } from '../../test/embeds.js';
import { makeJob } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { watchEmbed, type EmbedUpdate } from './embedWatch.js';
import { findOpenEmbed, visitorOf, type OpenEmbed } from './openEmbed.js';
import { jobOf, type BoardJob } from './readContent.js';

const server = shared(startServer);
const who = shared(() => server.register());

async function board(): Promise<OpenEmbed> {
  const { id } = await makeEmbed(server, who, { kind: 'BOARD' });
  const embed = await findOpenEmbed(server.services, id, null);
  if (!embed) throw new Error('Expected an embed.');
  return embed;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A database that fails when jobs are read, as many times. */
function failing(times: number): typeof server.services.prisma {
  let left = times;
  const { prisma } = server.services;
  const findMany = (...asked: Parameters<typeof prisma.stagingJob.findMany>) => {
    if (left-- > 0) throw new Error('refused by the test');
    return prisma.stagingJob.findMany(...asked);
  };
  const stagingJob = new Proxy(prisma.stagingJob, {
    get: (table, name) => (name === 'findMany' ? findMany : Reflect.get(table, name)),
  });
  return new Proxy(prisma, { get: (client, name) => (name === 'stagingJob' ? stagingJob : Reflect.get(client, name)) });
}

it('keeps the newest change of each job for a slow reader, in the order of the changes', async () => {
  const embed = await board();
  const job = await jobOf(server.services, who.workspaceId, (await makeJob(server, who)).jobId);
  if (!job) throw new Error('Expected a job.');
  const watcher = watchEmbed({ services: server.services, caller: visitorOf(embed), id: embed.id });
  const tell = (change: Partial<BoardJob>) => watcher.tell({ embed, job: { ...job, ...change } });
  for (let photos = 1; photos <= 1000; photos++) tell({ id: 'job_a', photos });
  tell({ id: 'job_b' });
  tell({ id: 'job_a', photos: 1001 });
  const read = async () => (await watcher.next()).value?.job;
  expect([await read(), await read()]).toMatchObject([{ id: 'job_b' }, { id: 'job_a', photos: 1001 }]);
  const waits = watcher.next();
  await watcher.return();
  expect(await waits).toEqual({ done: true, value: undefined });
});

it.each([1, 3])('reads all again, once, when %s changes could not be read', async (changes) => {
  const embed = await board();
  const { bus, log } = server.services;
  const ownBus = { ...bus, subscribe: bus.subscribe.bind(bus) };
  const services = { prisma: failing(changes), bus: ownBus, log };
  const watcher = watchEmbed({ services, caller: visitorOf(embed), id: embed.id });
  watcher.tell({ embed, job: null });
  const heard: EmbedUpdate[] = [];
  void (async () => {
    for await (const update of watcher) heard.push(update);
  })();
  await pause();
  expect(heard).toHaveLength(1);
  const { jobId } = await makeJob(server, who);
  for (let k = 0; k < changes; k++) {
    await notify(server.services.prisma, { kind: 'stagingJob', workspaceId: who.workspaceId, id: jobId });
  }
  const reread = () => heard.slice(1).filter(({ embed: shown, job }) => shown?.id === embed.id && job === null);
  await expect.poll(reread, { timeout: 5000 }).not.toHaveLength(0);
  await pause();
  expect(reread()).toHaveLength(1);
  await watcher.return();
});
