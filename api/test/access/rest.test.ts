/** Every documented REST call, called by all kinds of callers. The list is the table of routes. */
import { expect, it } from 'vitest';
import { PERMISSIONS } from '../../domain/permissions.js';
import { ROUTES } from '../../rest/routes.js';
import { shared } from '../shared.js';
import { call, needs } from './calling.js';
import { CALLS } from './calls.js';
import { fingerprint, INSIDERS, leaks, makeWorld, type Insider } from './world.js';

const world = shared(makeWorld);

it('has a row for every call', () => {
  const names = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
});

const closed = Object.entries(CALLS).filter(([, { who }]) => who !== 'everybody');
const open = Object.entries(CALLS).filter(([, { who }]) => who === 'everybody');

it.each(closed)('%s', async (name, asked) => {
  const before = await fingerprint(world);
  expect(await call(world, { actor: 'nobody', name, ...asked })).toEqual({ status: 401, text: 'Sign in first.' });
  for (const actor of ['stranger', 'admin'] as const) {
    const told = await call(world, { actor, name, ...asked });
    const isRight = asked.who === 'workspace' ? told.status === 404 : told.status < 300;
    expect({ actor, isRight, told }).toMatchObject({ isRight: true });
    expect({ actor, leaks: leaks(world, told.text) }).toEqual({ actor, leaks: [] });
  }
  expect(await fingerprint(world)).toEqual(before);
  const need = needs(name);
  const mayCall = (role: Insider) => need.every((each) => PERMISSIONS[each].roles.some((one) => one === role));
  for (const role of INSIDERS.filter((each) => !mayCall(each))) {
    const { status, text } = await call(world, { actor: role, name, ...asked });
    expect({ role, status, text }).toEqual({ role, status: 403, text: expect.stringMatching(/^Only .* may .*\.$/) });
  }
  expect(await fingerprint(world)).toEqual(before);
  let isDone = false;
  for (const role of INSIDERS.filter(mayCall)) {
    const { status } = await call(world, { actor: role, name, ...asked });
    // after the first one's change it is a conflict, or its object is gone
    const isGone = isDone && status === 404 && name.startsWith('DELETE ');
    expect({ role, isLetIn: isGone || ![401, 403, 404].includes(status) }).toEqual({ role, isLetIn: true });
    expect(status).toBeLessThan(500);
    isDone ||= status < 300;
  }
});

it.each(open)('%s reveals nothing of the workspace', async (name, asked) => {
  const told = await call(world, { actor: 'nobody', name, ...asked });
  expect(told.status).toBeLessThan(500);
  expect(leaks(world, told.text)).toEqual([]);
});
