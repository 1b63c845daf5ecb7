/** Webhooks on their way: signed, in order, tried again, given up. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { first, elementAt } from '../../test/elements.js';
import { makeProject, mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { startReceiver, type WebhookReceiver } from '../../test/webhookReceiver.js';
import { deliveriesOf, happen, letPass, makeWebhook } from '../../test/webhooks.js';
import { PAUSES } from './schedule.js';
import { startSender, type SenderOptions, type WebhookSender } from './sender.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const server = shared(() => startServer({ settings: { LOG_LEVEL: 'error' } }));
let who: Registered;
let receiver: WebhookReceiver;
const running: (WebhookSender | WebhookReceiver)[] = [];

function sendWith(options: SenderOptions = {}): WebhookSender {
  const sender = startSender(server.services, options);
  running.push(sender);
  return sender;
}

async function anotherReceiver(): Promise<WebhookReceiver> {
  const another = await startReceiver();
  running.push(another);
  return another;
}

beforeEach(async () => {
  who = await server.register();
  receiver = await anotherReceiver();
});
afterEach(async () => {
  for (const each of running.splice(0).toReversed()) await ('stop' in each ? each.stop() : each.close());
  await server.services.prisma.webhookEndpoint.deleteMany();
});

/** Records an event of an object of the workspace. */
const tell = (objectId: string, step = 0) => happen(server.services, { workspaceId: who.workspaceId, objectId, step });
const stepsOf = (objectId: string) =>
  receiver.received.filter(({ body }) => body.data.objectId === objectId).map(({ body }) => Number(body.data.step));
const read = (id: string) => server.services.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const statesOf = async (id: string) => (await deliveriesOf(server.services, id)).map(({ state }) => state);
async function untilStates(id: string, states: readonly string[]): Promise<void> {
  await expect.poll(() => statesOf(id)).toEqual(states);
}

