/** What the server had against a change of an invoice. */
export interface Refusal {
  /** by field of the form; an item's problem is the list's */
  readonly fields: Readonly<Record<string, string>>;
  /** where it concerns no field */
  readonly message: string | null;
}

interface Problem {
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** Of several problems with one field the first is told. */
export function refusalOf({ message, fields }: Problem): Refusal {
  if (!fields) return { fields: {}, message: message ?? null };
  const named = fields.map(({ path, message: words }) => [path.replace(/^items\b.*/, 'items'), words]);
  return { fields: Object.fromEntries(named.toReversed()), message: null };
}

/** No answer came. */
export const nothingSaid: Refusal = { fields: {}, message: null };
