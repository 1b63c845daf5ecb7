/** Kills processes at random moments, and starts each anew after a second or two, as systemd does. */
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../stager/random.js';
import type { Cluster, Machine } from './cluster.js';

/** Milliseconds between two kills, and until a killed process is started anew. */
const PAUSE = { least: 500, most: 4500 };
const RESTART = { least: 1000, most: 2000 };

export interface Kill {
  readonly name: string;
  readonly role: Machine['role'];
  /** of performance.now() */
  readonly at: number;
}

/** Kills for that time. @returns what was killed; all processes run again */
export async function killAtRandom(
  { machines, proxy }: Cluster,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<Kill[]> {
  const random = createRandom(seed);
  const kills: Kill[] = [];
  const restarting = new Set<Promise<void>>();
  const end = performance.now() + seconds * 1000;

  /** An API only while the other one is ready. */
  const mayDie = ({ role, url, isUp }: Machine) =>
    isUp() && (role === 'worker' || proxy.ready().filter((each) => each !== url).length > 0);

  async function restart(machine: Machine): Promise<void> {
    await wait(random.between(RESTART.least, RESTART.most));
    await machine.start();
  }

  while (performance.now() < end) {
    await wait(random.between(PAUSE.least, PAUSE.most));
    const machine = random.pick(machines);
    if (!mayDie(machine)) continue;
    kills.push({ name: machine.name, role: machine.role, at: performance.now() });
    await machine.kill();
    const restarted = restart(machine).finally(() => restarting.delete(restarted));
    restarting.add(restarted);
  }
  await Promise.all(restarting);
  return kills;
}
