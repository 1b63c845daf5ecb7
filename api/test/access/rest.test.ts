/** Every documented REST call, called by all kinds of callers. The list is the table of routes. */
import { expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../domain/permissions.js';
import { needsOf } from '../../http/permissions.js';
import { readOperations } from '../../rest/operations.js';
import { isOperation, ROUTES } from '../../rest/routes.js';
import { schema } from '../../schema/schema.js';
import { shared } from '../shared.js';
import { CALLS, type AskedCall } from './calls.js';
import { fingerprint, INSIDERS, leaks, makeWorld, type Actor, type Insider } from './world.js';

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

const operations = readOperations(schema);

/** What the call's operation needs. A call with a handler of its own only reads, which every role may. */
function needs(name: string): readonly Permission[] {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  return route && isOperation(route) ? needsOf(schema, operations.get(route.operation).document) : [];
}

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
  const need = needs(name);
  const mayCall = (role: Insider) => need.every((each) => PERMISSIONS[each].roles.some((one) => one === role));
  for (const role of INSIDERS.filter((each) => !mayCall(each))) {
    const { status, text } = await call(role, name, asked);
    expect({ role, status, text }).toEqual({ role, status: 403, text: expect.stringMatching(/^Only .* may .*\.$/) });
  }
  expect(await fingerprint(world)).toEqual(before);
  let isDone = false;
  for (const role of INSIDERS.filter(mayCall)) {
    const { status } = await call(role, name, asked);
    // after the first one's change it is a conflict, or its object is gone
    const isGone = isDone && status === 404 && name.startsWith('DELETE ');
    expect({ role, isLetIn: isGone || ![401, 403, 404].includes(status) }).toEqual({ role, isLetIn: true });
    expect(status).toBeLessThan(500);
    isDone ||= status < 300;
  }
});

it.each(open)('%s reveals nothing of the workspace', async (name, asked) => {
  const told = await call('nobody', name, asked);
  expect(told.status).toBeLessThan(500);
  expect(leaks(world, told.text)).toEqual([]);
});
