/** A worker whose photos are refused at once: what the queue itself costs. Prints READY. */
import pino from 'pino';
import { readEnv } from '../../env.js';
import { startWorker } from '../../jobs/worker.js';
import { StageRefusal } from '../../stager/contract.js';
import { startServices } from '../../startServices.js';

const env = readEnv(['--role', 'worker'], process.env);
const { services, stop } = await startServices({
  env,
  databaseUrl: env.databaseUrl ?? '',
  log: pino({ level: 'warn' }, pino.destination(2)),
});
await startWorker(services, {
  stage: async () => {
    throw new StageRefusal('no_floor', 'A bench refuses every photo.');
  },
});
console.log('READY');
process.on('SIGTERM', () => void stop().then(() => process.exit()));
