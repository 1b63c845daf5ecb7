import { setTimeout as wait } from 'node:timers/promises';
import type { SpawnedServer } from '../test/spawnServer.ts';

/**
 * The demo account that a server started with DEMO=1 prints after it has reported that it is ready.
 * @param patience milliseconds
 * @throws Error when none is printed in that time
 */
export async function printedAccount(
  { output }: Pick<SpawnedServer, 'output'>,
  { patience = 10_000 } = {},
): Promise<{ readonly email: string; readonly password: string }> {
  const until = Date.now() + patience;
  for (;;) {
    const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(output()) ?? [];
    if (email !== undefined && password !== undefined) return { email, password };
    if (Date.now() >= until) break;
    await wait(50);
  }
  const seconds = patience / 1000;
  throw new Error(`The server printed no demo account within ${seconds} s. Is DEMO=1 set? It printed:\n${output()}`);
}
