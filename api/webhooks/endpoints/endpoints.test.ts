import { describe, expect, it } from 'vitest';
import { elementAt, first } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { startReceiver } from '../../test/webhookReceiver.js';
import { deliveriesOf, happen, makeWebhook } from '../../test/webhooks.js';
import { startSender } from '../sending/sender.js';
import { removeOldEvents } from '../removeOldEvents.js';

const server = shared(startServer);
const receiver = shared(startReceiver);
shared(async () => ({ close: startSender(server.services).stop }));

const create = (who: { readonly cookie: string }, input: object) =>
  mutate<{ webhook: { id: string } }>(server, who, { name: 'createWebhook', input, select: 'webhook { id }' });

const PRODUCTION = shared(() =>
  startServer({ settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://showhome.example', GRAPHQL_OPEN: '1' } }),
);

describe('a webhook', () => {
  it('is read with its secret and its deliveries, the newest first', async () => {
    const who = await server.register();
    const { id, secret } = await makeWebhook(server, who, { url: receiver.url, events: ['STAGING_JOB_DELIVERED'] });
    await mutate(server, who, { name: 'sendTestEvent', input: { id } });
    await mutate(server, who, { name: 'sendTestEvent', input: { id } });
    await expect
      .poll(async () => (await deliveriesOf(server.services, id)).map(({ state }) => state))
      .toEqual(['delivered', 'delivered']);
    const document = `{ viewer { workspace { webhooks {
      id url events secret offReason failingSince
      deliveries(first: 1) { totalCount edges { node { type data state tries status error nextTryAt } } }
    } } } }`;
    const { data } = await server.graphql(document, {}, who.cookie);
    const node = {
      type: 'webhook.test',
      data: JSON.stringify({ webhookId: id }),
      state: 'DELIVERED',
      tries: 1,
      status: 204,
      error: null,
      nextTryAt: null,
    };
    const shown = { id, url: receiver.url, events: ['STAGING_JOB_DELIVERED'], secret, offReason: null };
    const deliveries = { totalCount: 2, edges: [{ node }] };
    expect(data).toEqual({ viewer: { workspace: { webhooks: [{ ...shown, failingSince: null, deliveries }] } } });
  });

  it('is refused an address that is not on the internet, in production', async () => {
    const who = await PRODUCTION.register();
    for (const url of ['http://example.com', 'https://127.0.0.1', 'https://10.0.0.1', 'https://a:b@example.com', 'x']) {
      const answer = await mutate(PRODUCTION, who, { name: 'createWebhook', input: { url } });
      expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'url' }] });
    }
    const { id } = await makeWebhook(PRODUCTION, who, { url: 'https://example.com/hooks' });
    const input = { id, url: 'https://[::1]/' };
    expect(await mutate(PRODUCTION, who, { name: 'updateWebhook', input })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'url' }],
    });
  });

  it('is not changed where somebody else changed the same meanwhile', async () => {
    const who = await server.register();
    const { id } = await makeWebhook(server, who, { url: 'https://example.com/a', events: ['STAGING_JOB_DELIVERED'] });
    const change = (input: object) =>
      mutate(server, who, { name: 'updateWebhook', input: { id, ...input }, select: 'webhook { url events }' });
    const [url, was] = ['https://example.com/b', { url: 'https://example.com/a', events: ['STAGING_JOB_DELIVERED'] }];
    expect(await change({ url, expected: { url: was.url } })).toMatchObject({ webhook: { ...was, url } });
    expect(await change({ url: 'https://example.com/c', expected: { url: was.url } })).toMatchObject({
      __typename: 'ConflictError',
      message: expect.stringContaining('Somebody has changed the address meanwhile, to “https://example.com/b”.'),
    });
    const events = ['STAGING_JOB_FAILED'];
    expect(await change({ events, expected: { events: was.events } })).toMatchObject({ webhook: { url, events } });
    expect(await change({ events: [], expected: { events: was.events } })).toMatchObject({
      __typename: 'ConflictError',
    });
    expect(await server.services.prisma.webhookEndpoint.findUnique({ where: { id } })).toMatchObject({
      url,
      events: ['staging_job.failed'],
    });
  });

  it('may lead to the own machine without https, in development', async () => {
    const who = await server.register();
    for (const url of [
      'http://127.0.0.1:4999/',
      'http://localhost:4999/',
      'https://localhost/',
      'http://example.com',
    ]) {
      expect(await create(who, { url })).toMatchObject({ __typename: 'CreateWebhookPayload' });
    }
    for (const url of ['http://192.168.1.5/', 'https://10.0.0.1/']) {
      expect(await create(who, { url })).toMatchObject({ fields: [{ path: 'url' }] });
    }
  });

  it.each(['/api/schema.graphql', '/api/openapi.json', '/api/events.md'])('has its rule told by %s', async (path) => {
    const text = await (await fetch(server.url + path)).text();
    const words = text.replaceAll('`', '').replaceAll(/\s+/g, ' ');
    expect(words).toContain(
      'A server in development that is itself reached by http:// takes http:// and its own machine',
    );
  });

  it('is one of ten at most, also when several are made at once', async () => {
    const who = await server.register();
    const made = await Promise.all(Array.from({ length: 12 }, () => create(who, { url: receiver.url })));
    const refused = made.filter(({ __typename }) => __typename === 'ConflictError');
    expect(refused.map(({ message }) => message)).toEqual(
      Array(2).fill('A workspace has at most 10 webhooks. Delete one first.'),
    );
    const { webhook } = elementAt(
      made.filter(({ __typename }) => __typename === 'CreateWebhookPayload'),
      0,
    );
    await mutate(server, who, { name: 'deleteWebhook', input: { id: webhook.id } });
    expect(await create(who, { url: receiver.url })).toMatchObject({ __typename: 'CreateWebhookPayload' });
    // an event is told to all of them
    receiver.received.splice(0);
    await happen(server.services, { workspaceId: who.workspaceId, objectId: 'all' });
    await expect.poll(() => receiver.received.length).toBe(10);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('that is off is told nothing, sends no test, and is told again when it is on', async () => {
    const who = await server.register();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    const send = (name: string, input: object = { id }) => mutate(server, who, { name, input });
    expect(await send('switchWebhookOn')).toMatchObject({ message: 'This webhook is on already.' });
    expect(await send('switchWebhookOff')).toMatchObject({ __typename: 'SwitchWebhookOffPayload' });
    expect(await send('switchWebhookOff')).toMatchObject({ message: 'This webhook is off already.' });
    expect(await send('sendTestEvent')).toMatchObject({ message: 'This webhook is off. Switch it on first.' });
    await happen(server.services, { workspaceId: who.workspaceId, objectId: 'unheard' });
    await send('switchWebhookOn');
    await happen(server.services, { workspaceId: who.workspaceId, objectId: 'heard' });
    await expect
      .poll(async () => (await deliveriesOf(server.services, id)).map((each) => [each.lane, each.state]))
      .toEqual([['heard', 'delivered']]);
  });

  it('gets what has failed again when somebody asks, under the same id of the event', async () => {
    const who = await server.register();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    const send = (name: string, input: object) => mutate(server, who, { name, input });
    receiver.received.splice(0);
    receiver.answerWith((response) => response.writeHead(500).end());
    await happen(server.services, { workspaceId: who.workspaceId, objectId: 'x' });
    await expect.poll(async () => first(await deliveriesOf(server.services, id)).tries).toBe(1);
    const deliveryId = first(await deliveriesOf(server.services, id)).id;
    const early = await send('resendDelivery', { id: deliveryId });
    expect(early).toMatchObject({ message: 'This delivery waits to be sent already.' });
    await send('switchWebhookOff', { id });
    expect(await send('resendDelivery', { id: deliveryId })).toMatchObject({
      message: 'This webhook is off. Switch it on first.',
    });
    await send('switchWebhookOn', { id });
    receiver.answerWith((response) => response.writeHead(204).end());
    expect(await send('resendDelivery', { id: deliveryId })).toMatchObject({ __typename: 'ResendDeliveryPayload' });
    await expect
      .poll(async () => (await deliveriesOf(server.services, id)).map(({ state }) => state))
      .toEqual(['failed', 'delivered']);
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
  });

  it('keeps its deliveries until they are old, and those that wait', async () => {
    const who = await server.register();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    await happen(server.services, { workspaceId: who.workspaceId, objectId: 'x' });
    await expect.poll(async () => first(await deliveriesOf(server.services, id)).state).toBe('delivered');
    const { services } = server;
    const [soon, later] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    await removeOldEvents(services, soon);
    expect(await deliveriesOf(services, id)).toHaveLength(1);
    await services.prisma.webhookDelivery.updateMany({ where: { endpointId: id }, data: { state: 'waiting' } });
    await services.prisma.webhookDelivery.updateMany({ where: { endpointId: id }, data: { dueAt: later } });
    await removeOldEvents(services, later);
    expect(await deliveriesOf(services, id)).toHaveLength(1);
    await services.prisma.webhookDelivery.updateMany({ where: { endpointId: id }, data: { state: 'failed' } });
    await removeOldEvents(services, later);
    expect(await deliveriesOf(services, id)).toEqual([]);
  });
});
