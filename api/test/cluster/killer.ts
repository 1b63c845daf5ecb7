/** Kills processes at random moments, and starts each anew after a second or two, as systemd does. */
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../stager/random.js';
import type { Cluster, Machine } from './cluster.js';

/** Milliseconds between two kills, and until a killed process is started anew. */
const PAUSE = { least: 500, most: 4500 };
const MOST_STARTS = 5;
const RESTART = { least: 1000, most: 2000 };

export interface Kill {
  readonly name: string;
  readonly role: Machine['role'];
  /** of performance.now() */
  readonly at: number;
}

interface Storming {
  readonly seed: number;
  readonly seconds: number;
  /** ends it early */
  readonly isOver: () => boolean;
}

/** Kills for that time. @returns what was killed; all processes run again */
export async function killAtRandom({ machines, proxy }: Cluster, { seed, seconds, isOver }: Storming): Promise<Kill[]> {
  const random = createRandom(seed);
  const kills: Kill[] = [];
  const restarting: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;

  /** An API only while another one is ready. */
  const mayDie = (machine: Machine) =>
    machine.isUp() &&
    (machine.role === 'worker' ||
      machines.some((other) => other !== machine && other.isUp() && proxy.ready().includes(other.url)));

  /** Tries again where it cannot start, as when its port was lent to an outgoing connection meanwhile. */
  async function restart(machine: Machine): Promise<void> {
    for (let tries = 1; !machine.isUp(); tries++) {
      await wait(random.between(RESTART.least, RESTART.most));
      await machine.start().catch((error: unknown) => {
        if (tries === MOST_STARTS) throw error;
      });
    }
  }

  while (performance.now() < end && !isOver()) {
    await wait(random.between(PAUSE.least, PAUSE.most));
    const machine = random.pick(machines);
    if (!mayDie(machine)) continue;
    kills.push({ name: machine.name, role: machine.role, at: performance.now() });
    await machine.kill();
    const restarted = restart(machine);
    restarted.catch(() => {}); // looked at when the storm is over
    restarting.push(restarted);
  }
  await Promise.all(restarting);
  return kills;
}
