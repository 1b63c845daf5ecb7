import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from './startError.js';

const SECRET = /^[0-9a-f]{64}$/;

/**
 * A secret that is generated once and stored in a file that only its owner can read. All processes get the same one,
 * also when two start at once: creating the file by a link is atomic and fails if another process was first.
 * @param advice a sentence with the remedy for a damaged file
 * @returns 64 hexadecimal digits
 * @throws StartError when the file holds anything else, because a truncated secret could be guessed
 */
export function keptSecret(file: string, advice: string): string {
  const secret = readIfThere(file) ?? make(file);
  if (!SECRET.test(secret)) throw new StartError(`${file} is damaged: expected 64 hexadecimal digits. ${advice}`);
  return secret;
}

/** Puts a secret of a backup in the place of the one in the file. */
export function replaceSecret(file: string, secret: string): void {
  renameSync(newFileBeside(file, secret), file);
}

function newFileBeside(file: string, secret: string): string {
  const candidate = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(candidate, secret, { mode: 0o600, flush: true });
  return candidate;
}

function make(file: string): string {
  const candidate = newFileBeside(file, randomBytes(32).toString('hex'));
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

/** Derives a key for one purpose, so that a signature for one purpose is invalid for others. RFC 5869. */
export function secretFor(purpose: string, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}

const CIPHER = 'aes-256-gcm';
/** Bytes: NIST SP 800-38D. */
const [NONCE, TAG] = [12, 16];

/** Encrypts so that a change is noticed. @param secret 64 hexadecimal digits, from `secretFor` */
export function encrypt(secret: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, Buffer.from(secret, 'hex'), nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws Error when it was encrypted with another secret, or was changed */
export function decrypt(secret: string, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, Buffer.from(secret, 'hex'), encrypted.subarray(0, NONCE));
  decipher.setAuthTag(encrypted.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE + TAG)), decipher.final()]);
}
