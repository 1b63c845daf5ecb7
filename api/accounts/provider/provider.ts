/**
 * Sign-in with OpenID Connect: the authorization code flow with PKCE, state and nonce, by better-auth's generic plugin.
 *
 * The plugin fetches the provider's discovery document once, when it is created, and works without it if that fails. So
 * it lives in an instance of its own, which is created at the first sign-in, and again until that succeeds: neither the
 * start of the server nor the sign-in by password depends on the provider.
 */
import { createHash } from 'node:crypto';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { ProviderSettings } from '../../env.js';
import { isEmail, plainEmail } from '../../domain/email.js';
import type { Services } from '../../services.js';
import { asciiEmail, isWrittenInAscii } from '../asciiEmail.js';
import { createAuth, type Auth } from '../auth.js';

/** Milliseconds. */
const PATIENCE = 5000;
export const CALLBACK_PATH = '/api/login/callback';

interface Provider {
  /** the provider's id in account rows; it is derived from the issuer, so accounts of two issuers never mix */
  readonly id: string;
  /** Null when the provider does not answer. */
  auth(): Promise<Pick<Auth, 'handler'> | null>;
}

/** Null when no provider is configured. Sends no request yet. */
export function openProvider(services: Services): Provider | null {
  const { env, log } = services;
  const settings = env.provider;
  if (!settings) return null;
  const id = providerIdOf(settings);
  let made: Promise<Auth | null> | null = null;

  async function make(provider: ProviderSettings): Promise<Auth | null> {
    const discoveryUrl = `${provider.issuer}/.well-known/openid-configuration`;
    const problem = await problemOf(provider, discoveryUrl);
    if (problem) {
      log.warn({ issuer: provider.issuer, problem }, 'the sign-in provider cannot be used now');
      return null;
    }
    const auth = createAuth(services, [
      genericOAuth({
        config: [
          {
            providerId: id,
            discoveryUrl,
            requireIdTokenVerification: true,
            clientId: provider.clientId,
            clientSecret: provider.clientSecret,
            redirectURI: `${env.publicUrl}${CALLBACK_PATH}`,
            scopes: ['openid', 'email', 'profile'],
            mapProfileToUser,
          },
        ],
      }),
    ]);
    const { socialProviders } = await auth.$context;
    return socialProviders.some((each) => each.id === id) ? auth : null;
  }

  return {
    id,
    async auth() {
      made ??= make(settings);
      const auth = await made.catch((error: unknown) => {
        log.warn({ err: error }, 'the sign-in provider cannot be used now');
        return null;
      });
      if (!auth) made = null;
      return auth;
    },
  };
}

function providerIdOf({ kind, issuer }: ProviderSettings): string {
  return kind === 'google' ? kind : `oidc-${createHash('sha256').update(issuer).digest('hex').slice(0, 12)}`;
}

/** OpenID Connect Discovery 1.0, 4.3: the document's issuer must be the configured one. */
async function problemOf({ issuer }: ProviderSettings, discoveryUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return `It answered ${answer.status}.`;
    const described = ((await answer.json()) as { issuer?: unknown }).issuer;
    const same = typeof described === 'string' && described.replace(/\/+$/, '') === issuer;
    return same ? null : `It calls itself ${String(described)}.`;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Only the boolean true counts as verified: some providers send text, and any text is truthy. An address with
 * characters beyond ASCII never counts: lower case can turn it into another address (the Kelvin sign becomes a k).
 */
function mapProfileToUser(profile: Record<string, unknown>) {
  const text = (name: string) => {
    const value = profile[name];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  const email = plainEmail(typeof profile.email === 'string' ? profile.email : '');
  return {
    // the rule of registration; null: the sign-in is refused, because there is none
    email: isEmail(email) && !isWrittenInAscii(email) ? asciiEmail(email) : null,
    emailVerified: profile.email_verified === true && isAscii(text('email')),
    name: text('name'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
