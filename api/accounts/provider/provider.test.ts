import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../freePort.js';
import { Browser, startOidc, type OidcPerson, type OidcServer } from '../../test/oidcServer.js';
import { startServer, type TestServer } from '../../test/startServer.js';
import { newAddress } from '../../test/signIn.js';

let server: TestServer;
let oidc: OidcServer;

async function startBoth(options: { readonly claimsInToken?: boolean } = {}) {
  const port = await freePort();
  const provider = await startOidc({ ...options, redirectUri: `http://127.0.0.1:${port}/api/login/callback` });
  return { provider, server: await startServer({ settings: settingsFor(provider, port) }) };
}

const settingsFor = ({ issuer, clientId, clientSecret }: OidcServer, port: number) => ({
  PORT: String(port),
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
});

beforeAll(async () => {
  const both = await startBoth();
  server = both.server;
  oidc = both.provider;
});
afterAll(async () => {
  await server.close();
  await oidc.close();
});

const host = () => new URL(server.url).host;
let people = 0;

/** A new person at the provider. */
function somebody(details: OidcPerson = {}): { sub: string; email: string } {
  const sub = `person-${++people}`;
  const email = details.email ?? `${sub}@example.com`;
  oidc.people.set(sub, {
    email_verified: true,
    given_name: 'Olga',
    family_name: 'Petrova',
    name: 'Olga P',
    ...details,
    email,
  });
  return { sub, email };
}

/** Presses the button. @returns where the browser is led */
async function begin(browser: Browser, path = '/api/login', headers: Record<string, string> = {}): Promise<string> {
  const answer = await browser.go(`${server.url}${path}`, { headers: { 'x-forwarded-for': newAddress(), ...headers } });
  return answer.headers.get('location') ?? `${answer.status}: ${await answer.text()}`;
}

/** Where the server leads a browser that comes back from the provider. */
async function comeBack(browser: Browser, callback: string): Promise<string | null> {
  return (await browser.go(callback, { headers: { 'x-forwarded-for': newAddress() } })).headers.get('location');
}

async function signInAs(sub: string | null, browser = new Browser()): Promise<string | null> {
  return comeBack(browser, await browser.passProvider(await begin(browser), sub));
}

async function userOf(browser: Browser): Promise<{ email: string; firstName: string; lastName: string } | null> {
  const answer = await browser.go(`${server.url}/api/auth/user`);
  return answer.ok ? answer.json() : null;
}

describe('signing in by the provider', () => {
  test('makes an account with a workspace the first time, and finds it again', async () => {
    const { sub, email } = somebody();
    const browser = new Browser();
    expect(await signInAs(sub, browser)).toBe('/');
    expect(await userOf(browser)).toMatchObject({ email, firstName: 'Olga', lastName: 'Petrova' });
    const again = new Browser();
    expect(await signInAs(sub, again)).toBe('/');
    expect(again.cookies(host())).not.toBe(browser.cookies(host()));
    const users = await server.services.prisma.user.findMany({
      where: { email },
      include: { memberships: true, accounts: true },
    });
    expect(users).toMatchObject([{ emailVerified: true, role: 'member', memberships: [{ role: 'owner' }] }]);
    expect(users[0].accounts).toMatchObject([
      { accountId: sub, accessToken: null, refreshToken: null, idToken: null, password: null },
    ]);
  });

  test('sends code, PKCE, state and nonce, and asks for nothing but who it is', async () => {
    await begin(new Browser()).then((url) => new Browser().go(url));
    const asked = oidc.asked.at(-1);
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/.{32}/),
      nonce: expect.stringMatching(/.{32}/),
      redirect_uri: `${server.url}/api/login/callback`,
    });
    expect(asked?.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  });

  test('reads the userinfo endpoint of a provider whose token holds no e-mail', async () => {
    const both = await startBoth({ claimsInToken: false });
    both.provider.people.set('quiet', { email: 'quiet@example.com', email_verified: true });
    const browser = new Browser();
    const { headers } = await browser.go(`${both.server.url}/api/login`);
    const callback = await browser.passProvider(headers.get('location') ?? '', 'quiet');
    expect((await browser.go(callback)).headers.get('location')).toBe('/');
    const user = await browser.go(`${both.server.url}/api/auth/user`);
    expect(await user.json()).toMatchObject({ email: 'quiet@example.com' });
    await both.server.close();
    await both.provider.close();
  });

  test('begins where the provider will lead back to', async () => {
    const { port } = new URL(server.url);
    const answer = await fetch(`http://localhost:${port}/api/login`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`${server.url}/api/login`);
  });
});

