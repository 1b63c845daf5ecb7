/** Looks at one photo in a process of its own. */
import type { PhotoFindings } from '../stager/suggest/suggestion.js';
import { bundleOf, createWarmProcesses, type WarmProcess, type WarmProcesses } from '../warmProcesses.js';
import type { LookAnswer, LookOrder } from './suggestProtocol.js';

/** The first photo of a process takes three times as long as the next ones. */
const LOOKERS = createWarmProcesses({
  file: bundleOf('suggestChild'),
  execArgv: [],
  mostOrders: 100,
  idleMs: 60_000,
});

/** Milliseconds after which a process is ended: it takes a second where nobody else works. */
const PATIENCE_MS = 120_000;

/**
 * @param lookers the processes; tests replace them
 * @returns null for a photo that cannot be decoded
 * @throws the signal's reason when it was aborted; an Error with the end of the process's output when it failed
 */
export async function lookAtPhoto(
  order: LookOrder,
  signal: AbortSignal,
  lookers: WarmProcesses = LOOKERS,
): Promise<PhotoFindings | null> {
  signal.throwIfAborted();
  const ended = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const child = lookers.take();
  const kill = () => lookers.dismiss(child);
  ended.addEventListener('abort', kill, { once: true });
  try {
    const { findings } = await answerOf(child, order);
    ended.throwIfAborted();
    lookers.keep(child);
    return findings;
  } catch (error) {
    kill();
    ended.throwIfAborted();
    throw error;
  } finally {
    ended.removeEventListener('abort', kill);
  }
}

/** @throws Error when the process ends before it answers */
function answerOf(looker: WarmProcess, order: LookOrder): Promise<LookAnswer> {
  const { process: child } = looker;
  return new Promise((resolve, reject) => {
    const listen = (answer: LookAnswer) => settle(() => resolve(answer));
    const fail = (how: string) =>
      settle(() => reject(new Error(`Looking at a photo ended with ${how}: ${looker.words.trim()}`)));
    const ended = (status: number | null, signal: string | null) => fail(signal ?? `status ${status}`);
    const failed = ({ message }: Error) => fail(message);
    const settle = (then: () => void) => {
      child.off('message', listen).off('close', ended).off('error', failed);
      then();
    };
    child.on('message', listen).on('close', ended).on('error', failed);
    child.send(order);
  });
}
