/**
 * Code that is made from code. What the API and the browser agree on is committed: the schema, and what Relay makes of
 * it. `npm run generate` makes it anew, and CI fails where that changes anything. The database's client and the styles
 * are not committed.
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

/** What is made, or made anew, when its source has changed. */
export const generators = [prisma, relay, panda];

export function generateStale() {
  for (const step of generators) ensure(step);
}

/** Everything from nothing: Relay adds to its file of documents and never takes away, so both are wiped first. */
export function generateAll() {
  prisma.run();
  run(process.execPath, ['--import', 'tsx', 'api/schema/print.ts']);
  for (const made of ['web/__generated__', 'web/persisted.json']) {
    rmSync(join(root, made), { recursive: true, force: true });
  }
  relay.run();
  panda.run();
}

if (import.meta.filename === process.argv[1]) generateAll();
