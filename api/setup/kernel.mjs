/** Compiles the ray tracing kernel (AssemblyScript, SIMD) to .build/kernel.wasm. prepare.mjs calls it when stale. */
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import { root, say } from './steps.mjs';

const source = 'api/stager/kernel/index.as.ts';
const target = '.build/kernel.wasm';
const half = `${target}.${process.pid}`;

mkdirSync(join(root, '.build'), { recursive: true });
// one memory for all threads: kernelMemory.ts makes it as large as the scene needs
const memory = ['--importMemory', '--sharedMemory', '--initialMemory', '2', '--maximumMemory', '65536'];
const optimised = ['--runtime', 'stub', '--enable', 'simd', '--enable', 'threads', '-O3', '--noAssert', ...memory];
const { error, stderr } = await asc.main([source, '--baseDir', root, '--outFile', half, ...optimised]);
if (error) {
  say(stderr.toString());
  process.exit(1);
}
// renamed at the end, because another process may be loading it
renameSync(join(root, half), join(root, target));
