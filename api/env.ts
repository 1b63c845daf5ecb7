/** All settings. The defaults need nothing outside this machine. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { FEWEST_CONNECTIONS, USUAL_CONNECTIONS } from './db/connections.js';
import { isLoopback } from './loopback.js';
import { prepareDataDir } from './dataDir.js';
import { keptSecret } from './secrets.js';
import { StartError } from './startError.js';

const MINIMUM_SECRET_CHARACTERS = 32;
/** Enough for two looks at `/readyz` by a load balancer, and well below the 10 s after which Docker kills. */
const USUAL_DRAIN_SECONDS = 5;
const NO_PUBLIC_URL =
  'PUBLIC_URL is missing: with NODE_ENV=production it must say the address that browsers use, as https://example.com.';
const ONE_PORT = 'METRICS_PORT must differ from PORT. Set METRICS_TOKEN to read metrics on the main port.';
const ONLY_DIRECT = 'DATABASE_DIRECT_URL is for where DATABASE_URL leads to a pooler. Set DATABASE_URL alone, or both.';
const DAMAGED_SECRET =
  'Restore it from a backup, set SESSION_SECRET, or delete the file: then everybody has to sign in again.';

const SIZE = /^(\d+(?:\.\d+)?)\s*([KMGT]?)B?$/i;
const POWERS = ['', 'K', 'M', 'G', 'T'];

/** Reads a size such as 20 GB, in powers of 1024. */
function toBytes(size: string, context: z.RefinementCtx): number {
  const [, number, unit = ''] = SIZE.exec(size.trim()) ?? [];
  if (number !== undefined) return Math.round(Number(number) * 1024 ** POWERS.indexOf(unit.toUpperCase()));
  context.addIssue({ code: 'custom', message: `Expected a size such as 20 GB or 500 MB, got ${JSON.stringify(size)}` });
  return z.NEVER;
}

/** Whole days, at least one; or "never", where nothing has to be removed. */
const days = z.coerce.number('Expected a number of days, as 90').int().min(1);
const daysOrNever = z
  .literal('never')
  .transform(() => null)
  .or(days);

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  /** the role of this process */
  ROLE: z.enum(['api', 'worker', 'both']).default('both'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** the address that browsers use, if it is not http://HOST:PORT */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname === '/', 'Expected an origin without a path, as https://example.com')
    .optional(),
  /** the number of our own proxies: that many last entries of x-forwarded-for are trusted */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).optional(),
  /** the embedded database, the stored files and the secrets */
  DATA_DIR: z.string().default('.data'),
  /** an external PostgreSQL in place of the embedded one */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** PostgreSQL's own address where DATABASE_URL is a pooler's, which gives each transaction another session */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** connections to the database that this process opens at most */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(FEWEST_CONNECTIONS).max(1000).default(USUAL_CONNECTIONS),
  /** signs sessions and file links; generated once and stored in DATA_DIR if not set */
  SESSION_SECRET: z.string().min(MINIMUM_SECRET_CHARACTERS).optional(),
  /** accepts any GraphQL document within the limits, with introspection and GraphiQL */
  GRAPHQL_OPEN: z.stringbool().optional(),
  /**
   * a bucket of Google Cloud Storage in place of the files in DATA_DIR; its credentials as Google's libraries find them
   */
  GCS_BUCKET: z.string().optional(),
  /** the address of the storage service, if not Google's own: for tests */
  GCS_ENDPOINT: z.url().optional(),
  /** how many photos of a workspace may wait to be staged at once */
  STAGING_MOST_WAITING: z.coerce.number().int().min(1).default(300),
  /** bytes that a workspace may store, as 20 GB */
  WORKSPACE_QUOTA: z.string().default('20 GB').transform(toBytes),
  /** bytes of DATA_DIR's disk that uploads and results leave free for the database; see api/storage/diskRoom.ts */
  DISK_RESERVE: z.string().transform(toBytes).optional(),
  /** days for which the pictures of rounds stay that were not approved, after their photo's delivery */
  KEEP_PROOFS_DAYS: daysOrNever.default(90),
  /** days for which the timeline is kept */
  KEEP_ACTIVITIES_DAYS: daysOrNever.default(730),
  /** days for which is kept what was sent to webhooks */
  KEEP_DELIVERIES_DAYS: days.default(30),
  /** days for which a download can be fetched */
  KEEP_PACKS_DAYS: days.default(7),
  /** the mail server, as smtps://name:password@smtp.example.com */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** the sender of our mails */
  MAIL_FROM: z.string().default('Showhome <no-reply@localhost>'),
  /** the address for people who need help */
  SUPPORT_EMAIL: z.email().default('support@showhome.example'),
  /** sign-in with Google: both, from the console of Google Cloud */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** sign-in with any other provider of OpenID Connect: all three */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** payments by Stripe: all three */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** the address of Stripe's API, if not Stripe's own: for tests */
  STRIPE_ENDPOINT: z.url().optional(),
  /** a port for the page of metrics alone, also of a worker */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** who sends it may read /metrics */
  METRICS_TOKEN: z.string().min(MINIMUM_SECRET_CHARACTERS).optional(),
  /** seconds for which a stopping process still answers, until load balancers send it nothing more */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** traces of OpenTelemetry, by its usual names: see tracesOf; the SDK reads the others */
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
  /** an empty database gets a demo account */
  DEMO: z.stringbool().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** The provider for sign-in. */
