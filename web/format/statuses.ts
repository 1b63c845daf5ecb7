/**
 * The statuses that the schema gives something, each with how it is shown.
 * @param shown by the schema's names, in the order in which a choice offers them
 * @param unknown how one is shown that this version does not know
 */
export function statuses<Status extends string, Shown extends { readonly label: string }>(
  shown: Readonly<Record<Status, Shown>>,
  unknown: Shown,
) {
  const isKnown = (status: string): status is Status => Object.hasOwn(shown, status);
  return {
    isKnown,
    show: (status: string): Shown => (isKnown(status) ? shown[status] : unknown),
    /** What a choice offers. */
    items: Object.entries<Shown>(shown).map(([value, { label }]) => ({ value, label })),
  };
}
