/** Showhome on several machines: processes with data folders of their own, one PostgreSQL, one bucket, one proxy. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../freePort.js';
import { freshDatabase } from '../database.js';
import { startFakeGcs, type FakeGcs } from '../fakeGcs.js';
import { OUTCOME } from '../staged.js';
import { spawnServer, type SpawnedServer } from '../spawnServer.js';
import { startProxy, type Proxy } from './proxy.js';

const beside = (name: string) => join(import.meta.dirname, name);
const TOKENS = beside('bucketTokens.mjs');
const QUICK_PROGRAMS = beside('quickPrograms.mjs');

export type Role = 'api' | 'worker';

/** A machine, on which one process runs. */
export interface Machine {
  readonly name: string;
  readonly role: Role;
  /** as the proxy reaches it; of a worker: nothing answers there */
  readonly url: string;
  isUp(): boolean;
  start(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<number | null>;
  /** Stops its clock, or lets it go on. */
  freeze(frozen: boolean): void;
  /** what all its processes have printed */
  output(): string;
}

export interface Cluster {
  readonly databaseUrl: string;
  readonly bucket: FakeGcs;
  readonly proxy: Proxy;
  /** the settings that all processes share */
  readonly settings: Readonly<Record<string, string>>;
  readonly keyFile: string;
  readonly machines: readonly Machine[];
  /** Sets up one more machine, which the proxy does not know. */
  add(role: Role): Promise<Machine>;
  close(): Promise<void>;
}

interface ClusterOptions {
  readonly apis: number;
  readonly workers: number;
  /** machines that are not started, but known to the proxy */
  readonly spareApis?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** photos are staged by the engine; default: by a stand-in within a second or two */
  readonly engine?: boolean;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { apis, workers, spareApis = 0, engine = false } = options;
  const folder = mkdtempSync(join(tmpdir(), 'showhome-cluster-'));
  const database = await freshDatabase();
  const bucket = await startFakeGcs('listings.example');
  const keyFile = join(folder, 'key.json');
  await bucket.writeKeyFile(keyFile);
  const outcomeFile = join(folder, 'outcome.json');
  writeFileSync(outcomeFile, JSON.stringify(OUTCOME));
  const proxyPort = await freePort();
  const publicUrl = `http://127.0.0.1:${proxyPort}`;
  bucket.cors = [
    {
      origin: [publicUrl],
      method: ['GET', 'HEAD', 'PUT'],
      responseHeader: ['Content-Type', 'x-goog-content-length-range', 'ETag'],
    },
  ];
  const settings = {
    DATABASE_URL: database.url,
    GCS_BUCKET: bucket.bucket,
    GCS_ENDPOINT: bucket.endpoint,
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
    SESSION_SECRET: randomUUID(),
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    QUICK_OUTCOME: outcomeFile,
    ...options.settings,
  };
  const before = engine ? [TOKENS] : [TOKENS, QUICK_PROGRAMS];
  const machines: Machine[] = [];
  const add = async (role: Role) => {
    const name = `${role}-${machines.filter((each) => each.role === role).length + 1}`;
    const port = await freePort();
    const machine = machineOf({ name, role, port, before, settings, dataDir: join(folder, name) });
    machines.push(machine);
    return machine;
  };
  for (let k = 0; k < apis + spareApis; k++) await add('api');
  for (let k = 0; k < workers; k++) await add('worker');
  const ofRole = (role: Role) => machines.filter((each) => each.role === role);
  const proxy = await startProxy(
    ofRole('api').map(({ url }) => url),
    proxyPort,
  );
  await Promise.all([...ofRole('worker'), ...ofRole('api').slice(0, apis)].map((machine) => machine.start()));
  await untilReady(proxy, apis);
  return {
    databaseUrl: database.url,
    bucket,
    proxy,
    settings,
    keyFile,
    machines,
    add,
    async close() {
      await Promise.all(machines.map((machine) => machine.isUp() && machine.stop('SIGINT')));
      await proxy.close();
      await bucket.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface MachineOptions {
  readonly name: string;
  readonly role: Role;
  readonly port: number;
  readonly dataDir: string;
  readonly before: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

function machineOf({ name, role, port, dataDir, before, settings }: MachineOptions): Machine {
  const all: SpawnedServer[] = [];
  let running: SpawnedServer | null = null;
  const end = async (how: (server: SpawnedServer) => Promise<number | null>) => {
    const server = running;
    if (!server) throw new Error(`${name} does not run.`);
    running = null;
    return how(server);
  };
  return {
    name,
    role,
    url: `http://127.0.0.1:${port}`,
    isUp: () => running !== null,
    async start() {
      running = await spawnServer({ dataDir, port, before, settings: { ...settings, ROLE: role } });
      all.push(running);
    },
    async kill() {
      await end((server) => server.kill().then(() => null));
    },
    stop: (signal) => end((server) => server.stop(signal)),
    freeze(frozen) {
      if (running) process.kill(running.pid, frozen ? 'SIGSTOP' : 'SIGCONT');
    },
    output: () => all.map((server) => server.output()).join(''),
  };
}

const PATIENCE_MS = 60_000;

export async function untilReady(proxy: Proxy, count: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (proxy.ready().length < count) {
    if (performance.now() > deadline) throw new Error(`Of ${count} servers are ready: ${proxy.ready().join(', ')}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
