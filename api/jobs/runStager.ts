/** Stages one photo in a stager process. */
import { StageRefusal, type Plan, type Report, type Room } from '../stager/contract.js';
import { bundleOf, createWarmProcesses, type WarmProcess, type WarmProcesses } from '../warmProcesses.js';
import type { StagerMessage, StagerOrder } from './stagerProtocol.js';

/** In a warm process the engine is compiled: a photo of 480 pixels takes three quarters of the CPU. */
const STAGERS = createWarmProcesses({
  file: bundleOf('stagerChild'),
  execArgv: [],
  mostOrders: 10,
  idleMs: 60_000,
});

export interface StagerOutcome {
  readonly plan: Plan;
  readonly room: Room;
  readonly report: Report;
}

export interface StagerListeners {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** There is a new coarse picture at `files.firstPass`. */
  readonly onFirstPass: () => void;
}

/**
 * Stages in a process of its own and waits for its answer.
 * @param stagers the processes; tests replace them
 * @param again whether a process that ends by a signal has its order done again, once: the kernel kills one when memory
 * is short, which is no fault of the photo
 * @throws StageRefusal when the photo cannot be staged; the signal's reason when it was aborted; an Error with the end
 * of the process's output when a new process failed
 */
export async function runStager(
  order: StagerOrder,
  listeners: StagerListeners,
  stagers: WarmProcesses = STAGERS,
  again = true,
): Promise<StagerOutcome> {
  const { signal } = listeners;
  signal.throwIfAborted();
  const child = stagers.take();
  const kill = () => stagers.dismiss(child);
  signal.addEventListener('abort', kill, { once: true });
  try {
    const answer = await answerOf(child, order, listeners);
    signal.throwIfAborted();
    stagers.keep(child);
    if (answer.kind === 'done') return { plan: answer.plan, room: answer.room, report: answer.report };
    throw new StageRefusal(answer.code, answer.message, answer.room);
  } catch (error) {
    if (error instanceof StageRefusal) throw error;
    kill();
    signal.throwIfAborted();
    // the cause may be a photo before this one
    if (child.orders > 1) return await runStager(order, listeners, stagers, again);
    if (again && error instanceof KilledError) return await runStager(order, listeners, stagers, false);
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}

type Answer = Extract<StagerMessage, { kind: 'done' | 'refused' }>;

/** A process ended by a signal that asks nobody to stop. */
class KilledError extends Error {}

/** They are sent to end the whole group of processes. */
const STOPS: ReadonlySet<string> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/** @throws Error when the process ends before it answers */
function answerOf(stager: WarmProcess, order: StagerOrder, listeners: StagerListeners): Promise<Answer> {
  const { process: child } = stager;
  return new Promise((resolve, reject) => {
    const listen = (message: StagerMessage) => {
      if (message.kind === 'progress') listeners.onProgress(message.share);
      else if (message.kind === 'firstPass') listeners.onFirstPass();
      else settle(() => resolve(message));
    };
    const fail = (how: string, Kind: new (message: string) => Error = Error) =>
      settle(() => reject(new Kind(`The stager ended with ${how}: ${stager.words.trim()}`)));
    const ended = (status: number | null, signal: string | null) =>
      signal === null ? fail(`status ${status}`) : fail(signal, STOPS.has(signal) ? Error : KilledError);
    const failed = ({ message }: Error) => fail(message);
    const settle = (then: () => void) => {
      child.off('message', listen).off('close', ended).off('error', failed);
      then();
    };
    child.on('message', listen).on('close', ended).on('error', failed);
    child.send(order);
  });
}
