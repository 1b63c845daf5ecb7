interface Pinned {
  readonly id: string;
  readonly x: number | null | undefined;
  readonly y: number | null | undefined;
  readonly resultId: string | null | undefined;
}

/** The numbers of the comments that are pinned to the picture of a result, by their ids. */
export function numbersOfPins(comments: readonly Pinned[], resultId: string | null): ReadonlyMap<string, number> {
  const pinned = comments.filter(({ x, y, resultId: of }) => of === resultId && x != null && y != null);
  return new Map(pinned.map(({ id }, index) => [id, index + 1]));
}
