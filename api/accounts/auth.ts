/**
 * better-auth: accounts, passwords and sessions, all rows in our database. Nothing of its own is routed: our paths
 * forward a Request to its handler, which alone keeps its rate limit and origin check (http/session.ts).
 */
import type { BetterAuthPlugin } from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { isAPIError } from 'better-auth/api';
import { newId, type IdPrefix } from '../domain/ids.js';
import { ownOrigins } from './origin.js';
import { secretFor } from '../secrets.js';
import type { Services } from '../services.js';
import { PASSWORD_CHARACTERS } from './password/password.rules.js';
import { withPersonalWorkspace } from './personalWorkspace.js';
import { requireMayLink } from './provider/requireMayLink.js';
import { noteFailure } from './seenOutage.js';

export const AUTH_PATH = '/api/auth/internal';
/** Set by us on every forwarded request, never taken from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

const DAY = 24 * 60 * 60;
const ID_PREFIXES: Readonly<Record<string, IdPrefix>> = {
  user: 'usr',
  session: 'ses',
  account: 'acc',
  verification: 'ver',
  rateLimit: 'rl',
};

export type Auth = ReturnType<typeof createAuth>;

/** @param plugins what this instance can do beyond e-mail and password */
export function createAuth(
  { env, prisma, log }: Pick<Services, 'env' | 'prisma' | 'log'>,
  plugins: BetterAuthPlugin[] = [],
) {
  return betterAuth({
    plugins,
    appName: 'Showhome',
    baseURL: env.publicUrl,
    basePath: AUTH_PATH,
    secret: secretFor('sessions', env.secret),
    trustedOrigins: (request) => ownOrigins(env, request?.headers.get('host')),
    database: prismaAdapter(notingFailures(withPersonalWorkspace(prisma)), {
      provider: 'postgresql',
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_CHARACTERS.least,
      maxPasswordLength: PASSWORD_CHARACTERS.most,
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, defaultValue: '' },
        lastName: { type: 'string', required: false, defaultValue: '' },
        role: { type: 'string', required: false, input: false, defaultValue: 'member' },
      },
    },
    account: {
      // Only to where both sides have shown that the address is theirs (better-auth's default), or by hand.
      accountLinking: { allowDifferentEmails: true },
      updateAccountOnSignIn: false,
    },
    // The provider is asked who somebody is, and nothing after that: its tokens are not kept.
    databaseHooks: {
      account: {
        create: {
          before: async (account, context) => {
            if (context) await requireMayLink(prisma, account, context);
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
        },
      },
    },
    onAPIError: {
      errorURL: `${env.publicUrl}/login`,
      // What breaks is thrown, and logged whole by us: else it is printed beside our log.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 100,
      // per address; seconds
      customRules: {
        // counted by us, before the account's own count: see http/session.ts
        '/sign-in/email': false,
        '/sign-up/email': { window: 60, max: 10 },
        '/sign-in/social': { window: 60, max: 20 },
        '/link-social': { window: 60, max: 20 },
      },
    },
    advanced: {
      cookiePrefix: 'showhome',
      useSecureCookies: env.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newId(prefixOf(model)) },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // What it calls an error is mostly a request that was refused; what breaks is thrown.
      log: (level, message, ...details) => log.debug({ level, details }, `accounts: ${message}`),
    },
  });
}

function notingFailures(prisma: ReturnType<typeof withPersonalWorkspace>) {
  return prisma.$extends({
    query: {
      $allOperations: ({ args, query }) =>
        query(args).catch((error: unknown) => {
          noteFailure(error);
          throw error;
        }),
    },
  });
}

function prefixOf(model: string): IdPrefix {
  const prefix = ID_PREFIXES[model];
  if (!prefix) throw new Error(`No id prefix is set for better-auth's ${model}.`);
  return prefix;
}