describe('nobody is signed in', () => {
  /** Where it leads and who is signed in then. */
  const outcome = async (browser: Browser, location: string | null) => [location, await userOf(browser)];
  const refused = (error: string) => [`/login?error=${error}`, null];

  test('when the person says no at the provider', async () => {
    const browser = new Browser();
    expect(await outcome(browser, await signInAs(null, browser))).toEqual(refused('denied'));
  });

  test('with a state that is wrong, missing or another browser’s', async () => {
    const { sub } = somebody();
    const browser = new Browser();
    const callback = await browser.passProvider(await begin(browser), sub);
    const wrong = callback.replace(/state=[^&]+/, 'state=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
    expect(await outcome(browser, await comeBack(browser, wrong))).toEqual(refused('expired'));
    expect(await outcome(browser, await comeBack(browser, callback.replace(/&?state=[^&]+/, '')))).toEqual(
      refused('expired'),
    );
    const thief = new Browser();
    expect(await outcome(thief, await comeBack(thief, callback))).toEqual(refused('expired'));
  });

  test('with a code that was used, or is made up', async () => {
    const { sub } = somebody();
    const browser = new Browser();
    const callback = await browser.passProvider(await begin(browser), sub);
    const cookies = browser.cookies(host());
    expect(await comeBack(browser, callback)).toBe('/');
    const replay = new Browser();
    replay.setCookies(host(), cookies);
    expect(await outcome(replay, await comeBack(replay, callback))).toEqual(refused('expired'));
    const other = new Browser();
    const fresh = await other.passProvider(await begin(other), somebody().sub);
    expect(await outcome(other, await comeBack(other, fresh.replace(/code=[^&]+/, 'code=made-up')))).toEqual(
      refused('failed'),
    );
    // The code of one sign-in does not fit the verifier of another.
    const third = new Browser();
    const theirs = await third.passProvider(await begin(third), somebody().sub);
    const used = new URL(fresh).searchParams.get('code');
    expect(await outcome(third, await comeBack(third, theirs.replace(/code=[^&]+/, `code=${used}`)))).toEqual(
      refused('failed'),
    );
  });

  test('without an e-mail', async () => {
    oidc.people.set('nameless', {});
    const browser = new Browser();
    expect(await outcome(browser, await signInAs('nameless', browser))).toEqual(refused('no-email'));
  });
});

describe('an e-mail that has an account', () => {
  const accountsOf = (userId: string) => server.services.prisma.account.count({ where: { userId } });

  test.each([
    ['neither side has verified it', false, false],
    ['only the provider has', false, true],
    ['only we have', true, false],
  ])('is not taken over where %s', async (_case, here, there) => {
    const person = await server.register();
    await server.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: here } });
    const { sub } = somebody({ email: person.email, email_verified: there });
    const browser = new Browser();
    expect(await signInAs(sub, browser)).toBe('/login?error=link');
    expect(await userOf(browser)).toBeNull();
    expect(await accountsOf(person.user.id)).toBe(1);
  });

  test('is linked where both sides have verified it', async () => {
    const person = await server.register();
    await server.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: true } });
    const browser = new Browser();
    expect(await signInAs(somebody({ email: person.email }).sub, browser)).toBe('/');
    expect(await userOf(browser)).toMatchObject({ email: person.email });
    expect(await accountsOf(person.user.id)).toBe(2);
  });

  test('is not the one that it only becomes in lower case', async () => {
    const person = await server.register({ email: 'kira.of.kent@example.com' });
    await server.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: true } });
    expect(await signInAs(somebody({ email: '\u212Aira.of.kent@example.com' }).sub)).toBe('/login?error=link');
  });

  test('text in the place of true is not verified', async () => {
    const person = await server.register();
    await server.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: true } });
    const { sub } = somebody({ email: person.email });
    oidc.people.set(sub, { email: person.email, email_verified: 'false' as unknown as boolean });
    expect(await signInAs(sub)).toBe('/login?error=link');
  });
});

