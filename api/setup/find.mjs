/** Finds programs of the system for tests, and gets them where it can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './steps.mjs';

/**
 * The first program of these names in the folders of PATH and the others.
 * @type {(names: readonly string[], others?: readonly string[]) => string | undefined}
 */
export function findProgram(names, others = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * Runs a command whose output goes to stderr.
 * @type {(command: string, args: readonly string[]) => boolean}
 */
export const attempt = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    timeout: 600_000,
    shell: process.platform === 'win32',
  }).status === 0;

/** @type {(name: string) => void} */
export function getFromDebian(name) {
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debianRoot && attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', name]);
}
