import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Raster } from '../contract.js';
import { lightRoom } from '../light/roomLights.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import { createWorkerPool } from './workerPool.js';
import type { WorkerPlan } from './workerPlan.js';

const ROOM = frontalRoom(60, 40);
/** A photo of one colour, in warm or cool light. */
const photo = (light: 'warm' | 'cool'): Raster => {
  const colour = light === 'warm' ? [200, 150, 100] : [100, 150, 200];
  return { width: 60, height: 40, data: Uint8Array.from({ length: 60 * 40 * 3 }, (_, at) => colour[at % 3]) };
};

it('does not take an answer that a closed pool left open for its own', async () => {
  const first = createWorkerPool({ threads: 1 });
  const left = first.readLight(photo('warm'), ROOM).catch(() => null);
  await first.close();
  const second = createWorkerPool({ threads: 1 });
  const { map } = await second.readLight(photo('cool'), ROOM);
  await Promise.all([second.close(), left]);
  expect(map).toEqual(lightRoom(photo('cool'), ROOM).map);
});

it('starts new workers after an aborted rendering', async () => {
  const abort = new AbortController();
  const first = createWorkerPool({ threads: 1, signal: abort.signal });
  const reading = first.readLight(photo('warm'), ROOM);
  abort.abort(new Error('Enough.'));
  await expect(reading).rejects.toThrow('Enough.');
  await first.close();
  const second = createWorkerPool({ threads: 1 });
  expect((await second.readLight(photo('cool'), ROOM)).map).toEqual(lightRoom(photo('cool'), ROOM).map);
  await second.close();
});

it('reports a worker that ended before it was asked', async () => {
  const pool = createWorkerPool({ threads: 1 });
  const broken = {} as WorkerPlan;
  pool.prepare(broken);
  await expect(pool.run({ kind: 'shade', samples: { from: 0, to: 1 } })).rejects.toThrow(TypeError);
  // its exit follows its error
  await setTimeout(500);
  await expect(pool.readLight(photo('warm'), ROOM)).rejects.toThrow(TypeError);
  await pool.close();
}, 20_000);
