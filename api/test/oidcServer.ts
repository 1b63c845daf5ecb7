/** An OpenID Connect provider on loopback, and a browser that signs in with it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { freePort } from '../freePort.js';

export interface OidcPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** by subject */
  readonly people: Map<string, OidcPerson>;
  /** requests to the authorization endpoint */
  readonly asked: URLSearchParams[];
  close(): Promise<void>;
}

export interface OidcOptions {
  readonly redirectUri: string;
  /** default: a free port */
  readonly port?: number;
  /** whether e-mail and names are in the ID token, as with Google; otherwise only at the userinfo endpoint */
  readonly claimsInToken?: boolean;
}

export async function startOidc({ redirectUri, port, claimsInToken = true }: OidcOptions): Promise<OidcServer> {
  const server = createServer();
  server.listen(port ?? (await freePort()), '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'showhome', client_secret: 'a secret of the test' };
  const people = new Map<string, OidcPerson>();
  const provider = new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: !claimsInToken,
    cookies: { keys: ['of the test'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
  const asked: URLSearchParams[] = [];
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') asked.push(url.searchParams);
    void answer(request, response);
  });
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    people,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Follows redirects and keeps cookies by host, as a browser does. */
export class Browser {
  readonly #jar = new Map<string, Map<string, string>>();

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookies(host));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    const jar = this.#jar.get(host) ?? new Map<string, string>();
    this.#jar.set(host, jar);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && (value === '' || /max-age=0/i.test(cookie))) jar.delete(name);
      else if (name) jar.set(name, value);
    }
    return answer;
  }

  cookies(host: string): string {
    return [...(this.#jar.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookies(host: string, cookies: string): void {
    const pairs = cookies
      .split('; ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
    this.#jar.set(host, new Map(pairs as [string, string][]));
  }

  /**
   * Goes from the authorization endpoint through the provider's forms to the redirect back.
   * @param sub the person who signs in; null: they refuse
   */
  async passProvider(authorization: string, sub: string | null): Promise<string> {
    const issuer = new URL(authorization).origin;
    let url = authorization;
    for (let step = 0; step < 12; step++) {
      if (new URL(url).origin !== issuer) return url;
      const answer = await this.go(url);
      const next = answer.headers.get('location');
      if (next) url = new URL(next, url).href;
      else url = await this.#answerForm(url, await answer.text(), sub);
    }
    throw new Error(`The provider does not redirect: ${url}`);
  }

  async #answerForm(url: string, page: string, sub: string | null): Promise<string> {
    if (sub === null) return `${url}/abort`;
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    const body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: sub, password: 'any' }) });
    const answer = await this.go(url, { method: 'POST', body });
    return new URL(answer.headers.get('location') ?? '', url).href;
  }
}