describe('a delivery', () => {
  it('is what Standard Webhooks’ own library accepts, of a real change', async () => {
    sendWith();
    const { id, secret } = await makeWebhook(server, who, { url: receiver.url });
    const projectId = await makeProject(server, who);
    await untilStates(id, ['delivered']);
    const webhook = first(receiver.received);
    receiver.verify(webhook, secret);
    expect(webhook.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Showhome-Webhooks/1' });
    expect(webhook.body).toEqual({
      type: 'project.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { projectId, status: 'active' },
    });
    expect(() => receiver.verify({ ...webhook, text: `${webhook.text} ` }, secret)).toThrow('No matching signature');
  });

  it('is signed with both secrets for a day after one is rotated, and the old one ends then', async () => {
    sendWith();
    const { id, secret } = await makeWebhook(server, who, { url: receiver.url });
    const rotated = await mutate<{ secret: string }>(server, who, {
      name: 'rotateWebhookSecret',
      input: { id },
      select: 'secret',
    });
    expect(rotated.secret).not.toBe(secret);
    await tell('both');
    await untilStates(id, ['delivered']);
    for (const each of [secret, rotated.secret]) receiver.verify(first(receiver.received), each);
    await letPass(server.services, id, DAY);
    await tell('one');
    await untilStates(id, ['delivered', 'delivered']);
    const late = elementAt(receiver.received, 1);
    receiver.verify(late, rotated.secret);
    expect(() => receiver.verify(late, secret)).toThrow('No matching signature');
  });

  it('goes to the endpoints that chose its event, and no row is written where none did', async () => {
    sendWith();
    const chosen = await makeWebhook(server, who, { url: receiver.url, events: ['PROJECT_CREATED'] });
    const other = await makeWebhook(server, who, { url: receiver.url, events: ['INVOICE_PAID'] });
    await makeProject(server, who);
    await untilStates(chosen.id, ['delivered']);
    expect(await statesOf(other.id)).toEqual([]);
    await tell('nobody');
    const { prisma } = server.services;
    expect(await prisma.webhookEvent.count({ where: { workspaceId: who.workspaceId } })).toBe(1);
  });

  it('does not exist when its change is rolled back', async () => {
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    const failing = server.services.prisma.$transaction(async (tx) => {
      const { recordEvent } = await import('../recordEvent.js');
      await recordEvent(tx, { workspaceId: who.workspaceId, type: 'project.created', objectId: 'x', data: {} });
      throw new Error('rolled back by the test');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await statesOf(id)).toEqual([]);
  });

  it('is not told to another workspace', async () => {
    sendWith();
    const stranger = await server.register();
    const { id } = await makeWebhook(server, stranger, { url: receiver.url });
    await tell('ours');
    await happen(server.services, { workspaceId: stranger.workspaceId, objectId: 'theirs' });
    await untilStates(id, ['delivered']);
    expect(receiver.received.map(({ body }) => body.data.objectId)).toEqual(['theirs']);
  });
});

describe('order', () => {
  it('holds per object, although the first answer comes late', async () => {
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    receiver.answerWith((response, { body }) => {
      const isSlow = body.data.objectId === 'slow' && body.data.step === '0';
      if (isSlow) setTimeout(() => response.writeHead(204).end(), 400);
      else response.writeHead(204).end();
    });
    for (let step = 0; step < 5; step++) for (const objectId of ['slow', 'quick']) await tell(objectId, step);
    sendWith();
    sendWith(); // another worker does not overtake
    await untilStates(
      id,
      Array.from({ length: 10 }, () => 'delivered'),
    );
    expect(stepsOf('slow')).toEqual([0, 1, 2, 3, 4]);
    expect(stepsOf('quick')).toEqual([0, 1, 2, 3, 4]);
    // the quick object did not wait for the slow one
    const place = (objectId: string, step: number) =>
      receiver.received.findIndex(({ body }) => body.data.objectId === objectId && body.data.step === String(step));
    expect(place('quick', 4)).toBeLessThan(place('slow', 1));
  });

  it('holds through an hour in which the receiver is down, and nothing is lost', async () => {
    sendWith();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    await receiver.goDown();
    const objects = ['a', 'b', 'c'];
    for (let step = 0; step < 4; step++) for (const objectId of objects) await tell(objectId, step);
    // three tries, by the real schedule: at once, after 5 s, after 5 min; then 30 min and more
    for (const tries of [1, 2, 3]) {
      await expect
        .poll(async () => (await deliveriesOf(server.services, id)).slice(0, 3).map((each) => each.tries))
        .toEqual([tries, tries, tries]);
      if (tries < 3) await letPass(server.services, id, 1.1 * (PAUSES[tries - 1] ?? 0));
    }
    expect(await read(id)).toMatchObject({ offReason: null, failingSince: expect.any(Date) });
    expect((await deliveriesOf(server.services, id)).slice(3).map((each) => each.tries)).toEqual(Array(9).fill(0));
    await receiver.comeUp();
    await letPass(server.services, id, HOUR);
    await untilStates(id, Array(12).fill('delivered'));
    for (const objectId of objects) expect(stepsOf(objectId)).toEqual([0, 1, 2, 3]);
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(12);
    expect((await read(id)).failingSince).toBeNull();
  });
});

describe('a receiver', () => {
  const fail = (status: number) => receiver.answerWith((response) => response.writeHead(status).end('no'));

  it('that fails is tried again by the schedule, with the same id, and given up after the last try', async () => {
    sendWith();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    fail(500);
    await tell('x');
    for (const [index, pause] of PAUSES.entries()) {
      await expect.poll(async () => first(await deliveriesOf(server.services, id)).tries).toBe(index + 1);
      const { dueAt, triedAt, state } = first(await deliveriesOf(server.services, id));
      expect(state).toBe('waiting');
      const waits = dueAt.getTime() - (triedAt?.getTime() ?? 0);
      expect(waits).toBeGreaterThan(0.99 * pause - 100);
      expect(waits).toBeLessThan(1.11 * pause + 100);
      await letPass(server.services, id, 1.1 * pause + 100);
    }
    await untilStates(id, ['failed']);
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(10);
    expect(first(await deliveriesOf(server.services, id))).toMatchObject({
      status: 500,
      answer: 'no',
      error: 'The endpoint answered 500.',
      tries: 10,
    });
    // what comes later is sent all the same
    receiver.answerWith((response) => response.writeHead(200).end());
    await tell('x', 1);
    await untilStates(id, ['failed', 'delivered']);
  });

  it('that answers 410 is switched off at once, and what waits has failed', async () => {
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    fail(410);
    await tell('x', 0);
    await tell('x', 1);
    sendWith();
    await untilStates(id, ['failed', 'failed']);
    expect(receiver.received).toHaveLength(1);
    expect(await read(id)).toMatchObject({ offReason: 'gone', offAt: expect.any(Date) });
    const { prisma } = server.services;
    const where = { workspaceId: who.workspaceId, action: 'webhook_switched_off' };
    const told = await prisma.activity.findMany({ where });
    expect(told.map(({ description }) => description)).toEqual([
      `Webhook switched off, because it answered that it is gone (410): ${new URL(receiver.url).host}`,
    ]);
    await tell('x', 2);
    expect(await statesOf(id)).toEqual(['failed', 'failed']);
  });

  it('that fails for five days is switched off, and not before', async () => {
    sendWith();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    fail(503);
    await tell('x');
    await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
    await letPass(server.services, id, 4.9 * DAY);
    await expect.poll(async () => first(await deliveriesOf(server.services, id)).tries).toBe(2);
    expect((await read(id)).offReason).toBeNull();
    await letPass(server.services, id, 0.2 * DAY);
    await untilStates(id, ['failed']);
    expect((await read(id)).offReason).toBe('failing');
  });

  it('that redirects has failed, and nobody follows', async () => {
    const target = await anotherReceiver();
    sendWith();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    receiver.answerWith((response) => response.writeHead(307, { location: target.url }).end());
    await tell('x');
    await expect
      .poll(async () => first(await deliveriesOf(server.services, id)))
      .toMatchObject({
        status: 307,
        state: 'waiting',
        error: 'The endpoint redirects (307), which is not followed.',
      });
    expect(target.received).toEqual([]);
  });

  it('that hangs has failed after the time for an answer, and holds up nobody else', async () => {
    const other = await anotherReceiver();
    sendWith({ patienceMs: 6000 });
    const hanging = await makeWebhook(server, who, { url: receiver.url });
    receiver.answerWith(() => {});
    const well = await makeWebhook(server, who, { url: other.url });
    for (let object = 0; object < 30; object++) await tell(`object ${object}`);
    await untilStates(well.id, Array(30).fill('delivered'));
    // by their order, as no clock is right on a busy machine: the other still waits for its first answer
    expect((await deliveriesOf(server.services, hanging.id)).map(({ tries }) => tries)).toEqual(Array(30).fill(0));
    await expect
      .poll(async () => first(await deliveriesOf(server.services, hanging.id)), { timeout: 20_000 })
      .toMatchObject({
        status: null,
        tries: 1,
        error: 'The endpoint did not answer within 6 seconds.',
      });
  });

  it('that begins an answer and never ends it has failed too', async () => {
    sendWith({ patienceMs: 500 });
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    receiver.answerWith((response) => response.writeHead(200).write('a'));
    await tell('x');
    await expect
      .poll(async () => first(await deliveriesOf(server.services, id)))
      .toMatchObject({
        state: 'waiting',
        error: 'The endpoint did not answer within 0.5 seconds.',
      });
  });

  it('that answers without end is read for 4 kB', async () => {
    sendWith();
    const { id } = await makeWebhook(server, who, { url: receiver.url });
    receiver.answerWith((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await tell('x');
    await untilStates(id, ['delivered']);
    expect(first(await deliveriesOf(server.services, id)).answer).toBe('x'.repeat(4096));
  });
});

it('gives what it is sending to the next worker when it stops', async () => {
  const sender = sendWith();
  const { id } = await makeWebhook(server, who, { url: receiver.url });
  receiver.answerWith(() => {});
  await tell('x');
  await expect.poll(() => receiver.received.length).toBe(1);
  await sender.stop();
  expect(first(await deliveriesOf(server.services, id))).toMatchObject({ tries: 0, state: 'waiting' });
  receiver.answerWith((response) => response.writeHead(204).end());
  sendWith();
  await untilStates(id, ['delivered']);
});
