import { expect, it } from 'vitest';
import type { BusEvent } from './bus.js';
import { createSubscribers } from './subscribers.js';

const changed = (id: string, workspaceId = 'org_1'): BusEvent => ({ kind: 'stagingJob', workspaceId, id });
const added = (id: string): BusEvent => ({ kind: 'activity', workspaceId: 'org_1', id });

/** All that waits for a subscriber, whose subscription is then ended. */
async function waiting(messages: AsyncIterableIterator<BusEvent>, end: () => void): Promise<BusEvent[]> {
  const found: BusEvent[] = [];
  let next = messages.next();
  for (;;) {
    const result = await Promise.race([next, new Promise<null>((done) => setImmediate(() => done(null)))]);
    if (!result || result.done) break;
    found.push(result.value as BusEvent);
    next = messages.next();
  }
  end();
  expect(await next).toEqual({ done: true, value: undefined });
  return found;
}

it('gives a message to its workspace and to subscribers of all, and one without a workspace to everybody', async () => {
  const { tell, subscribe, end } = createSubscribers();
  const [one, other, all] = [subscribe('org_1'), subscribe('org_2'), subscribe()];
  const ended: BusEvent = { kind: 'sessions', id: 'usr_1' };
  tell(changed('job_1'));
  tell(ended);
  expect(await waiting(other, () => void other.return?.())).toEqual([ended]);
  expect(await waiting(one, end)).toEqual([changed('job_1'), ended]);
  expect(await all.next()).toEqual({ done: true, value: undefined });
});

it('gives all subscribers the same object', async () => {
  const { tell, subscribe } = createSubscribers();
  const [one, other] = [subscribe('org_1'), subscribe('org_1')];
  tell(changed('job_1'));
  expect((await one.next()).value).toBe((await other.next()).value);
});

it('keeps one message for each changed row while a subscriber is busy', async () => {
  const { tell, subscribe, end } = createSubscribers();
  const messages = subscribe('org_1');
  const newest = changed('job_1');
  for (const event of [changed('job_1'), changed('job_2'), newest, added('act_1'), added('act_2')]) tell(event);
  const found = await waiting(messages, end);
  expect(found).toEqual([newest, changed('job_2'), added('act_1'), added('act_2')]);
  expect(found[0]).toBe(newest);
});

it('tells a subscriber that is far behind to read everything again, once', async () => {
  const { tell, subscribe, end } = createSubscribers();
  const messages = subscribe('org_1');
  for (let number = 0; number < 2000; number++) tell(added(`act_${number}`));
  expect(await waiting(messages, end)).toEqual([{ kind: 'reconnected' }]);
});

it('gives nothing to a subscriber that has left, and keeps nothing of it', async () => {
  const { tell, subscribe } = createSubscribers();
  const messages = subscribe('org_1');
  const reading = messages.next();
  await messages.return?.();
  tell(changed('job_1'));
  expect(await reading).toEqual({ done: true, value: undefined });
  expect(await messages.next()).toEqual({ done: true, value: undefined });
});
