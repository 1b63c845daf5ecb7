/** A pool of idle cleaning processes: starting one takes half a second of a core. */
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { HEAP_MB } from './limits.js';

const PROGRAM = new URL('./cleanChild.ts', import.meta.url);
const LOW_PRIORITY = 10;
/** Milliseconds until an idle process is ended. */
const IDLE_MS = 30_000;
/** Files per process: its memory becomes fragmented. */
const MOST_FILES = 20;
const ERROR_TAIL = 2000;

export interface Child {
  readonly process: ChildProcess;
  /** the end of its output */
  words(): string;
  files: number;
}

interface Waiting {
  readonly child: Child;
  readonly timer: NodeJS.Timeout;
}

const idle: Waiting[] = [];

/** Takes an idle process, or starts one. */
export function takeChild(): Child {
  const waiting = idle.pop();
  if (!waiting) return startChild();
  const { child, timer } = waiting;
  clearTimeout(timer);
  child.process.off('close', forget);
  if (child.process.exitCode !== null || child.process.signalCode !== null) return takeChild();
  hold(child.process, true);
  child.files++;
  return child;
}

/** Returns a process to the pool; idle processes do not keep the server alive. */
export function keepWarm(child: Child): void {
  if (child.files >= MOST_FILES) return dismiss(child);
  hold(child.process, false);
  child.process.once('close', forget);
  const timer = setTimeout(() => {
    forget.call(child.process);
    dismiss(child);
  }, IDLE_MS).unref();
  idle.push({ child, timer });
}

/** Ends all idle processes, so that the next ones start with the present environment. */
export function dismissIdle(): void {
  for (const { child, timer } of idle.splice(0)) {
    clearTimeout(timer);
    dismiss(child);
  }
}

export function dismiss({ process: child }: Child): void {
  child.kill('SIGKILL');
}

/** Removes a process that ended while idle. */
function forget(this: ChildProcess): void {
  const at = idle.findIndex(({ child }) => child.process === this);
  const found = idle[at];
  if (!found) return;
  clearTimeout(found.timer);
  idle.splice(at, 1);
}

function startChild(): Child {
  const execArgv = [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx'];
  const child = fork(PROGRAM, { execArgv, stdio: 'pipe' });
  // Set at once, so that threads that it starts inherit it.
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-ERROR_TAIL)));
  child.stdout?.resume();
  return { process: child, words: () => words, files: 1 };
}

/** Sets whether the process keeps the server alive. */
function hold(child: ChildProcess, held: boolean): void {
  const ways = [child, child.channel, child.stdout, child.stderr] as readonly (Holding | null | undefined)[];
  for (const way of ways) {
    if (held) way?.ref?.();
    else way?.unref?.();
  }
}

/** Processes, channels and pipes. */
interface Holding {
  ref?(): void;
  unref?(): void;
}
