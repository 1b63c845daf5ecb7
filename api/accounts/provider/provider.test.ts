import { describe, expect, test } from 'vitest';
import { freePort } from '../../freePort.js';
import { first } from '../../test/elements.js';
import { Browser, startOidc } from '../../test/oidcServer.js';
import { settingsFor, startProviderSite } from '../../test/providerSite.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';

const site = shared(startProviderSite);

describe('signing in by the provider', () => {
  test('makes an account with a workspace the first time, and finds it again', async () => {
    const { sub, email } = site.somebody();
    const browser = new Browser();
    expect(await site.signInAs(sub, browser)).toBe('/');
    expect(await site.userOf(browser)).toMatchObject({ email, firstName: 'Olga', lastName: 'Petrova' });
    const again = new Browser();
    expect(await site.signInAs(sub, again)).toBe('/');
    expect(again.cookies(site.host)).not.toBe(browser.cookies(site.host));
    const users = await site.server.services.prisma.user.findMany({
      where: { email },
      include: { memberships: true, accounts: true },
    });
    expect(users).toMatchObject([{ emailVerified: true, role: 'member', memberships: [{ role: 'owner' }] }]);
    expect(first(users).accounts).toMatchObject([
      { accountId: sub, accessToken: null, refreshToken: null, idToken: null, password: null },
    ]);
  });

  test('sends code, PKCE, state and nonce, and asks for the identity only', async () => {
    await site.begin(new Browser()).then((url) => new Browser().go(url));
    const asked = site.oidc.asked.at(-1);
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
      redirect_uri: `${site.server.url}/api/login/callback`,
    });
    expect(asked?.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  });

  test('reads the userinfo endpoint when the provider’s token holds no e-mail', async () => {
    const quiet = await startProviderSite({ claimsInToken: false });
    quiet.oidc.people.set('quiet', { email: 'quiet@example.com', email_verified: true });
    const browser = new Browser();
    const { headers } = await browser.go(`${quiet.server.url}/api/login`);
    const callback = await browser.passProvider(headers.get('location') ?? '', 'quiet');
    expect((await browser.go(callback)).headers.get('location')).toBe('/');
    const user = await browser.go(`${quiet.server.url}/api/auth/user`);
    expect(await user.json()).toMatchObject({ email: 'quiet@example.com' });
    await quiet.close();
  });

  test('begins at the origin that the provider redirects to', async () => {
    const { port } = new URL(site.server.url);
    const answer = await fetch(`http://localhost:${port}/api/login`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`${site.server.url}/api/login`);
  });
});

describe('nobody is signed in', () => {
  /** The page that the browser is led to, and the person who is signed in then. */
  const outcome = async (browser: Browser, location: string | null) => [location, await site.userOf(browser)];
  const refused = (error: string) => [`/login?error=${error}`, null];

  test('when the person says no at the provider', async () => {
    const browser = new Browser();
    expect(await outcome(browser, await site.signInAs(null, browser))).toEqual(refused('denied'));
  });

  test('with a state that is wrong, missing or another browser’s', async () => {
    const { sub } = site.somebody();
    const browser = new Browser();
    const callback = await browser.passProvider(await site.begin(browser), sub);
    const wrong = callback.replace(/state=[^&]+/, 'state=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
    expect(await outcome(browser, await site.comeBack(browser, wrong))).toEqual(refused('expired'));
    expect(await outcome(browser, await site.comeBack(browser, callback.replace(/&?state=[^&]+/, '')))).toEqual(
      refused('expired'),
    );
    const thief = new Browser();
    expect(await outcome(thief, await site.comeBack(thief, callback))).toEqual(refused('expired'));
  });

  test('with a used or invented code', async () => {
    const { sub } = site.somebody();
    const browser = new Browser();
    const callback = await browser.passProvider(await site.begin(browser), sub);
    const cookies = browser.cookies(site.host);
    expect(await site.comeBack(browser, callback)).toBe('/');
    const replay = new Browser();
    replay.setCookies(site.host, cookies);
    expect(await outcome(replay, await site.comeBack(replay, callback))).toEqual(refused('expired'));
    const other = new Browser();
    const fresh = await other.passProvider(await site.begin(other), site.somebody().sub);
    expect(await outcome(other, await site.comeBack(other, fresh.replace(/code=[^&]+/, 'code=made-up')))).toEqual(
      refused('failed'),
    );
    // The code of one sign-in does not match the PKCE verifier of another.
    const third = new Browser();
    const theirs = await third.passProvider(await site.begin(third), site.somebody().sub);
    const used = new URL(fresh).searchParams.get('code');
    expect(await outcome(third, await site.comeBack(third, theirs.replace(/code=[^&]+/, `code=${used}`)))).toEqual(
      refused('failed'),
    );
  });

  test.each([[undefined], ['nobody'], ['two words@example.com']])('without an e-mail: %s', async (email) => {
    site.oidc.people.set('nameless', { email });
    const browser = new Browser();
    expect(await outcome(browser, await site.signInAs('nameless', browser))).toEqual(refused('no-email'));
  });
});

describe('a provider', () => {
  test('that is unavailable when the server starts is found later', async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    const away = {
      issuer: `http://127.0.0.1:${providerPort}`,
      clientId: 'showhome',
      clientSecret: 'a secret of the test',
    };
    const early = await startServer({ settings: settingsFor(away, port) });
    const press = async () => (await fetch(`${early.url}/api/login`, { redirect: 'manual' })).headers.get('location');
    expect(await press()).toBe('/login?error=unavailable');
    await early.register(); // by password all the same
    const redirectUri = `${early.url}/api/login/callback`;
    const late = await startOidc({ redirectUri, port: providerPort });
    expect(await press()).toMatch(`${away.issuer}/auth?`);
    const settings = await (await fetch(`${early.url}/api/auth/settings`)).json();
    expect(settings).toMatchObject({ provider: 'oidc' });
    await late.close();
    await early.close();
  });

  test('whose description names another issuer is refused', async () => {
    const port = await freePort();
    const settings = {
      ...settingsFor(site.oidc, port),
      OIDC_ISSUER: site.oidc.issuer.replace('127.0.0.1', 'localhost'),
    };
    const misled = await startServer({ settings });
    const answer = await fetch(`${misled.url}/api/login`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/login?error=unavailable');
    await misled.close();
  });

  test('that is unavailable or not set up is reported on the login page', async () => {
    const without = await startServer();
    for (const path of ['/api/login', '/api/login/callback?code=x&state=y']) {
      const answer = await fetch(`${without.url}${path}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/login?error=provider');
    }
    await without.close();
  });
});
