/** Decodes what strangers sent in a process of its own: whatever a file does to a decoder, the server goes on. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { UploadError } from '../../graphql/errors.js';
import type { DecodeAnswer, DecodeOrder } from './protocol.js';

const PROGRAM = new URL('./decodeChild.ts', import.meta.url);
/** A hundred megapixels on a busy machine take half of it. */
const PATIENCE_MS = 90_000;
const ERROR_TAIL = 2000;

/**
 * Writes the JPEG that was ordered.
 * @throws UploadError where the file is at fault; Error with the process's last words where it died or took too long
 */
export async function decodeApart(order: DecodeOrder): Promise<void> {
  const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'], stdio: 'pipe' });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-ERROR_TAIL)));
  child.stdout?.resume();
  let answer: DecodeAnswer | null = null;
  child.on('message', (message: DecodeAnswer) => (answer = message));
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    child.send(order);
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    const told = answer as DecodeAnswer | null;
    if (told?.kind === 'refused') throw new UploadError(told.message);
    if (told === null) throw new Error(`Decoding ended with ${killedBy ?? `status ${code}`}: ${words.trim()}`);
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}