export interface ProviderSettings {
  readonly kind: 'google' | 'oidc';
  /** without a trailing slash */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** null: Stripe's own */
  readonly endpoint: string | null;
}

export interface BucketSettings {
  readonly name: string;
  /** null: Google's own */
  readonly endpoint: string | null;
}

export interface MailSettings {
  /** null: mail is not set up */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly support: string;
}

export interface TraceSettings {
  /** where they are sent */
  readonly url: string;
  readonly protocol: 'http/protobuf' | 'http/json';
}

/** Days after which things are removed; null: never. What that means is told by retention/kept.ts. */
export interface KeepSettings {
  readonly proofs: number | null;
  readonly activities: number | null;
  readonly deliveries: number;
  readonly packs: number;
}

export interface Env {
  readonly production: boolean;
  readonly role: 'api' | 'worker' | 'both';
  readonly host: string;
  readonly port: number;
  /** without a trailing slash */
  readonly publicUrl: string;
  /** false: `publicUrl` is a guess, and the request's Host is accepted too if it names this machine */
  readonly publicUrlIsGiven: boolean;
  readonly trustProxy: number;
  /** false: the setting is missing */
  readonly trustProxyIsGiven: boolean;
  /** absolute */
  readonly dataDir: string;
  /** null: embedded */
  readonly databaseUrl: string | null;
  /** for what needs a session of its own; null: as `databaseUrl` */
  readonly databaseDirectUrl: string | null;
  /** of this process, at most */
  readonly databaseConnections: number;
  /** Use `secretFor(purpose, secret)`, never the secret itself. */
  readonly secret: string;
  /** false: it is the one in `dataDir` */
  readonly secretIsGiven: boolean;
  readonly graphqlOpen: boolean;
  /** null: files are in `dataDir` */
  readonly bucket: BucketSettings | null;
  /** photos of a workspace that may wait to be staged at once */
  readonly mostWaiting: number;
  /** bytes that a workspace may store */
  readonly workspaceQuota: number;
  /** bytes of DATA_DIR's disk that stay free for the database; null: the default */
  readonly diskReserve: number | null;
  readonly keep: KeepSettings;
  readonly mail: MailSettings;
  /** null: sign-in by e-mail and password only */
  readonly provider: ProviderSettings | null;
  /** null: payments are not set up */
  readonly stripe: StripeSettings | null;
  /** null: metrics have no port of their own */
  readonly metricsPort: number | null;
  /** null: the main port has no metrics, and those of their own port are open to whoever reaches it */
  readonly metricsToken: string | null;
  /** null: there are no traces */
  readonly traces: TraceSettings | null;
  /** for which a stopping process still answers, until load balancers send it nothing more */
  readonly drainSeconds: number;
  /** true only when the server can be reached from this machine alone */
  readonly demo: boolean;
  readonly logLevel: z.infer<typeof settings>['LOG_LEVEL'];
}

