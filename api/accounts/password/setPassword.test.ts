/** The ways to sign in to an account: adding a password to a provider, and unlinking the provider. */
import { describe, expect, test } from 'vitest';
import { newId } from '../../domain/ids.js';
import { mutate } from '../../test/factories.js';
import { post, signIn } from '../../test/signIn.js';
import type { Caller } from '../../domain/caller.js';
import { unlinkProvider } from '../provider/unlinkProvider.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { makeResetLink } from './resetLink.js';
const server = shared(startServer);

const set = (who: Registered, newPassword: string) =>
  mutate(server, who, { name: 'setPassword', input: { newPassword } });
const unlink = (who: Registered, password: string) =>
  mutate(server, who, { name: 'unlinkProvider', input: { password } });

const accountsOf = async ({ user }: Registered) =>
  (await server.services.prisma.account.findMany({ where: { userId: user.id } })).map(({ providerId }) => providerId);

/** A person who has a password and an account at the provider. */
async function linked(): Promise<Registered> {
  const person = await server.register();
  const data = { id: newId('acc'), userId: person.user.id, accountId: person.user.id, providerId: 'oidc-of-somebody' };
  await server.services.prisma.account.create({ data });
  return person;
}

/** A person who signs in only by the provider, and did so a moment ago. */
async function withoutPassword(): Promise<Registered> {
  const person = await linked();
  await server.services.prisma.account.deleteMany({ where: { userId: person.user.id, providerId: 'credential' } });
  return person;
}

describe('a first password', () => {
  test('signs in to the account beside the provider', async () => {
    const person = await withoutPassword();
    expect((await post(server, '/api/auth/login', person)).status).toBe(401);
    expect((await set(person, 'quite a new one')).__typename).toBe('SetPasswordPayload');
    await signIn(server, { email: person.email, password: 'quite a new one' });
    expect((await accountsOf(person)).sort()).toEqual(['credential', 'oidc-of-somebody']);
  });

  test('invalidates earlier reset links', async () => {
    const person = await withoutPassword();
    const { id: userId, email } = person.user;
    const [, token] = (await makeResetLink(server.services, { userId, email, way: 'mail' })).split('#');
    await set(person, 'quite a new one');
    expect((await post(server, '/api/auth/reset', { token, password: 'another one still' })).status).toBe(409);
    await signIn(server, { email, password: 'quite a new one' });
  });

  test('is refused when the account has one; of two concurrent ones, one succeeds', async () => {
    const message = 'This account has a password already. Change it instead.';
    expect(await set(await server.register(), 'quite a new one')).toMatchObject({ message });
    const person = await withoutPassword();
    const answers = await Promise.all(['the first one', 'the second one'].map((chosen) => set(person, chosen)));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'SetPasswordPayload']);
  });

  test('needs a sign-in of the last ten minutes', async () => {
    const person = await withoutPassword();
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await server.services.prisma.session.updateMany({ where: { userId: person.user.id }, data: { createdAt } });
    expect(await set(person, 'quite a new one')).toMatchObject({
      __typename: 'ConflictError',
      message: 'Sign out, sign in again and set the password within 10 minutes.',
    });
    expect(await accountsOf(person)).toEqual(['oidc-of-somebody']);
  });

  test('follows the same rules as any password', async () => {
    const person = await withoutPassword();
    for (const weak of ['short', 'password1', person.email]) {
      expect(await set(person, weak)).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'newPassword' }],
      });
    }
  });
});

describe('the provider', () => {
  test('no longer signs in after it was unlinked with the password', async () => {
    const person = await linked();
    expect(await unlink(person, 'not the right one')).toMatchObject({ fields: [{ path: 'password' }] });
    expect(await accountsOf(person)).toHaveLength(2);
    expect((await unlink(person, person.password)).__typename).toBe('UnlinkProviderPayload');
    expect(await accountsOf(person)).toEqual(['credential']);
    expect(await unlink(person, person.password)).toMatchObject({ message: 'No account with a provider is linked.' });
  });

  test('stays linked when the session ended meanwhile', async () => {
    const person = await linked();
    const { prisma, log } = server.services;
    const caller: Caller = {
      userId: person.user.id,
      workspaceId: person.workspaceId,
      role: 'owner',
      platformRole: 'member',
    };
    const proof = { password: person.password, sessionId: 'ses_that_ended' };
    await expect(unlinkProvider(caller, { prisma, log }, proof)).rejects.toThrow('You were signed out meanwhile.');
    expect(await accountsOf(person)).toHaveLength(2);
  });

  test('stays linked when it is the only way to sign in', async () => {
    const person = await withoutPassword();
    expect(await unlink(person, 'any')).toMatchObject({
      __typename: 'ConflictError',
      message: 'Set a password first: the provider is the only way to sign in to this account.',
    });
    expect(await accountsOf(person)).toEqual(['oidc-of-somebody']);
  });
});
