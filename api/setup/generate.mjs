/**
 * Code generation. The contract between the API and the browser is committed: the schema, and Relay's artifacts. So are
 * the files for Prometheus and Grafana. `npm run generate` makes them again, and CI fails when that changes anything. The database client and the styles are not
 * committed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensure, root, run } from './steps.mjs';

const prisma = {
  name: 'database client',
  inputs: ['api/db/schema.prisma', 'api/db/prisma.config.ts', 'package-lock.json'],
  outputs: ['api/db/generated/client.ts', 'api/db/generated/pothos-types.ts'],
  run: () => run(bin('prisma'), ['generate', '--config', 'api/db/prisma.config.ts'], { quiet: true }),
};

const relay = {
  name: 'Relay artifacts',
  inputs: ['web', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  skip: ['web/styled-system', 'web/__generated__', 'web/persisted.json'],
  outputs: ['web/persisted.json'],
  run: () => run(bin('relay-compiler'), [], { quiet: true }),
};

const panda = {
  name: 'styles',
  inputs: ['web/panda.config.ts', 'web/theme', 'package-lock.json'],
  outputs: ['web/styled-system/css/index.js'],
  run: () => run(bin('panda'), ['codegen', '--config', 'web/panda.config.ts', '--silent'], { quiet: true }),
};

/** The generators that run when their sources have changed. */
export const generators = [prisma, relay, panda];

export function generateStale() {
  for (const step of generators) ensure(step);
}

/** Generates everything from scratch. Relay only adds to its artifacts, so they are removed first. */
export function generateAll() {
  prisma.run();
  run(process.execPath, ['--import', 'tsx', 'api/schema/print.ts']);
  run(process.execPath, ['--import', 'tsx', 'api/watching/writeFiles.ts']);
  for (const made of ['web/__generated__', 'web/persisted.json']) {
    rmSync(join(root, made), { recursive: true, force: true });
  }
  relay.run();
  panda.run();
}

if (import.meta.filename === process.argv[1]) generateAll();
