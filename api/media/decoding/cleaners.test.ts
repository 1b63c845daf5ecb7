import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { noise } from '../../test/factories.js';
import { cleanApart } from './cleanApart.js';
import { CLEANERS } from './cleaners.js';

const folder = mkdtempSync(join(tmpdir(), 'showhome-warm-'));
const log = pino({ level: 'silent' });
afterAll(() => {
  CLEANERS.dismissIdle();
  rmSync(folder, { recursive: true, force: true });
});

it('a process that reads many files leaks no listeners and prints no warning', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  const source = join(folder, 'sent');
  await noise(64, 48).jpeg().toFile(source);
  const order = { source, target: join(folder, 'clean'), mimeType: 'image/jpeg' } as const;
  CLEANERS.dismissIdle();
  for (let file = 0; file < 12; file++) await cleanApart(order, log);
  const child = CLEANERS.take();
  expect(child.orders).toBe(13);
  const events = ['message', 'close', 'error', 'exit', 'disconnect'];
  expect(events.map((event) => child.process.listenerCount(event))).toEqual([0, 0, 0, 0, 0]);
  CLEANERS.keep(child);
  await wait(100); // warnings are printed later
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});
