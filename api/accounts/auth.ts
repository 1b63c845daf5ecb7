/**
 * better-auth: accounts, passwords and sessions, all stored in our database. Its own routes are not exposed: our paths
 * forward a Request to its handler, because only the handler keeps its rate limit and origin check (http/session.ts).
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
import { readBackIn } from './asciiEmail.js';
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
    database: prismaAdapter(notingFailures(withAnyAlphabet(prisma)), {
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
      // Links by itself only where both sides have verified the address (better-auth's default); otherwise by hand.
      accountLinking: { allowDifferentEmails: true },
      updateAccountOnSignIn: false,
    },
    // The provider is asked for the identity only: its tokens are not stored.
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
      // Errors are thrown and logged by us; otherwise better-auth prints them beside our log.
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
      // Most of its "errors" are refused requests; real failures are thrown.
      log: (level, message, ...details) => log.debug({ level, details }, `accounts: ${message}`),
    },
  });
}

const withAnyAlphabet = (prisma: Services['prisma']) =>
  withPersonalWorkspace(prisma).$extends({
    query: { user: { $allOperations: ({ args, query }) => query(readBackIn(args) as typeof args) } },
  });

function notingFailures(prisma: ReturnType<typeof withAnyAlphabet>) {
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
