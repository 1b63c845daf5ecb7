/** Every documented REST call, called by all kinds of callers. The list is the table of routes. */
import { expect, it } from 'vitest';
import { ROUTES } from '../../rest/routes.js';
import { shared } from '../shared.js';
import { CALLS, type AskedCall } from './calls.js';
import { fingerprint, INSIDERS, leaks, makeWorld, type Actor } from './world.js';

const world = shared(makeWorld);

interface Told {
  readonly status: number;
  readonly text: string;
}

async function call(actor: Actor, name: string, { id, body }: AskedCall): Promise<Told> {
  const [method, path = ''] = name.split(' ');
  const cookie = world.cookieOf(actor);
  const sent = body?.(world);
  const response = await fetch(world.server.url + path.replace('{id}', id?.(world) ?? ''), {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, text: await response.text() };
}

it('has a row for every call', () => {
  const names = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
});

const closed = Object.entries(CALLS).filter(([, { who }]) => who !== 'everybody');
const open = Object.entries(CALLS).filter(([, { who }]) => who === 'everybody');

it.each(closed)('%s', async (name, asked) => {
  const before = await fingerprint(world);
  expect(await call('nobody', name, asked)).toEqual({ status: 401, text: 'Sign in first.' });
  for (const actor of ['stranger', 'admin'] as const) {
    const told = await call(actor, name, asked);
    const isRight = asked.who === 'workspace' ? told.status === 404 : told.status < 300;
    expect({ actor, isRight, told }).toMatchObject({ isRight: true });
    expect({ actor, leaks: leaks(world, told.text) }).toEqual({ actor, leaks: [] });
  }
  expect(await fingerprint(world)).toEqual(before);
  for (const actor of INSIDERS.toReversed()) {
    const { status } = await call(actor, name, asked);
    // for the second of them, the first one's change is a conflict, or its object is gone
    const isGone = status === 404 && actor === 'owner' && name.startsWith('DELETE ');
    expect({ actor, isLetIn: isGone || ![401, 403, 404].includes(status) }).toEqual({ actor, isLetIn: true });
    expect(status).toBeLessThan(500);
  }
});

it.each(open)('%s reveals nothing of the workspace', async (name, asked) => {
  const told = await call('nobody', name, asked);
  expect(told.status).toBeLessThan(500);
  expect(leaks(world, told.text)).toEqual([]);
});
