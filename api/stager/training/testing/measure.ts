/** Precision and recall of openings on labelled walls: by area, and by number. */
import type { Opening } from '../../contract.js';
import type { LabelledWall } from '../examples.js';

/** Square metres of a kind on all walls: true, claimed, and both. Numbers of openings likewise. */
export interface Tally {
  readonly area: { readonly truth: number; readonly claimed: number; readonly both: number };
  readonly count: { readonly truth: number; readonly found: number; readonly claimed: number; readonly right: number };
}

/** Least intersection over union of a claim and the same opening. */
const SAME = 0.5;

const NOTHING: Tally = {
  area: { truth: 0, claimed: 0, both: 0 },
  count: { truth: 0, found: 0, claimed: 0, right: 0 },
};

export const coverage = ({ area }: Tally): number => (area.truth ? area.both / area.truth : 1);
export const precision = ({ area }: Tally): number => (area.claimed ? area.both / area.claimed : 1);
export const found = ({ count }: Tally): number => (count.truth ? count.found / count.truth : 1);
export const right = ({ count }: Tally): number => (count.claimed ? count.right / count.claimed : 1);

type Patch = Pick<Opening, 'from' | 'to' | 'bottom' | 'top'>;

const areaOf = (p: Patch): number => (p.to - p.from) * (p.top - p.bottom);

function overlap(a: Patch, b: Patch): number {
  const width = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param claims what was found on the wall, of any kind; those of one kind do not overlap */
export function tally({ look, truths }: LabelledWall, claims: readonly Opening[], kind: Opening['kind']): Tally {
  const { wall } = look;
  const own = truths
    .filter((truth) => truth.kind === kind)
    .map(({ cells, shown }) => ({
      shown,
      from: wall.along(cells.left),
      to: wall.along(cells.right),
      bottom: wall.level(cells.bottom),
      top: wall.level(cells.top),
    }));
  const shown = own.filter((truth) => truth.shown);
  // openings that are hardly visible count neither for nor against
  const judged = claims.filter(
    (claim) => claim.kind === kind && !own.some((truth) => !truth.shown && overlap(claim, truth) > 0),
  );
  const same = (a: Patch, b: Patch) => overlap(a, b) >= SAME * (areaOf(a) + areaOf(b) - overlap(a, b));
  const sum = (patches: readonly Patch[]) => patches.reduce((total, patch) => total + areaOf(patch), 0);
  const both = shown.reduce((total, a) => total + judged.reduce((part, b) => part + overlap(a, b), 0), 0);
  return {
    area: { truth: sum(shown), claimed: sum(judged), both },
    count: {
      truth: shown.length,
      found: shown.filter((a) => judged.some((b) => same(a, b))).length,
      claimed: judged.length,
      right: judged.filter((b) => shown.some((a) => same(a, b))).length,
    },
  };
}

export const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (a, b) => ({
      area: {
        truth: a.area.truth + b.area.truth,
        claimed: a.area.claimed + b.area.claimed,
        both: a.area.both + b.area.both,
      },
      count: {
        truth: a.count.truth + b.count.truth,
        found: a.count.found + b.count.found,
        claimed: a.count.claimed + b.count.claimed,
        right: a.count.right + b.count.right,
      },
    }),
    NOTHING,
  );