/** Where the secret is kept that no setting gives. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** A setting is invalid; the message names it and what was expected. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
}

/**
 * Reads the command line (`--role api|worker|both`) and the environment. Creates DATA_DIR and its secret when they are
 * missing, and closes DATA_DIR to other accounts.
 * @param argv the arguments after the program's name
 * @throws SettingsError
 * @throws StartError when the stored secret is damaged
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
  if (production && value.PUBLIC_URL === undefined) throw new SettingsError(NO_PUBLIC_URL);
  if (value.METRICS_PORT === value.PORT && value.ROLE !== 'worker') throw new SettingsError(ONE_PORT);
  if (value.DATABASE_DIRECT_URL && !value.DATABASE_URL) throw new SettingsError(ONLY_DIRECT);
  const dataDir = resolve(value.DATA_DIR);
  prepareDataDir(dataDir);
  return {
    production,
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? localUrl(value.HOST, value.PORT),
    publicUrlIsGiven: value.PUBLIC_URL !== undefined,
    trustProxy: value.TRUST_PROXY ?? 0,
    trustProxyIsGiven: value.TRUST_PROXY !== undefined,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databaseConnections: value.DATABASE_CONNECTIONS,
    secret: value.SESSION_SECRET ?? keptSecret(secretFile(dataDir), DAMAGED_SECRET),
    secretIsGiven: value.SESSION_SECRET !== undefined,
    graphqlOpen: value.GRAPHQL_OPEN ?? !production,
    bucket: value.GCS_BUCKET ? { name: value.GCS_BUCKET, endpoint: value.GCS_ENDPOINT ?? null } : null,
    mostWaiting: value.STAGING_MOST_WAITING,
    workspaceQuota: value.WORKSPACE_QUOTA,
    diskReserve: value.DISK_RESERVE ?? null,
    keep: {
      proofs: value.KEEP_PROOFS_DAYS,
      activities: value.KEEP_ACTIVITIES_DAYS,
      deliveries: value.KEEP_DELIVERIES_DAYS,
      packs: value.KEEP_PACKS_DAYS,
    },
    mail: { smtpUrl: value.SMTP_URL ?? null, from: value.MAIL_FROM, support: value.SUPPORT_EMAIL },
    provider: providerOf(value),
    stripe: stripeOf(value),
    metricsPort: value.METRICS_PORT ?? null,
    metricsToken: value.METRICS_TOKEN ?? null,
    drainSeconds: value.DRAIN_SECONDS ?? (production ? USUAL_DRAIN_SECONDS : 0),
    traces: tracesOf(value),
    demo: (value.DEMO ?? !production) && isLoopback(value.HOST),
    logLevel: value.LOG_LEVEL,
  };
}

type Settings = z.infer<typeof settings>;

/**
 * Settings that must be set together.
 * @throws SettingsError when only some of them are set
 */
function together<Name extends keyof Settings>(value: Settings, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => value[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new SettingsError(`These settings belong together: ${names.join(', ')}. Missing: ${missing.join(', ')}.`);
  }
  return Object.fromEntries(names.map((name) => [name, String(value[name])])) as Record<Name, string>;
}

const GOOGLE = 'https://accounts.google.com';

/** @throws SettingsError when both Google and another provider are set */
function providerOf(value: Settings): ProviderSettings | null {
  const google = together(value, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const other = together(value, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  if (google && other) throw new SettingsError('Set either GOOGLE_CLIENT_ID or OIDC_ISSUER: one button, one provider.');
  if (google) {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = google;
    return { kind: 'google', issuer: GOOGLE, clientId, clientSecret };
  }
  if (!other) return null;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = other;
  return { kind: 'oidc', issuer: issuer.replace(/\/+$/, ''), clientId, clientSecret };
}

function stripeOf(value: Settings): StripeSettings | null {
  const given = together(value, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return (
    given && {
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
      endpoint: value.STRIPE_ENDPOINT ?? null,
    }
  );
}

/**
 * On where an endpoint is set.
 * @throws SettingsError when they are on, and to be sent in a way that we cannot
 */
function tracesOf(value: Settings): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = value;
  const url = own ?? (all && `${all.replace(/\/$/, '')}/v1/traces`);
  const isOff = value.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || value.OTEL_TRACES_EXPORTER === 'none';
  if (url === undefined || isOff) return null;
  const protocol = value.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? value.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf';
  if (value.OTEL_TRACES_EXPORTER !== undefined && value.OTEL_TRACES_EXPORTER !== 'otlp') {
    throw new SettingsError('OTEL_TRACES_EXPORTER: Expected otlp or none.');
  }
  if (protocol !== 'http/protobuf' && protocol !== 'http/json') {
    throw new SettingsError(`OTEL_EXPORTER_OTLP_PROTOCOL: Expected http/protobuf or http/json, got ${protocol}.`);
  }
  return { url, protocol };
}

function argumentsOf(argv: readonly string[]): { ROLE?: string } {
  try {
    const { values } = parseArgs({ args: [...argv], options: { role: { type: 'string' } } });
    return values.role === undefined ? {} : { ROLE: values.role };
  } catch (error) {
    throw new SettingsError(`${(error as Error).message} Known: --role api|worker|both.`, { cause: error });
  }
}

/** Whether the server listens on all addresses of the machine, so that its own name is unknown. */
export const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

function localUrl(host: string, port: number): string {
  const name = isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
