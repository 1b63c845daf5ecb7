import type { RefusalCode } from '../../stager/contract.js';
import type { ShownReport } from '../columns/readReport.js';

/** Refusals that a drawn floor can resolve. */
const REFUSALS: readonly RefusalCode[] = ['no_floor', 'low_confidence', 'not_a_room', 'nothing_fits'];
/** Warnings that a person should check with a drawn floor. */
const WARNINGS = ['low_confidence', 'scale_assumed'];

interface Outcome {
  readonly failureCode: string | null;
  /** of the shown proof */
  readonly report: ShownReport | null;
}

/** Whether a drawn floor would make the image stageable, or improve it. */
export function outlineHelps({ failureCode, report }: Outcome): boolean {
  if (failureCode !== null) return REFUSALS.some((code) => code === failureCode);
  return report?.warnings.some(({ code }) => WARNINGS.includes(code)) ?? false;
}
