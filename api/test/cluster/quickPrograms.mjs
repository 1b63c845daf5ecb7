/**
 * For a worker under test, which loads it first (`node --import`): its programs stage a photo within a second or two,
 * where the engine takes fifteen seconds of a core. So a storm of two minutes meets hundreds of photos.
 */
import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const { fork } = processes;
const quick = fileURLToPath(new URL('quickProgram.mjs', import.meta.url));

/** @param {string | URL} file @param {any[]} rest */
processes.fork = (file, ...rest) => fork(/(stager|suggest)Child\.mjs$/.test(String(file)) ? quick : file, ...rest);
syncBuiltinESMExports();
