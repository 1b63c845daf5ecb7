/**
 * `npm run bench:delivery`: what a pack of 20 photos of 12 megapixels costs: time to its first byte and memory when its
 * pictures are ready, the memory of the worker that makes them, and the CPU time of a picture with label, QR code and
 * resize. Each is measured in a process of its own. Fails if a target is missed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTargets } from './scale/targets.js';
import type { Figures } from './deliveryProbe.js';

const TARGETS = { firstByteMs: 300, megabytes: 300, cpuMs: 1000 } as const;
const PROBE = fileURLToPath(new URL('deliveryProbe.ts', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'bench-delivery-'));

async function probe<Kind extends keyof Figures>(kind: Kind): Promise<Figures[Kind]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROBE, kind, folder]);
  return JSON.parse(stdout);
}

const { hold, close } = openTargets();
try {
  await probe('prepare');
  const { megabytes: idle } = await probe('idle');
  console.log(`A process that has loaded the code, and does nothing: ${idle.toFixed(0)} MB.`);
  const ready = await probe('ready');
  console.log(`\nA pack of 20 photos at full size, its pictures ready: ${(ready.bytes / 1e6).toFixed(0)} MB.`);
  hold('first byte', ready.firstByteMs, TARGETS.firstByteMs, { unit: 'ms' });
  hold('peak memory beyond idle', ready.peakMegabytes - idle, TARGETS.megabytes, { unit: 'MB' });
  console.log(`whole pack: ${(ready.wallMs / 1000).toFixed(1)} s`);
  const made = await probe('made');
  console.log('\nThe worker that makes its files.');
  hold('peak memory beyond idle', made.peakMegabytes - idle, TARGETS.megabytes, { unit: 'MB' });
  console.log(`whole pack: ${(made.wallMs / 1000).toFixed(1)} s`);
  console.log('\nA staged picture of 12 megapixels, labelled with a QR code.');
  const { fullMs, mlsMs, drawnMs } = await probe('picture');
  hold('CPU of label, QR code and resize to MLS size', drawnMs, TARGETS.cpuMs, { unit: 'ms' });
  console.log(`with reading the PNG and writing the JPEG: MLS ${mlsMs.toFixed(0)} ms, full ${fullMs.toFixed(0)} ms`);
  close();
} finally {
  await rm(folder, { recursive: true });
}
