/** A round that made a picture of a photo. */
export interface RoundOfPhoto {
  readonly number: number;
  readonly resultId: string;
  /** its picture was removed, long after the delivery */
  readonly isRemoved: boolean;
}

interface Result {
  readonly id: string;
  readonly itemId: string;
  readonly removedAt: string | null | undefined;
}

interface Round {
  readonly number: number;
  readonly results: readonly Result[];
}

/** The rounds with a picture of their own of a photo, the oldest first: the others show one of a round before. */
export function roundsOfPhoto(rounds: readonly Round[], itemId: string | undefined): readonly RoundOfPhoto[] {
  const own = rounds.flatMap(({ number, results }) =>
    results
      .filter((result) => result.itemId === itemId)
      .map(({ id, removedAt }) => ({ number, resultId: id, isRemoved: Boolean(removedAt) })),
  );
  return own.filter(({ resultId }, at) => own.findIndex((one) => one.resultId === resultId) === at);
}

interface Asked {
  /** the result on show */
  readonly resultId: string | undefined;
  /** number of the round that it is compared with; null: none is asked for */
  readonly compare: number | null;
}

export interface Pair {
  readonly left: RoundOfPhoto;
  readonly right: RoundOfPhoto;
}

/** The rounds to compare: the one on show, with the one asked for or one beside it; null: there are no two. */
export function pairOf(rounds: readonly RoundOfPhoto[], { resultId, compare }: Asked): Pair | null {
  const at = Math.max(
    0,
    rounds.findIndex((round) => round.resultId === resultId),
  );
  const right = rounds[at];
  const asked = rounds.find(({ number }) => number === compare && number !== right?.number);
  const left = asked ?? rounds[at - 1] ?? rounds[at + 1];
  return left && right ? { left, right } : null;
}

/** The pair after one side was chosen: where the other side has that round already, both change places. */
export function choose({ left, right }: Pair, side: keyof Pair, round: RoundOfPhoto): Pair {
  if (side === 'left') return { left: round, right: round.number === right.number ? left : right };
  return { left: round.number === left.number ? right : left, right: round };
}
