/**
 * The statuses that the schema gives a kind of thing, each with how it is shown.
 * @param shown by the schema's names, in the order in which a select offers them
 * @param unknown how a status is shown that this version does not know
 */
export function statuses<Status extends string, Shown extends { readonly label: string }>(
  shown: Readonly<Record<Status, Shown>>,
  unknown: Shown,
) {
  const isKnown = (status: string): status is Status => Object.hasOwn(shown, status);
  return {
    isKnown,
    show: (status: string): Shown => (isKnown(status) ? shown[status] : unknown),
    /** Items of a select. */
    items: Object.entries<Shown>(shown).map(([value, { label }]) => ({ value, label })),
  };
}
