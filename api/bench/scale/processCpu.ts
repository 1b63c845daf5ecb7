/** CPU of processes by Linux's /proc, in milliseconds. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const TICK_MS = 10;

/** The fields of /proc/PID/stat after the name, which may contain spaces. */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly children: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    return { parent, own: user + system, children: childUser + childSystem };
  } catch {
    return null; // it has ended
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

export const cpuOf = (pid: number): number => (statOf(pid)?.own ?? 0) * TICK_MS;

/** Of a process, of its children, and of those that have ended. */
export function cpuOfFamily(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const living = pids.map((name) => statOf(Number(name))).filter((stat) => stat?.parent === pid);
  return (own.own + own.children + living.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)) * TICK_MS;
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}
