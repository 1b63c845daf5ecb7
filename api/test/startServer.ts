import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../openLog.js';
import { readEnv } from '../env.js';
import { freePort } from '../freePort.js';
import { startHttp, type HttpOptions } from '../http/server.js';
import type { Services } from '../services.js';
import { startServices } from '../startServices.js';
import type { TimeLimits } from '../db/timeLimits.js';
import type { DiskSpace } from '../storage/diskRoom.js';
import { freshDatabase } from './database.js';
import { httpClient, type HttpClient, type PersonDetails, type SignedUp } from './httpClient.js';

interface StartOptions extends Partial<
  Pick<HttpOptions, 'schema' | 'webFolder' | 'documentsFile' | 'limits' | 'keyLimits'>
> {
  /** an existing database and data folder, which are left as they are; default: new ones, removed by `close` */
  readonly at?: { readonly databaseUrl: string; readonly dataDir: string };
  /** settings by name, as in the environment */
  readonly settings?: Readonly<Record<string, string>>;
  /** replaces the reading of the disk's space */
  readonly measureDisk?: () => Promise<DiskSpace>;
  /** makes another URL for the database, such as a proxy's */
  readonly wayTo?: (databaseUrl: string) => Promise<string>;
  readonly timeLimits?: TimeLimits;
  /** receives the log, line by line; default: standard output */
  readonly onLog?: (line: string) => void;
  /** whether to handle messages of the queue too */
  readonly worker?: boolean;
}

export interface Registered extends SignedUp {
  readonly workspaceId: string;
}

export interface TestServer extends HttpClient {
  readonly services: Services;
  /** the database for a second process */
  readonly databaseUrl: string;
  /** Registers a new person with a workspace over HTTP, who is then signed in. */
  register(details?: PersonDetails): Promise<Registered>;
  close(): Promise<void>;
}

/** Starts the whole server on a port, a database and a data folder of its own. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const place: Place = options.at ?? (await newPlace());
  const { dataDir } = place;
  const env = readEnv([], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    // Every registration has an address of its own; otherwise the rate limit would stop the tests.
    TRUST_PROXY: '1',
    ...options.settings,
  });
  const { wayTo, onLog, measureDisk, timeLimits } = options;
  const log = openLog(env, onLog && { write: onLog });
  const databaseUrl = wayTo ? await wayTo(place.databaseUrl) : place.databaseUrl;
  const running = await startServices({ env, databaseUrl, log, measureDisk, timeLimits });
  const { services } = running;
  // Imported when needed: tests of sessions load neither Pothos nor the engine.
  const schema = options.schema ?? (await import('../schema/schema.js')).schema;
  const http = await startHttp({ ...options, schema, services });
  const client = httpClient(`http://${env.host}:${env.port}`); // PUBLIC_URL may be different
  const worker = options.worker ? await (await import('../jobs/worker.js')).startWorker(services) : null;

  return {
    ...client,
    services,
    databaseUrl: place.databaseUrl,
    async register(details) {
      const person = await client.register(details);
      const membership = await services.prisma.membership.findFirstOrThrow({ where: { userId: person.user.id } });
      return { ...person, workspaceId: membership.workspaceId };
    },
    async close() {
      await http.close();
      await worker?.stop();
      await running.stop();
      await place.remove?.();
    },
  };
}

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** left out: it stays */
  readonly remove?: () => Promise<void>;
}

/** A migrated database and a data folder of their own. */
export async function newPlace(): Promise<Required<Place>> {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'showhome-test-'));
  return {
    databaseUrl: database.url,
    dataDir,
    async remove() {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
