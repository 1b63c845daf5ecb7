/** Stages one photo in a stager process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StageRefusal, type Plan, type Report, type Room } from '../stager/contract.js';
import type { StagerMessage, StagerOrder } from './stagerProtocol.js';

const PROGRAM = new URL('./stagerChild.ts', import.meta.url);
const ERROR_TAIL = 4000;

export interface StagerOutcome {
  readonly plan: Plan;
  readonly room: Room;
  readonly report: Report;
}

interface StagerListeners {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** There is a new coarse picture at `files.firstPass`. */
  readonly onFirstPass: () => void;
}

/**
 * Stages in a process of its own and waits for its end.
 * @param program the process's program; tests replace it
 * @throws StageRefusal when the photo cannot be staged; the signal's reason when it was aborted; an Error with the end
 * of the process's output when it failed
 */
export async function runStager(
  order: StagerOrder,
  listeners: StagerListeners,
  program: URL = PROGRAM,
): Promise<StagerOutcome> {
  const { signal, onProgress, onFirstPass } = listeners;
  signal.throwIfAborted();
  const child = fork(program, { execArgv: ['--import', 'tsx'], serialization: 'advanced', stdio: 'pipe' });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-ERROR_TAIL)));
  child.stdout?.resume();

  let outcome: StagerOutcome | null = null;
  let refusal: StageRefusal | null = null;
  child.on('message', (message: StagerMessage) => {
    if (message.kind === 'progress') onProgress(message.share);
    if (message.kind === 'firstPass') onFirstPass();
    if (message.kind === 'done') outcome = { plan: message.plan, room: message.room, report: message.report };
    if (message.kind === 'refused') refusal = new StageRefusal(message.code, message.message, message.room);
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  try {
    child.send(order);
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    signal.throwIfAborted();
    if (outcome && code === 0) return outcome;
    throw refusal ?? new Error(`The stager ended with ${killedBy ?? `status ${code}`}: ${words.trim()}`);
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}
