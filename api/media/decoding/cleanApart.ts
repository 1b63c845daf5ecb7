/** Parses uploaded files in a process of its own, so that a hostile file cannot harm the server. */
import type { Logger } from 'pino';
import { TooManyAttemptsError, UploadError } from '../../domain/errors.js';
import type { WarmProcess } from '../../warmProcesses.js';
import { CLEANERS } from './cleaners.js';
import { LIMITS, type Limits } from './limits.js';
import type { CleanFile, CleanMessage, CleanOrder } from './protocol.js';
import { guardCpu, guardMemory } from './guardMemory.js';

const TOO_MUCH_MEMORY =
  'The file needs too much memory to be read here. Send a smaller picture, or a film with fewer pictures a second.';
const TOO_LONG = 'The file takes too long to be read here. Send a smaller one.';
const BROKEN = 'The file is damaged: it could not be read to its end. Save it anew and send it again.';
const BUSY = 'The server is too busy to read the file now. Try again in a moment; the file need not be sent again.';
/** Seconds. */
const RETRY_IN = 30;

/** V8's messages when it aborts because its heap is full. */
const HEAP_IS_FULL = /heap out of memory|Reached heap limit/;

/**
 * Cleans one file: writes a copy without metadata, and its smaller pictures.
 * @throws UploadError when the file is invalid or exceeds a limit
 * @throws TooManyAttemptsError when the machine was too busy to read it in time: it may be read again; Error with the last output when the process ended
 * for another reason
 */
export async function cleanApart(order: CleanOrder, log: Logger, limits = LIMITS): Promise<CleanFile> {
  const child = CLEANERS.take();
  const outcome = await outcomeOf(child, order, limits);
  if (outcome.refusal === undefined && outcome.end === null) CLEANERS.keep(child);
  else CLEANERS.dismiss(child);
  if (outcome.refusal !== undefined) throw new UploadError(outcome.refusal);
  const words = child.words.trim();
  if (outcome.file) {
    if (!outcome.file.renditions) log.info({ words, end: outcome.end }, 'a film stays without a poster');
    return outcome.file;
  }
  log.warn({ words, end: outcome.end, mimeType: order.mimeType }, 'a file could not be read');
  throw errorOf(outcome.end, words);
}

/** How a process ended. */
interface End {
  readonly status: number | null;
  readonly signal: string | null;
  /** we killed it because it took too much CPU time, or too long */
  readonly late: 'cpu' | 'wall' | null;
}

interface Outcome {
  readonly file: CleanFile | null;
  readonly refusal?: string;
  /** null: the process continues */
  readonly end: End | null;
}

function outcomeOf({ process: child }: WarmProcess, order: CleanOrder, limits: Limits): Promise<Outcome> {
  let file: CleanFile | null = null;
  let late: End['late'] = null;
  const end = (why: 'cpu' | 'wall') => {
    late ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => end('wall'), limits.patienceMs);
  const stopCpuGuard = guardCpu(child, limits.cpuMs, () => end('cpu'));
  const stopGuard = guardMemory(child, limits.memory);
  return new Promise<Outcome>((resolve) => {
    const listen = (message: CleanMessage) => {
      if (message.kind === 'written') file = message.file;
      else settle({ file, end: null, ...(message.kind === 'refused' && { refusal: message.message }) });
    };
    const ended = (status: number | null, signal: string | null) => settle({ file, end: { status, signal, late } });
    const failed = () => ended(null, null);
    const settle = (outcome: Outcome) => {
      child.off('message', listen).off('close', ended).off('error', failed);
      clearTimeout(timer);
      stopGuard();
      stopCpuGuard();
      resolve(outcome);
    };
    child.on('message', listen).on('close', ended).on('error', failed);
    child.send(order);
  });
}

/** SIGKILL comes only from the kernel and the two memory guards; all three because of its memory. */
function errorOf(end: End | null, words: string): Error {
  if (end?.late === 'cpu') return new UploadError(TOO_LONG);
  if (end?.late === 'wall') return new TooManyAttemptsError(RETRY_IN, BUSY);
  if (end?.signal === 'SIGKILL' || HEAP_IS_FULL.test(words)) return new UploadError(TOO_MUCH_MEMORY);
  if (end?.signal) return new UploadError(BROKEN);
  return new Error(`Reading a file ended with status ${end?.status}: ${words}`);
}
