/** A worker that is killed between a change and its delivery loses nothing. */
import { expect, it } from 'vitest';
import { makeProject } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { spawnServer } from '../../test/spawnServer.js';
import { startServer } from '../../test/startServer.js';
import { startReceiver } from '../../test/webhookReceiver.js';
import { deliveriesOf, happen, letPass, makeWebhook } from '../../test/webhooks.js';
import { LEASE_MS } from './claim.js';

const server = shared(startServer);
const who = shared(() => server.register());
const receiver = shared(startReceiver);

const startWorker = () =>
  spawnServer({ dataDir: server.services.env.dataDir, settings: { DATABASE_URL: server.databaseUrl } });

it('kill -9, three times, while changes go on: every event arrives, in order per object', async () => {
  const { services } = server;
  const { workspaceId } = who;
  const webhook = await makeWebhook(server, who, { url: receiver.url, events: ['STAGING_JOB_PROCESSING'] });
  const objects = ['a', 'b', 'c', 'd'];
  let step = 0;
  const change = async () => {
    step += 1;
    for (const objectId of objects) await happen(services, { workspaceId, objectId, step });
  };
  for (let kill = 1; kill <= 3; kill++) {
    // what arrives now is never answered, so the worker dies in between
    receiver.answerWith(() => {});
    await change();
    const worker = await startWorker();
    const before = receiver.received.length;
    await expect.poll(() => receiver.received.length).toBe(before + objects.length);
    await change();
    await worker.kill();
    await letPass(services, webhook.id, LEASE_MS);
  }
  const unanswered = receiver.received.splice(0).map(({ id }) => id);
  receiver.answerWith((response) => response.writeHead(204).end());
  const worker = await startWorker();
  await expect
    .poll(async () => (await deliveriesOf(services, webhook.id)).filter(({ state }) => state === 'delivered').length)
    .toBe(objects.length * step);
  await worker.stop();
  for (const objectId of objects) {
    const steps = receiver.received.filter(({ body }) => body.data.objectId === objectId);
    expect(steps.map(({ body }) => Number(body.data.step))).toEqual(Array.from({ length: step }, (_, k) => k + 1));
  }
  // at least once, and under the same id
  const ids = receiver.received.map(({ id }) => id);
  expect(unanswered.every((id) => ids.includes(id))).toBe(true);
  expect((await deliveriesOf(services, webhook.id)).every(({ eventId }) => ids.includes(eventId))).toBe(true);
});

it('kill -9 before anything is sent: the next worker sends the change', async () => {
  const webhook = await makeWebhook(server, who, { url: receiver.url, events: ['PROJECT_CREATED'] });
  await (await startWorker()).kill();
  receiver.received.splice(0);
  const projectId = await makeProject(server, who);
  const worker = await startWorker();
  await expect.poll(() => receiver.received.map(({ body }) => body.data.projectId)).toEqual([projectId]);
  await worker.stop();
  expect(await deliveriesOf(server.services, webhook.id)).toMatchObject([{ state: 'delivered', tries: 1 }]);
});
