/** The clean-up of the lights on a worker's own disk: a message of the queue would reach one worker only. */
import type { Services } from '../services.js';
import { lightsFolder, removeUnusedLights } from './keptLights.js';

const HOUR_MS = 60 * 60 * 1000;

export interface Tending {
  /** Resolves when nothing is being removed any more. */
  stop(): Promise<void>;
}

/** Removes unused lights now and every hour, until it is stopped. It does not keep the process alive. */
export function tendLights({ env, log }: Pick<Services, 'env' | 'log'>): Tending {
  const clean = () =>
    removeUnusedLights(lightsFolder(env.dataDir)).catch((error: unknown) =>
      log.warn({ err: error }, 'unused lights could not be removed; the next hour tries again'),
    );
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await cleaning;
    },
  };
}
