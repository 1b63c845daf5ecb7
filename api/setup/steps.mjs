/**
 * Build steps that run only when their inputs have changed. A step's stamp is the hash of its inputs, stored in
 * .build/stamps.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const stamps = join(root, '.build/stamps');
/** On the PATH, because programs of packages call each other by name. */
const programs = join(root, 'node_modules/.bin');

/**
 * Prints to stderr, because stdout belongs to the following command.
 * @param {string} text
 */
export const say = (text) => process.stderr.write(`${text}\n`);

/** @type {(path: string, skip: readonly string[]) => string[]} */
function filesBelow(path, skip) {
  if (!existsSync(path) || skip.some((part) => relative(root, path).startsWith(part))) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), skip));
}

/** @type {(inputs: readonly string[], skip: readonly string[]) => string} */
function hashOf(inputs, skip) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input), skip))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs a program of the project; its output goes to stderr. Throws with the command when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args, { quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2],
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  throw new Error(
    `\`${command} ${args.join(' ')}\` failed: ${result.error?.message ?? `exit status ${result.status}`}`,
  );
}

/**
 * The path of a program in node_modules/.bin.
 * @param {string} name
 */
export const bin = (name) => join(programs, process.platform === 'win32' ? `${name}.cmd` : name);

/**
 * @typedef {object} Step
 * @property {string} name printed while it runs; also the stamp's name
 * @property {readonly string[]} inputs files and folders, from the project's root
 * @property {readonly string[]} [skip] ignored folders below the inputs
 * @property {readonly string[]} outputs files that must exist
 * @property {() => void} run does the work
 */

/** @param {Step} step */
export function ensure({ name, inputs, skip = [], outputs, run: work }) {
  const stamp = join(stamps, name.replaceAll(' ', '-'));
  const before = hashOf(inputs, skip);
  const present = outputs.every((output) => existsSync(join(root, output)));
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === before) return;
  say(`Preparing: ${name}`);
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashOf(inputs, skip));
}
