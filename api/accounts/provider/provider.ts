/**
 * Sign-in with an account somewhere else: the authorization code flow of OpenID Connect with PKCE, state and nonce,
 * carried by better-auth's generic plugin.
 *
 * The plugin reads the provider's own description once, when it is made, and goes without where that fails. So it lives
 * in an instance of its own, which is made when somebody first wants to sign in, and made again until it succeeds:
 * neither the start nor the sign-in by password depends on the provider.
 */
import { createHash } from 'node:crypto';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { ProviderSettings } from '../../env.js';
import type { Services } from '../../services.js';
import { createAuth, type Auth } from '../auth.js';

/** Milliseconds. */
const PATIENCE = 5000;
export const CALLBACK_PATH = '/api/login/callback';

interface Provider {
  /** as accounts are kept under; accounts of one issuer are never taken for those of another */
  readonly id: string;
  /** Null where the provider does not answer now. */
  auth(): Promise<Pick<Auth, 'handler'> | null>;
}

/** Null where none is set up. Nothing is asked of the provider yet. */
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

/** OpenID Connect Discovery 1.0, 4.3: the description must be the issuer's own. */
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
 * Only the very word true counts as verified: some send text, and every text is true to JavaScript. An address beyond
 * ASCII never does: in lower case some letters become those of another address, as the Kelvin sign becomes a k.
 */
function mapProfileToUser(profile: Record<string, unknown>) {
  const text = (name: string) => {
    const value = profile[name];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  return {
    emailVerified: profile.email_verified === true && isAscii(text('email')),
    name: text('name'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
