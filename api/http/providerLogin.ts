/**
 * Sign-in by the configured provider ("Continue with Google"). Every failure redirects to a page that reports it:
 * `?error=` is one of PROBLEMS' values.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Auth } from '../accounts/auth.js';
import type { ReadSession } from '../domain/caller.js';
import { openProvider } from '../accounts/provider/provider.js';
import type { Services } from '../services.js';
import { HttpError, sendCookies, type Handler } from './answer.js';
import { forward } from './forward.js';
import { isFromOwnPage } from './refusals.js';

interface ProviderLoginOptions {
  readonly services: Services;
  readonly readSession: ReadSession;
  /** ends the browser's previous session */
  readonly leaveSession: (request: IncomingMessage) => Promise<void>;
}

/** Error codes of better-auth and the provider -> our codes. */
const PROBLEMS: Readonly<Record<string, string>> = {
  access_denied: 'denied',
  account_not_linked: 'link',
  unable_to_link_account: 'unverified',
  account_already_linked_to_different_user: 'taken',
  email_not_found: 'no-email',
  provider_unlinked: 'unlinked',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
};
const FAILED = 'failed';
const UNAVAILABLE = 'unavailable';
/** Milliseconds: short enough for a person who waits, long enough for a provider that works. */
const PATIENCE = 15_000;

export function providerLoginHandlers({ services, readSession, leaveSession }: ProviderLoginOptions) {
  const { env, log } = services;
  const provider = openProvider(services);

  const begin: Handler = async (request, response) => {
    const link = new URL(request.url ?? '/', env.publicUrl).searchParams.get('link') === '1';
    const page = link ? '/settings' : '/login';
    if (!provider) return go(response, `${page}?error=provider`);
    const home = homeOf(request);
    if (home) return go(response, home);
    if (link) await requirePerson(request);
    const auth = await provider.auth();
    if (!auth) return go(response, `${page}?error=${UNAVAILABLE}`);
    const answer = await forward({ env, auth }, request, {
      path: link ? '/link-social' : '/sign-in/social',
      body: {
        provider: provider.id,
        callbackURL: `${env.publicUrl}${link ? '/settings?linked=1' : '/'}`,
        errorCallbackURL: `${env.publicUrl}${page}`,
        disableRedirect: true,
      },
    });
    if (!answer.ok) throw new Error(`Beginning the provider's sign-in answered ${answer.status}.`);
    const { url } = (await answer.json()) as { url: string };
    sendCookies(response, answer.headers.getSetCookie());
    go(response, url);
  };

  const end: Handler = async (request, response) => {
    const auth = await provider?.auth();
    if (!provider || !auth) return go(response, `/login?error=${provider ? UNAVAILABLE : 'provider'}`);
    const answer = await callback(auth, request);
    const to = new URL(answer?.headers.get('location') ?? `/login?error=${FAILED}`, env.publicUrl);
    const error = to.searchParams.get('error');
    if (error !== null) {
      log.info({ error, description: to.searchParams.get('error_description') }, 'a sign-in by the provider failed');
      return go(response, `${to.pathname}?error=${PROBLEMS[error] ?? FAILED}`);
    }
    const cookies = answer?.headers.getSetCookie() ?? [];
    if (to.pathname === '/') await leaveSession(request);
    sendCookies(response, cookies);
    go(response, `${to.pathname}${to.search}`);
  };

  /** Null when the provider fails or does not answer in time. */
  async function callback(auth: Pick<Auth, 'handler'>, request: IncomingMessage): Promise<Response | null> {
    const { search } = new URL(request.url ?? '/', env.publicUrl);
    const work = forward({ env, auth }, request, { path: `/callback/${provider?.id}${search}` });
    const late = wait(PATIENCE, null, { ref: false });
    const answer = await Promise.race([work, late]).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      log.warn({ err: error }, 'the sign-in provider failed');
      return null;
    });
    return answer && answer.status < 500 ? answer : null;
  }

  /**
   * The provider redirects only to `publicUrl`. A browser that used another name, such as localhost, would not send its
   * cookies there; so it is redirected there first. A configured PUBLIC_URL may be behind a proxy that sends any name,
   * so it is not compared.
   */
  function homeOf({ url, headers }: IncomingMessage): string | null {
    if (env.publicUrlIsGiven || headers.host === undefined) return null;
    return headers.host === new URL(env.publicUrl).host ? null : `${env.publicUrl}${url}`;
  }

  async function requirePerson(request: IncomingMessage): Promise<void> {
    if (!isFromOwnPage(env, request)) throw new HttpError(403, 'Link your account from the settings page.');
    if (!(await readSession(request.headers.cookie))) throw new HttpError(401, 'Sign in first.');
  }

  return { begin, end };
}

function go(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}
