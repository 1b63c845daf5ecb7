/** A pool of idle child processes of one program: to start one takes a second of a core, to warm it up several more. */
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

const LOW_PRIORITY = 10;
const ERROR_TAIL = 4000;

interface Program {
  readonly file: URL;
  /** arguments of Node */
  readonly execArgv: readonly string[];
  /** orders per process: its memory becomes fragmented */
  readonly mostOrders: number;
  /** milliseconds until an idle process is ended */
  readonly idleMs: number;
}

export interface WarmProcess {
  readonly process: ChildProcess;
  /** orders that it was taken for */
  orders: number;
  /** the end of its output since it was taken */
  words: string;
}

export interface WarmProcesses {
  /** Takes an idle process, or starts one. */
  take(): WarmProcess;
  /** Returns a process to the pool after it has answered; idle processes do not keep the server alive. */
  keep(child: WarmProcess): void;
  /** Ends a process that failed, or that is not to go on. */
  dismiss(child: WarmProcess): void;
  /** Ends all idle processes, so that the next ones start with the present environment. */
  dismissIdle(): void;
}

/** A program's bundle, see setup/programs.mjs. */
export const bundleOf = (name: 'stagerChild' | 'cleanChild' | 'suggestChild') =>
  new URL(`../.build/programs/${name}.mjs`, import.meta.url);

export function createWarmProcesses(program: Program): WarmProcesses {
  const idle: { readonly child: WarmProcess; readonly timer: NodeJS.Timeout }[] = [];

  /** Removes a process that ended while idle. */
  function forget(this: ChildProcess): void {
    const at = idle.findIndex(({ child }) => child.process === this);
    const found = idle[at];
    if (!found) return;
    clearTimeout(found.timer);
    idle.splice(at, 1);
  }

  const dismiss = ({ process: child }: WarmProcess): void => void child.kill('SIGKILL');

  function take(): WarmProcess {
    const waiting = idle.pop();
    if (!waiting) return start(program);
    const { child, timer } = waiting;
    clearTimeout(timer);
    child.process.off('close', forget);
    if (child.process.exitCode !== null || child.process.signalCode !== null) return take();
    hold(child.process, true);
    child.words = '';
    child.orders++;
    return child;
  }

  function keep(child: WarmProcess): void {
    if (child.orders >= program.mostOrders) return dismiss(child);
    hold(child.process, false);
    child.process.once('close', forget);
    const timer = setTimeout(() => {
      forget.call(child.process);
      dismiss(child);
    }, program.idleMs).unref();
    idle.push({ child, timer });
  }

  function dismissIdle(): void {
    for (const { child, timer } of idle.splice(0)) {
      clearTimeout(timer);
      dismiss(child);
    }
  }

  return { take, keep, dismiss, dismissIdle };
}

function start({ file, execArgv }: Program): WarmProcess {
  const process = fork(file, {
    execArgv: ['--enable-source-maps', ...execArgv],
    serialization: 'advanced',
    stdio: 'pipe',
  });
  // Set at once, so that threads that it starts inherit it.
  if (process.pid !== undefined) setPriority(process.pid, LOW_PRIORITY);
  const child: WarmProcess = { process, orders: 1, words: '' };
  process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    child.words = (child.words + text).slice(-ERROR_TAIL);
  });
  process.stdout?.resume();
  return child;
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
