/** `npm run admin -- COMMAND [ARGUMENT]`: commands for an operator with access to the server's files and settings. */
import { existsSync } from 'node:fs';
import pino from 'pino';
import { BackupError } from '../backup/backupError.js';
import { hideNewFiles } from '../dataDir.js';
import { createPrisma } from '../db/client.js';
import { divideConnections, FEWEST_CONNECTIONS } from '../db/connections.js';
import { checkDatabase } from '../db/checkDatabase.js';
import { startEmbedded } from '../db/embedded.js';
import { migrate } from '../db/migrate.js';
import { readEnv } from '../env.js';
import { openLog } from '../openLog.js';
import { NotFoundError } from '../domain/errors.js';
import { StartError } from '../startError.js';
import { openStore } from '../storage/openStore.js';
import { COMMANDS, USAGE, type Command } from './commands.js';
import type { Findings } from './findings.js';

async function run([name, argument, ...rest]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command || rest.length > 0 || !takes(command, argument)) {
    console.error(`Usage:\n${USAGE}`);
    return 2;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv([], process.env);
  hideNewFiles();
  const log = openLog(env, pino.destination({ fd: 2, sync: true }));
  // A running server shares its embedded database; otherwise ours lives as long as the command.
  const embedded = env.databaseUrl === null ? await startEmbedded({ dataDir: env.dataDir }) : null;
  // commands hold transactions for long, for which poolers are not made
  const databaseUrl = env.databaseDirectUrl ?? env.databaseUrl ?? embedded?.url ?? '';
  try {
    await checkDatabase({ url: databaseUrl, directUrl: env.databaseDirectUrl, connections: FEWEST_CONNECTIONS });
    if (!command.asFound?.(argument ?? '')) await migrate(databaseUrl);
    const prisma = createPrisma(databaseUrl, { connections: divideConnections(FEWEST_CONNECTIONS).rows });
    try {
      const say = (line: string) => console.error(line);
      const services = { env, databaseUrl, prisma, log, say, openStore: () => openStore(env) };
      const { lines, isFaulty } = await command.run(services, argument ?? '').then(findingsOf);
      console.log(lines.join('\n'));
      return isFaulty ? 1 : 0;
    } finally {
      await prisma.$disconnect();
    }
  } finally {
    await embedded?.stop();
  }
}

function takes({ argument: name }: Command, argument: string | undefined): boolean {
  if (name === null) return argument === undefined;
  return name.startsWith('[') || argument !== undefined;
}

const findingsOf = (answer: readonly string[] | Findings): Findings =>
  'lines' in answer ? answer : { lines: answer, isFaulty: false };

run(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const expected = [NotFoundError, StartError, BackupError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  },
);
