/** Every setting. Each has a default that needs nothing outside this machine. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { keptSecret } from './secrets.js';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);
const MINIMUM_SECRET_CHARACTERS = 32;

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  /** what this process does */
  ROLE: z.enum(['api', 'worker', 'both']).default('both'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** the address that browsers use, where it is not http://HOST:PORT */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === '/', 'Expected an origin without a path, as https://example.com')
    .optional(),
  /** how many proxies of ours stand before us: that many last entries of x-forwarded-for are believed */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** the embedded database, the stored files and the secrets */
  DATA_DIR: z.string().default('.data'),
  /** a PostgreSQL of your own in place of the embedded one */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** signs sessions and file links; made once and kept in DATA_DIR where it is not given */
  SESSION_SECRET: z.string().min(MINIMUM_SECRET_CHARACTERS).optional(),
  /** anybody may send any GraphQL document within the limits, with introspection and GraphiQL */
  GRAPHQL_OPEN: z.stringbool().optional(),
  /** an empty database gets a demo account */
  DEMO: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface Env {
  readonly production: boolean;
  readonly role: 'api' | 'worker' | 'both';
  readonly host: string;
  readonly port: number;
  /** without a trailing slash */
  readonly publicUrl: string;
  /** false: `publicUrl` is a guess, and the request's own Host counts as well */
  readonly publicUrlIsGiven: boolean;
  readonly trustProxy: number;
  /** absolute */
  readonly dataDir: string;
  /** null: embedded */
  readonly databaseUrl: string | null;
  /** Take `secretFor(purpose, secret)`, never this itself. */
  readonly secret: string;
  readonly graphqlOpen: boolean;
  /** true only where nobody but this machine can reach us */
  readonly demo: boolean;
  readonly logLevel: z.infer<typeof settings>['LOG_LEVEL'];
}

/** A setting is wrong; the message names it and says what was expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the command line (`--role api|worker|both`) and the environment. Makes DATA_DIR and its secret where they are
 * missing.
 * @param argv the arguments after the program's name
 * @throws SettingsError
 */
export function readEnv(argv: readonly string[], environment: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse({ ...given, ...argumentsOf(argv) });
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const value = result.data;
  const production = value.NODE_ENV === 'production';
  const dataDir = resolve(value.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    production,
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? localUrl(value.HOST, value.PORT),
    publicUrlIsGiven: value.PUBLIC_URL !== undefined,
    trustProxy: value.TRUST_PROXY,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    secret: value.SESSION_SECRET ?? keptSecret(join(dataDir, 'secret')),
    graphqlOpen: value.GRAPHQL_OPEN ?? !production,
    demo: value.DEMO && LOOPBACK.has(value.HOST),
    logLevel: value.LOG_LEVEL,
  };
}

function argumentsOf(argv: readonly string[]): { ROLE?: string } {
  try {
    const { values } = parseArgs({ args: [...argv], options: { role: { type: 'string' } } });
    return values.role === undefined ? {} : { ROLE: values.role };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message} Known: --role api|worker|both.`, { cause: error });
  }
}

function localUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
