/** A server with sign-in by a provider, and the steps of a browser. */
import { freePort } from '../freePort.js';
import { Browser, startOidc, type OidcOptions, type OidcPerson, type OidcServer } from './oidcServer.js';
import { newAddress } from './signIn.js';
import { startServer } from './startServer.js';

export const settingsFor = (
  { issuer, clientId, clientSecret }: Pick<OidcServer, 'issuer' | 'clientId' | 'clientSecret'>,
  port: number,
) => ({
  PORT: String(port),
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
});

let people = 0;

export async function startProviderSite(options: Pick<OidcOptions, 'claimsInToken'> = {}) {
  const port = await freePort();
  const oidc = await startOidc({ ...options, redirectUri: `http://127.0.0.1:${port}/api/login/callback` });
  const server = await startServer({ settings: settingsFor(oidc, port) });

  /** Adds a person at the provider. */
  function somebody(details: OidcPerson = {}): { sub: string; email: string } {
    const sub = `person-${++people}`;
    const email = details.email ?? `${sub}@example.com`;
    const named = { given_name: 'Olga', family_name: 'Petrova', name: 'Olga P' };
    oidc.people.set(sub, { email_verified: true, ...named, ...details, email });
    return { sub, email };
  }

  /** Begins the sign-in. @returns the redirect's target */
  async function begin(browser: Browser, path = '/api/login', headers: Record<string, string> = {}): Promise<string> {
    const answer = await browser.go(`${server.url}${path}`, {
      headers: { 'x-forwarded-for': newAddress(), ...headers },
    });
    return answer.headers.get('location') ?? `${answer.status}: ${await answer.text()}`;
  }

  /** The target of the redirect after the browser comes back from the provider. */
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

  return {
    server,
    oidc,
    host: new URL(server.url).host,
    somebody,
    begin,
    comeBack,
    signInAs,
    userOf,
    async close() {
      await server.close();
      await oidc.close();
    },
  };
}
