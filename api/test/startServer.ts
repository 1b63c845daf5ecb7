import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { PublicUser } from '../accounts/caller.js';
import { readEnv } from '../env.js';
import { freePort } from '../freePort.js';
import { startHttp, type HttpOptions } from '../http/server.js';
import type { Services } from '../services.js';
import { startServices } from '../startServices.js';
import { freshDatabase } from './database.js';

export interface StartOptions extends Partial<Pick<HttpOptions, 'schema' | 'webFolder' | 'documentsFile'>> {
  /** settings by name, as in the environment */
  readonly settings?: Readonly<Record<string, string>>;
  /** also take messages from the queue */
  readonly worker?: boolean;
}

export interface Registered {
  /** for the `cookie` header */
  readonly cookie: string;
  readonly user: PublicUser;
  readonly workspaceId: string;
  readonly email: string;
  readonly password: string;
}

export interface GraphQLAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

export interface TestServer {
  readonly url: string;
  readonly services: Services;
  /** A new person with a workspace, signed in, over HTTP. */
  register(details?: Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>>): Promise<Registered>;
  graphql<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    cookie?: string,
  ): Promise<GraphQLAnswer<Data>>;
  close(): Promise<void>;
}

/** The whole server on a port, a database and a data folder of its own. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'showhome-test-'));
  const env = readEnv([], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    // Every registration comes from an address of its own, else the rate limit would stop the tests.
    TRUST_PROXY: '1',
    ...options.settings,
  });
  const log = pino({ level: env.logLevel });
  const running = await startServices({ env, databaseUrl: database.url, log });
  const { services } = running;
  // Loaded where they are needed: a test of the sessions waits for neither Pothos nor the engine.
  const schema = options.schema ?? (await import('../graphql/schema.js')).schema;
  const http = await startHttp({ ...options, schema, services });
  const url = `http://${env.host}:${env.port}`; // PUBLIC_URL may say another
  if (options.worker) await (await import('../jobs/worker.js')).startWorker(services);

  async function register(details: Parameters<TestServer['register']>[0] = {}): Promise<Registered> {
    const email = details.email ?? `${randomUUID().slice(0, 13)}@example.com`;
    const password = details.password ?? randomBytes(9).toString('base64');
    const response = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
      body: JSON.stringify({ ...details, email, password }),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const user = (await response.json()) as PublicUser;
    const membership = await services.prisma.membership.findFirstOrThrow({ where: { userId: user.id } });
    return { cookie: cookieOf(response), user, workspaceId: membership.workspaceId, email, password };
  }

  async function graphql<Data>(document: string, variables: Record<string, unknown> = {}, cookie?: string) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as GraphQLAnswer<Data>;
  }

  return {
    url,
    services,
    register,
    graphql,
    async close() {
      await http.close();
      await running.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
