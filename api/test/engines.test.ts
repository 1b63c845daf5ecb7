import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Packages whose makers promise nothing for the oldest Node that we support, and which tests run them there. */
const RUN_ALL_THE_SAME: Readonly<Record<string, string>> = {
  '@prisma/streams-local': 'api/db/survivable.test.ts', // of Prisma's own server, which we never start
  '@transloadit/prettier-bytes': 'web/media/Upload.test.tsx', // Uppy's, in the browser
  '@whatwg-node/disposablestack': 'api/http/server.test.ts', // Yoga's, in every request
  '@whatwg-node/promise-helpers': 'api/http/server.test.ts',
  'eslint-plugin-relay': 'web/relay/results.test.ts', // by `npm run lint`
  nanoid: 'web/media/Upload.test.tsx',
  'p-retry': 'web/media/Upload.test.tsx',
  'pg-boss': 'api/messaging/pgBossQueue.test.ts', // the queue
};

interface Package {
  readonly engines?: { readonly node?: string };
}

const read = <Content>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;

/** The lowest version of each alternative of a range, as a number: 20.19 is 2019. */
const lowest = (range: string) =>
  range.split('||').map((part) => {
    const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    return Number(major) * 100 + Number(minor);
  });

test('a package that asks for a newer Node than ours is known, with the tests that run it on the oldest', () => {
  const [ours = 0] = lowest(read<Package>('package.json').engines?.node ?? '');
  const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
  const newer = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && lowest(engines.node).every((version) => version > ours))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(newer)].sort()).toEqual(Object.keys(RUN_ALL_THE_SAME).sort());
  expect(Object.values(RUN_ALL_THE_SAME).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
