import { expect, it } from 'vitest';
import type { Raster } from '../contract.js';
import { lightRoom } from '../light/roomLights.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import { createWorkerPool } from './workerPool.js';

const ROOM = frontalRoom(60, 40);
const photo = (value: number): Raster => ({ width: 60, height: 40, data: new Uint8Array(60 * 40 * 3).fill(value) });

it('does not take an answer that a closed pool left open for its own', async () => {
  const first = createWorkerPool({ threads: 1 });
  const left = first.readLight(photo(60), ROOM).catch(() => null);
  await first.close();
  const second = createWorkerPool({ threads: 1 });
  const { asSeen, ambient } = await second.readLight(photo(200), ROOM);
  await Promise.all([second.close(), left]);
  const expected = lightRoom(photo(200), ROOM);
  expect({ asSeen, ambient }).toEqual({ asSeen: expected.asSeen, ambient: expected.ambient });
});

it('starts new workers after an aborted rendering', async () => {
  const abort = new AbortController();
  const first = createWorkerPool({ threads: 1, signal: abort.signal });
  const reading = first.readLight(photo(60), ROOM);
  abort.abort(new Error('Enough.'));
  await expect(reading).rejects.toThrow('Enough.');
  await first.close();
  const second = createWorkerPool({ threads: 1 });
  expect((await second.readLight(photo(200), ROOM)).ambient).toEqual(lightRoom(photo(200), ROOM).ambient);
  await second.close();
});
