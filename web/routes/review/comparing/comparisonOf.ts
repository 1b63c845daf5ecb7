import { choose, pairOf, roundsOfPhoto, type Pair, type RoundOfPhoto } from './comparison.js';
import type { ReviewView } from '../useReviewView.js';

export interface Comparison extends Pair {
  /** the rounds to choose from, at least two */
  readonly rounds: readonly RoundOfPhoto[];
  /** the two are on show, not one alone */
  readonly shown: boolean;
  readonly show: (on: boolean) => void;
  readonly choose: (side: keyof Pair, round: RoundOfPhoto) => void;
  /** by a seam in one picture, not beside each other */
  readonly seam: boolean;
  /** both have a picture, so that a seam can be asked for */
  readonly canSeam: boolean;
  readonly showSeam: (on: boolean) => void;
}

interface Photo {
  readonly id: string;
  readonly result: { readonly id: string } | null | undefined;
}

interface OfPhoto {
  readonly rounds: Parameters<typeof roundsOfPhoto>[0];
  readonly item: Photo | undefined;
  /** its result on show */
  readonly resultId: string | undefined;
  readonly view: ReviewView;
}

/** The comparison of two rounds of the photo on show, kept in the address; null where there are no two. */
export function comparisonOf({ rounds, item, resultId, view }: OfPhoto): Comparison | null {
  const own = roundsOfPhoto(rounds, item?.id);
  const pair = pairOf(own, { resultId, compare: view.compare });
  if (!pair) return null;
  const canSeam = !pair.left.isRemoved && !pair.right.isRemoved;
  return {
    ...pair,
    rounds: own,
    shown: view.compare !== null,
    show: (on) => {
      view.showCompare(on ? pair.left.number : null);
      view.showChanges(on);
    },
    choose: (side, round) => {
      const chosen = choose(pair, side, round);
      view.showCompare(chosen.left.number);
      view.showRound(chosen.right.resultId === item?.result?.id ? null : chosen.right.number);
    },
    seam: view.seam && canSeam,
    canSeam,
    showSeam: view.showSeam,
  };
}
