/** What the engine tells of one picture, as the pack's documents say it. */
import type { Units } from '../../shared/lengths.js';
import { rowsOf, sumOf, untouchedShare } from '../../shared/report.js';
import type { ShownReport } from '../../staging/columns/readReport.js';
import { SURFACES } from '../../stager/kinds.js';

export type PackReport = Pick<ShownReport, 'altText' | 'furniture' | 'preserved'>;

/** The part of the photo outside the furniture and its shadow that is untouched; null where nothing was counted. */
export const leftAlone = ({ preserved }: PackReport): string | null =>
  untouchedShare(sumOf(SURFACES.map((surface) => preserved[surface])));

/** Every surface with its untouched share. */
export const surfacesOf = ({ preserved }: PackReport) =>
  SURFACES.map((surface) => ({
    surface: surface.charAt(0).toUpperCase() + surface.slice(1),
    share: untouchedShare(preserved[surface]) ?? 'not in view',
  }));

/** What was added, with its sizes. */
export const addedRows = ({ furniture }: PackReport, units: Units) =>
  rowsOf(
    furniture.map(({ kind, label, size: [width, depth, height] }) => ({ kind, label, width, depth, height })),
    units,
  ).map(({ label, size }) => ({ label, size: size.text }));
