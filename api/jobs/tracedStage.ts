import { NO_TRACES, type Traces } from '../watching/traces.js';
import type { StagerListeners, runStager } from './runStager.js';
import type { StagerOrder } from './stagerProtocol.js';

/** Stages a photo as a span, with the steps that its report names within it. */
export async function tracedStage(
  traces: Traces,
  stage: typeof runStager,
  order: StagerOrder,
  listeners: StagerListeners,
): ReturnType<typeof runStager> {
  if (traces === NO_TRACES) return stage(order, listeners);
  return traces.within({ name: 'stager' }, async () => {
    let began = Date.now();
    const onProgress = (share: number) => {
      // the first sign of the process, when its clock starts
      if (share === 0) began = Date.now();
      listeners.onProgress(share);
    };
    const outcome = await stage(order, { ...listeners, onProgress });
    for (const [step, wallMs] of Object.entries(outcome.report.timings)) {
      traces.record({ name: `stager ${step}` }, { began, ended: began + wallMs });
      began += wallMs;
    }
    return outcome;
  });
}
