import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from './startError.js';

const SECRET = /^[0-9a-f]{64}$/;

/**
 * A secret that is made once and kept in a file only its owner can read. Every process gets the same one, also where
 * two start at once: a link either makes the file whole or fails because another was first.
 * @param advice a sentence: what to do where the file is damaged
 * @returns 64 hexadecimal digits
 * @throws StartError where the file holds anything else: what is signed with a part of it could be guessed
 */
export function keptSecret(file: string, advice: string): string {
  const secret = readIfThere(file) ?? make(file);
  if (!SECRET.test(secret)) throw new StartError(`${file} is damaged: expected 64 hexadecimal digits. ${advice}`);
  return secret;
}

function make(file: string): string {
  const candidate = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(candidate, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(candidate, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(candidate, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A key for one purpose, so that what is signed for one can never pass for another. RFC 5869. */
export function secretFor(purpose: string, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}
