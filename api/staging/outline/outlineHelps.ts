import type { RefusalCode } from '../../stager/contract.js';
import type { ShownReport } from '../columns/readReport.js';

/** Refusals that a drawn floor can answer. */
const REFUSALS: readonly RefusalCode[] = ['no_floor', 'low_confidence', 'not_a_room', 'nothing_fits'];
/** Warnings of a reading that somebody should check. */
const WARNINGS = ['low_confidence', 'scale_assumed'];

interface Outcome {
  readonly failureCode: string | null;
  /** of the proof that is shown */
  readonly report: ShownReport | null;
}

/** Whether an image would be staged, or staged better, if somebody drew its floor. */
export function outlineHelps({ failureCode, report }: Outcome): boolean {
  if (failureCode !== null) return REFUSALS.some((code) => code === failureCode);
  return report?.warnings.some(({ code }) => WARNINGS.includes(code)) ?? false;
}
