import { expect, test } from 'vitest';
import { mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
const server = shared(startServer);

const update = (who: Registered, input: object) =>
  mutate<{ user: object }>(server, who, { name: 'updateProfile', input, select: 'user { firstName lastName }' });

test('changes a person’s name at once; a field left out stays, an empty one is cleared', async () => {
  const person = await server.register({ firstName: 'Maya', lastName: 'Okafor' });
  const renamed = await update(person, { firstName: ' Mária ' });
  expect(renamed).toMatchObject({ user: { firstName: 'Mária', lastName: 'Okafor' } });
  const who = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: person.cookie } });
  expect(await who.json()).toMatchObject({ firstName: 'Mária', lastName: 'Okafor', email: person.email });
  const where = { id: person.user.id };
  expect(await server.services.prisma.user.findUniqueOrThrow({ where })).toMatchObject({ name: 'Mária Okafor' });
  expect(await update(person, { firstName: '', lastName: null })).toMatchObject({
    user: { firstName: '', lastName: 'Okafor' },
  });
  expect(await server.services.prisma.user.findUniqueOrThrow({ where })).toMatchObject({ name: 'Okafor' });
});

test('accepts names of up to 100 characters', async () => {
  const person = await server.register();
  expect((await update(person, { firstName: 'é'.repeat(100) })).__typename).toBe('UpdateProfilePayload');
  const answer = await update(person, { firstName: 'x'.repeat(101), lastName: 'y\0z' });
  expect(answer.fields).toEqual([
    { path: 'firstName', message: 'The first name may have at most 100 characters' },
    { path: 'lastName', message: 'The last name may not hold a NUL character' },
  ]);
});

test('a person sees whether they are an administrator, and in which currencies they can write invoices', async () => {
  const { cookie, user } = await server.register();
  const ask = async () => {
    const document = '{ viewer { isAdministrator invoiceCurrencies } }';
    return (
      await server.graphql<{ viewer: { isAdministrator: boolean; invoiceCurrencies: string[] } }>(document, {}, cookie)
    ).data.viewer;
  };
  const { isAdministrator, invoiceCurrencies } = await ask();
  expect(isAdministrator).toBe(false);
  expect(invoiceCurrencies).toEqual(invoiceCurrencies.toSorted());
  for (const [currency, offered] of [
    ['USD', true],
    ['JPY', true],
    ['KWD', false],
  ] as const) {
    expect([currency, invoiceCurrencies.includes(currency)]).toEqual([currency, offered]);
  }
  await server.services.prisma.user.update({ where: { id: user.id }, data: { role: 'admin' } });
  expect((await ask()).isAdministrator).toBe(true);
});
