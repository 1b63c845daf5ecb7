/** The stager's build products: the ray tracing kernel and the code of its worker threads. */
import { ensure, run } from './steps.mjs';

/** @type {(name: string) => () => void} */
const script = (name) => () => run(process.execPath, [`api/setup/${name}`], { quiet: true });

/** Builds the missing or stale ones. */
export function prepareEngine() {
  ensure({
    name: 'ray tracing kernel',
    inputs: ['api/stager/kernel', 'api/setup/kernel.mjs', 'package-lock.json'],
    outputs: ['.build/kernel.wasm'],
    run: script('kernel.mjs'),
  });
  ensure({
    name: 'render worker',
    inputs: [
      'api/stager/render',
      'api/stager/light',
      'api/stager/mesh',
      'api/stager/photo',
      'api/stager/room/camera',
      'api/shared',
      'api/stager/kernel',
      'api/setup/renderWorker.mjs',
      'package-lock.json',
    ],
    outputs: ['.build/renderWorker.mjs'],
    run: script('renderWorker.mjs'),
  });
}
