import { describe, expect, test } from 'vitest';
import { mutate } from '../../test/factories.js';
import { Browser } from '../../test/oidcServer.js';
import { startProviderSite } from '../../test/providerSite.js';
import { shared } from '../../test/shared.js';
import type { Registered } from '../../test/startServer.js';

const site = shared(startProviderSite);
const own = { 'sec-fetch-site': 'same-origin' };

/** A person with a password and a verified address. */
async function verified(email?: string) {
  const person = await site.server.register(email ? { email } : {});
  const where = { id: person.user.id };
  await site.server.services.prisma.user.update({ where, data: { emailVerified: true } });
  return person;
}

const accountsOf = (userId: string) => site.server.services.prisma.account.count({ where: { userId } });

async function linkByHand(cookie: string, sub: string): Promise<string | null> {
  const browser = new Browser();
  browser.setCookies(site.host, cookie);
  return site.comeBack(browser, await browser.passProvider(await site.begin(browser, '/api/login?link=1', own), sub));
}

describe('the e-mail of an existing account', () => {
  test.each([
    ['neither side has verified it', false, false],
    ['only the provider has', false, true],
    ['only we have', true, false],
  ])('is not taken over when %s', async (_case, here, there) => {
    const person = await site.server.register();
    await site.server.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: here } });
    const { sub } = site.somebody({ email: person.email, email_verified: there });
    const browser = new Browser();
    expect(await site.signInAs(sub, browser)).toBe('/login?error=link');
    expect(await site.userOf(browser)).toBeNull();
    expect(await accountsOf(person.user.id)).toBe(1);
  });

  test('is linked when both sides have verified it', async () => {
    const person = await verified();
    const browser = new Browser();
    expect(await site.signInAs(site.somebody({ email: person.email }).sub, browser)).toBe('/');
    expect(await site.userOf(browser)).toMatchObject({ email: person.email });
    expect(await accountsOf(person.user.id)).toBe(2);
  });

  test('does not match a different one that lower case would make equal', async () => {
    await verified('kira.of.kent@example.com');
    expect(await site.signInAs(site.somebody({ email: '\u212Aira.of.kent@example.com' }).sub)).toBe(
      '/login?error=link',
    );
  });

  test('is not verified by a text in place of true', async () => {
    const person = await verified();
    const { sub } = site.somebody({ email: person.email });
    site.oidc.people.set(sub, { email: person.email, email_verified: 'false' as unknown as boolean });
    expect(await site.signInAs(sub)).toBe('/login?error=link');
  });
});

describe('linking from the settings', () => {
  async function signedIn() {
    const person = await site.server.register();
    const browser = new Browser();
    browser.setCookies(site.host, person.cookie);
    return { person, browser };
  }

  test('links an account with any address, which then signs in', async () => {
    const person = await site.server.register();
    const { sub } = site.somebody();
    expect(await linkByHand(person.cookie, sub)).toBe('/settings?linked=1');
    const later = new Browser();
    expect(await site.signInAs(sub, later)).toBe('/');
    expect(await site.userOf(later)).toMatchObject({ email: person.email });
  });

  test('refuses an account that is another person’s', async () => {
    const { sub } = site.somebody();
    await site.signInAs(sub);
    const person = await site.server.register();
    expect(await linkByHand(person.cookie, sub)).toBe('/settings?error=taken');
    expect(await accountsOf(person.user.id)).toBe(1);
  });

  test('links nothing after the session has ended or another person has signed in', async () => {
    const stranger = await site.server.register();
    for (const cookies of [null, stranger.cookie]) {
      const { person, browser } = await signedIn();
      const callback = await browser.passProvider(
        await site.begin(browser, '/api/login?link=1', own),
        site.somebody().sub,
      );
      await site.server.services.prisma.session.deleteMany({ where: { userId: person.user.id } });
      const state = browser.cookies(site.host).replace(/showhome\.session_token=[^;]+(; )?/, '');
      browser.setCookies(site.host, [cookies, state].filter(Boolean).join('; '));
      expect(await site.comeBack(browser, callback)).toBe('/login?error=expired');
      expect(await accountsOf(person.user.id)).toBe(1);
    }
  });

  test('works only for signed-in people on our own pages', async () => {
    expect(await site.begin(new Browser(), '/api/login?link=1', own)).toBe('401: Sign in first.');
    const { browser } = await signedIn();
    for (const from of ['cross-site', 'same-site', 'none']) {
      expect(await site.begin(browser, '/api/login?link=1', { 'sec-fetch-site': from })).toMatch(/^403: /);
    }
  });
});

describe('an unlinked provider', () => {
  const unlink = ({ cookie, password }: Registered) =>
    mutate(site.server, { cookie }, { name: 'unlinkProvider', input: { password } });

  /** Links by the address, then unlinks in the settings. */
  async function parted() {
    const person = await verified();
    const { sub } = site.somebody({ email: person.email });
    expect(await site.signInAs(sub)).toBe('/');
    expect((await unlink(person)).__typename).toBe('UnlinkProviderPayload');
    return { person, sub };
  }

  test('is not linked again by the address, and neither is another of its accounts', async () => {
    const { person, sub } = await parted();
    const browser = new Browser();
    expect(await site.signInAs(sub, browser)).toBe('/login?error=unlinked');
    expect(await site.userOf(browser)).toBeNull();
    expect(await site.signInAs(site.somebody({ email: person.email }).sub)).toBe('/login?error=unlinked');
    expect(await accountsOf(person.user.id)).toBe(1);
  });

  test('is linked by hand in the settings, and signs in from then on', async () => {
    const { person, sub } = await parted();
    expect(await linkByHand(person.cookie, sub)).toBe('/settings?linked=1');
    const browser = new Browser();
    expect(await site.signInAs(sub, browser)).toBe('/');
    expect(await site.userOf(browser)).toMatchObject({ email: person.email });
    expect((await unlink(person)).__typename).toBe('UnlinkProviderPayload');
    expect(await site.signInAs(sub)).toBe('/login?error=unlinked');
  });

  test('creates a new account for an address without one', async () => {
    const { person, sub } = await parted();
    const where = { id: person.user.id };
    await site.server.services.prisma.user.update({ where, data: { email: 'moved.away@example.com' } });
    expect(await site.signInAs(sub)).toBe('/');
    expect(await accountsOf(person.user.id)).toBe(1);
  });
});