describe('linking from the settings', () => {
  const own = { 'sec-fetch-site': 'same-origin' };

  async function signedIn() {
    const person = await server.register();
    const browser = new Browser();
    browser.setCookies(host(), person.cookie);
    return { person, browser };
  }

  test('links an account of whatever address, which then signs in', async () => {
    const { person, browser } = await signedIn();
    const { sub } = somebody();
    const callback = await browser.passProvider(await begin(browser, '/api/login?link=1', own), sub);
    expect(await comeBack(browser, callback)).toBe('/settings?linked=1');
    const later = new Browser();
    expect(await signInAs(sub, later)).toBe('/');
    expect(await userOf(later)).toMatchObject({ email: person.email });
  });

  test('refuses an account that is another person’s', async () => {
    const { sub } = somebody();
    await signInAs(sub);
    const { person, browser } = await signedIn();
    const callback = await browser.passProvider(await begin(browser, '/api/login?link=1', own), sub);
    expect(await comeBack(browser, callback)).toBe('/settings?error=taken');
    expect(await server.services.prisma.account.count({ where: { userId: person.user.id } })).toBe(1);
  });

  test('links nothing once the session that asked has ended, or another person has signed in', async () => {
    const stranger = await server.register();
    for (const cookies of [null, stranger.cookie]) {
      const { person, browser } = await signedIn();
      const callback = await browser.passProvider(await begin(browser, '/api/login?link=1', own), somebody().sub);
      await server.services.prisma.session.deleteMany({ where: { userId: person.user.id } });
      const state = browser.cookies(host()).replace(/showhome\.session_token=[^;]+(; )?/, '');
      browser.setCookies(host(), [cookies, state].filter(Boolean).join('; '));
      expect(await comeBack(browser, callback)).toBe('/login?error=expired');
      expect(await server.services.prisma.account.count({ where: { userId: person.user.id } })).toBe(1);
    }
  });

  test('is for signed-in people on our own pages only', async () => {
    expect(await begin(new Browser(), '/api/login?link=1', own)).toBe('401: Sign in first.');
    const { browser } = await signedIn();
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await begin(browser, '/api/login?link=1', { 'sec-fetch-site': site })).toMatch(/^403: /);
    }
  });
});

describe('a provider that is away', () => {
  test('when the server starts is found when it comes', async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    const away = {
      issuer: `http://127.0.0.1:${providerPort}`,
      clientId: 'showhome',
      clientSecret: 'a secret of the test',
    };
    const early = await startServer({ settings: settingsFor(away as OidcServer, port) });
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

  test('that calls itself by another name is not believed', async () => {
    const port = await freePort();
    const settings = { ...settingsFor(oidc, port), OIDC_ISSUER: oidc.issuer.replace('127.0.0.1', 'localhost') };
    const misled = await startServer({ settings });
    const answer = await fetch(`${misled.url}/api/login`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/login?error=unavailable');
    await misled.close();
  });

  test('or is not set up: the login page says so', async () => {
    const without = await startServer();
    for (const path of ['/api/login', '/api/login/callback?code=x&state=y']) {
      const answer = await fetch(`${without.url}${path}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/login?error=provider');
    }
    await without.close();
  });
});
