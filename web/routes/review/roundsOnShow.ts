interface Result {
  readonly id: string;
  readonly itemId: string;
}

interface Round {
  readonly number: number;
  /** whether it is what all photos show */
  readonly isCurrent: boolean;
  /** what each photo shows in it; those without a picture are left out */
  readonly results: readonly Result[];
}

interface Photo {
  readonly id: string;
  /** what it shows unless a round is asked for */
  readonly result: { readonly id: string } | null | undefined;
}

interface Asked<OfJob extends Round> {
  /** the oldest first */
  readonly rounds: readonly OfJob[];
  readonly items: readonly Photo[];
  /** place of the photo on show */
  readonly place: number;
  /** number of the round that a person asks for; null: none */
  readonly asked: number | null;
}

interface OnShow<OfJob extends Round> {
  /** of the photo on show; null when no round has a picture yet */
  readonly round: OfJob | null;
  /** the round whose picture the photo shows unless another is asked for */
  readonly current: OfJob | null;
  /** what each photo shows; those without a picture are left out */
  readonly results: readonly OfJob['results'][number][];
  /** of the photo on show */
  readonly result: OfJob['results'][number] | null;
  /** whether that is what the photo shows unless another round is asked for */
  readonly isCurrent: boolean;
  /** the round in which all photos are shown; null: each in its own */
  readonly ofAll: OfJob | null;
}

/** Which round of a job is on show, for the photo on show and for all. */
export function roundsOnShow<OfJob extends Round>({ rounds, items, place, asked }: Asked<OfJob>): OnShow<OfJob> {
  const item = items[place];
  const chosen = rounds.find(({ number }) => number === asked) ?? null;
  const own = rounds.findLast(({ results }) => results.some(({ id }) => id === item?.result?.id));
  const current = own ?? rounds.at(-1) ?? null;
  const all = new Map(rounds.flatMap(({ results }) => results.map((result) => [result.id, result] as const)));
  const results = chosen?.results ?? items.flatMap((one) => all.get(one.result?.id ?? '') ?? []);
  const result = results.find(({ itemId }) => itemId === item?.id) ?? null;
  const isCurrent = (result?.id ?? null) === (item?.result?.id ?? null);
  const ofAll = chosen ?? rounds.find((round) => round.isCurrent) ?? null;
  return { round: chosen ?? current, current, results, result, isCurrent, ofAll };
}
