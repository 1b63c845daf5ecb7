import type { Logger } from 'pino';
import { openStripe } from './paymentProvider/stripe.js';
import { createPrisma } from './db/client.js';
import { divideConnections } from './db/connections.js';
import type { TimeLimits } from './db/timeLimits.js';
import type { Env } from './env.js';
import { startQueue } from './messaging/pgBossQueue.js';
import { startBus } from './messaging/postgresBus.js';
import { openSmtp } from './mail/smtp.js';
import type { Services } from './services.js';
import { type DiskSpace, openDiskRoom } from './storage/diskRoom.js';
import { openStore } from './storage/openStore.js';
import { measuredMailer } from './watching/measuredMailer.js';
import { measuredStore } from './watching/measuredStore.js';
import { createMetrics } from './watching/metrics.js';
import { NO_TRACES, type Traces } from './watching/traces.js';

export interface RunningServices {
  readonly services: Services;
  /** Stops the queue's work first, then the connections. */
  stop(): Promise<void>;
}

/** @param options.databaseUrl a database with all migrations applied */
export async function startServices(options: {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** reads the disk's space; for tests */
  readonly measureDisk?: () => Promise<DiskSpace>;
  /** time limits of the database; for tests */
  readonly timeLimits?: TimeLimits;
}): Promise<RunningServices> {
  const { env, databaseUrl, log, measureDisk: measure, timeLimits: limits } = options;
  const opened = await openStore(env); // first, because nothing needs to be closed when it fails
  const metrics = createMetrics({ ofProcess: env.metricsPort !== null || env.metricsToken !== null });
  const traces = await openTraces(env, log);
  const disk = openDiskRoom({ folder: env.dataDir, reserve: env.diskReserve, log, measure });
  const connections = divideConnections(env.databaseConnections);
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  const isPooled = directUrl !== databaseUrl;
  const prisma = createPrisma(databaseUrl, { limits, connections: connections.rows, isPooled, traces });
  const bus = await startBus(directUrl, log, limits);
  const queue = await startQueue({
    databaseUrl: directUrl,
    log,
    limits,
    traces,
    connections: connections.queue,
    works: env.role !== 'api',
  });
  const payments = env.stripe && openStripe(env.stripe);
  const smtp = openSmtp(env.mail);
  const store = measuredStore(opened, { metrics, traces });
  const mailer = smtp && measuredMailer(smtp, { metrics, traces });
  return {
    services: { env, prisma, store, disk, bus, queue, mailer, payments, metrics, traces, log },
    async stop() {
      await queue.close();
      await bus.close();
      smtp?.close();
      await prisma.$disconnect();
      await traces.stop();
    },
  };
}

async function openTraces({ traces: settings, role }: Env, log: Logger): Promise<Traces> {
  if (!settings) return NO_TRACES;
  return (await import('./watching/otel.js')).startTraces({ settings, role, log });
}
