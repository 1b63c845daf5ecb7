/**
 * `npm run test:nodes`: the tests on each supported version of Node, which npm's package `node` brings. Arguments
 * choose versions and parts: `npm run test:nodes -- 22 24 api`.
 */
import { spawnSync } from 'node:child_process';
import { root, say } from './steps.mjs';

/** The oldest release that is supported, and the newest of each later line of long-term support. */
const VERSIONS = ['20.19.0', '22', '24'];

const chosen = process.argv.slice(2);
const versions = chosen.filter((argument) => /^\d/.test(argument));
const parts = chosen.filter((argument) => !versions.includes(argument));
const commands = ['node --version', 'node api/setup/prepare.mjs --test', `node api/setup/test.mjs ${parts.join(' ')}`];

const failed = (versions.length ? versions : VERSIONS).filter((version) => {
  say(`\n### Node ${version}`);
  const args = ['--yes', '--package', `node@${version}`, '-c', commands.join(' && ')];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status !== 0;
});
say(failed.length ? `Failed on Node ${failed.join(', ')}.` : 'Every chosen version passed.');
process.exit(failed.length ? 1 : 0);
