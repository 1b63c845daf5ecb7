/**
 * The rounds of a job, as a person counts them: only those that made a picture, each with what every image shows in it.
 * A picture that was removed with time counts; one that somebody deleted does not.
 */
import type { Prisma, StagingRound } from '../db/generated/client.js';

/** The columns of a job that determine its rounds. */
export const OF_ROUNDS = {
  items: {
    orderBy: { position: 'asc' },
    select: {
      proofMediaId: true,
      rounds: {
        where: { OR: [{ proofMediaId: { not: null } }, { removedAt: { not: null } }] },
        orderBy: { round: 'asc' },
        select: { id: true, itemId: true, round: true, proofMediaId: true, removedAt: true, createdAt: true },
      },
    },
  },
} as const satisfies Prisma.StagingJobSelect;

type Result = Pick<StagingRound, 'id' | 'itemId' | 'round' | 'proofMediaId' | 'removedAt' | 'createdAt'>;

interface ItemWithResults {
  readonly proofMediaId: string | null;
  /** those with a picture, and those whose picture was removed with time; the oldest first */
  readonly rounds: readonly Result[];
}

export interface JobRound {
  /** 1 for the first */
  readonly number: number;
  /** the `round` of `StagingRound` and `Revision` */
  readonly round: number;
  /** when the last of its pictures was recorded */
  readonly createdAt: Date;
  /** what each image shows: its newest result of this or an earlier round. An image without one is left out */
  readonly results: readonly Result[];
  /** whether all images show it: the newest round, or one that was taken up or approved */
  readonly isCurrent: boolean;
}

/** @param result null: the image has none */
const shows = (item: ItemWithResults, result: Result | null): boolean =>
  result?.removedAt == null && item.proofMediaId === (result?.proofMediaId ?? null);

export function roundsOf(items: readonly ItemWithResults[]): JobRound[] {
  const all = items.flatMap(({ rounds }) => rounds);
  const numbers = [...new Set(all.map(({ round }) => round))].toSorted((a, b) => a - b);
  return numbers.map((round, index) => {
    const shown = items.map(({ rounds }) => rounds.findLast((result) => result.round <= round) ?? null);
    return {
      number: index + 1,
      round,
      createdAt: new Date(Math.max(...all.filter((r) => r.round === round).map(({ createdAt }) => +createdAt))),
      results: shown.filter((result) => result !== null),
      isCurrent: items.every((item, at) => shows(item, shown[at] ?? null)),
    };
  });
}
