/** `npm run admin -- COMMAND [ARGUMENT]`: commands for an operator with access to the server's files and settings. */
import { existsSync } from 'node:fs';
import pino from 'pino';
import { createPrisma } from '../db/client.js';
import { startEmbedded } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import { readEnv } from '../env.js';
import { NotFoundError } from '../domain/errors.js';
import { StartError } from '../startError.js';
import { openStore } from '../storage/openStore.js';
import { COMMANDS, USAGE } from './commands.js';

async function run([name, argument, ...rest]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command || rest.length > 0 || (command.argument === null) !== (argument === undefined)) {
    console.error(`Usage:\n${USAGE}`);
    return 2;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv([], process.env);
  const log = pino({ level: env.logLevel }, pino.destination({ fd: 2, sync: true }));
  // A running server shares its embedded database; otherwise ours lives as long as the command.
  const embedded = env.databaseUrl === null ? await startEmbedded({ dataDir: env.dataDir }) : null;
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(databaseUrl);
    const prisma = createPrisma(databaseUrl);
    try {
      const lines = await command.run({ env, prisma, log, openStore: () => openStore(env) }, argument ?? '');
      console.log(lines.join('\n'));
      return 0;
    } finally {
      await prisma.$disconnect();
    }
  } finally {
    await embedded?.stop();
  }
}

run(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const expected = error instanceof NotFoundError || error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  },
);
