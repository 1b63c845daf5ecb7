import type { HistogramOf } from './metrics.js';

/** Seconds since a time of `performance.now()`. */
export const secondsSince = (began: number) => (performance.now() - began) / 1000;

/**
 * Does the work and observes its seconds.
 * @param labelsOf names how it ended: with this error, or without one (null)
 * @throws what the work throws
 */
export async function timed<Labels, Result>(
  histogram: HistogramOf<Labels>,
  labelsOf: (error: unknown) => Labels,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  let failure: unknown = null;
  try {
    return await work();
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    histogram.observe(labelsOf(failure), secondsSince(began));
  }
}

/** The usual names of an end. @param isRefusal whether the error is the sender's fault, not ours */
export function outcomeOf(error: unknown, isRefusal: (error: unknown) => boolean): 'done' | 'refused' | 'failed' {
  if (error === null) return 'done';
  return isRefusal(error) ? 'refused' : 'failed';
}
