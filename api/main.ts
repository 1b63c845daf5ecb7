/** The start: settings, database, migrations, services, then pages and API, the worker, or both. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hideNewFiles } from './dataDir.js';
import { checkDatabase } from './db/checkDatabase.js';
import { startEmbedded } from './db/embedded.js';
import { migrate, MIGRATIONS_FOLDER } from './db/migrate.js';
import { directSetting, explainUnreachable } from './db/startFailure.js';
import { seedDemo } from './demo/seedDemo.js';
import { readEnv, type Env } from './env.js';
import { openLog } from './openLog.js';
import { schema } from './schema/schema.js';
import { startHttp } from './http/server.js';
import { StartError } from './startError.js';
import { startServices } from './startServices.js';
import { createStopping } from './stopping.js';
import { startMetricsPort } from './watching/metricsPort.js';

const AS_ROOT =
  'The server runs as root, and its embedded database as `nobody`, as which other services may run and read it. Start ' +
  'it from an account of its own.';

const stopping = createStopping(() => starting);

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.argv.slice(2), process.env);
  hideNewFiles();
  const log = openLog(env);
  if (env.production && process.getuid?.() === 0) log.warn(AS_ROOT);
  const databaseUrl = env.databaseUrl ?? (await startDatabase(env, log));
  const { databaseDirectUrl: directUrl, databaseConnections: connections } = env;
  const hint = await checkDatabase({ url: databaseUrl, directUrl, connections });
  if (hint) log.warn(hint);
  await migrate(directUrl ?? databaseUrl, MIGRATIONS_FOLDER, { mayBeNewer: true }).catch((error: unknown) => {
    throw env.databaseUrl ? explainUnreachable(error, directSetting(directUrl)) : error;
  });
  const { services, stop } = await startServices({ env, databaseUrl, log });
  stopping.undo(stop);
  stopping.undo(await startMetricsPort(services));
  if (env.role !== 'api') {
    const worker = await (await import('./jobs/worker.js')).startWorker(services);
    stopping.undo(worker.stop);
  }
  if (env.role === 'worker') {
    console.log('Showhome takes work from the queue. Stop it with Ctrl-C.');
    return;
  }
  const demo = env.demo ? await seedDemo(services) : null;
  const http = await startHttp({ services, schema });
  stopping.undo(http.close);
  stopping.drain(async (signal) => {
    if (env.drainSeconds === 0) return;
    log.info({ seconds: env.drainSeconds }, 'the process stops, and answers until others have taken over');
    http.drain();
    await wait(env.drainSeconds * 1000, undefined, { signal }).catch(() => {});
  });
  console.log(`Showhome is ready: ${http.url}\nStop it with Ctrl-C.`);
  if (demo) console.log(`Sign in as ${demo.email} with the password ${demo.password}`);
}

async function startDatabase(env: Env, log: Logger): Promise<string> {
  const database = await startEmbedded({
    dataDir: env.dataDir,
    onOutage: ({ message }, pauseMs) =>
      log.error({ pauseMs }, `the database has stopped and will be restarted: ${message}`),
    onRecovery: () => log.warn('the database runs again'),
    onLost: (error) => {
      log.fatal({ err: error }, 'the restarted database cannot be reached');
      void stopping.stop(1);
    },
  });
  stopping.undo(database.stop);
  return database.url;
}

/** An error that a person can resolve is printed as a sentence; any other with its stack. */
function explain(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another, as: PORT=${(port ?? 4000) + 1} npm start`;
  return error;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // a person at the terminal does not wait; programs that stop services send SIGTERM, often twice (npm, too)
    if (signal !== 'SIGTERM') stopping.hurry();
    void stopping.stop(0);
  });
}
const starting = start();
starting.catch((error: unknown) => {
  console.error(explain(error));
  void stopping.stop(1);
});
