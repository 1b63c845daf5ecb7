/** What a form shows of a refusal: by field, and under `form` what is about none of them. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** What a mutation answers where it was not carried out. */
export interface Refusal {
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** @param otherwise the sentence where the server sent none */
export function problemsOf({ message, fields }: Refusal, otherwise: string): Problems {
  if (fields && fields.length > 0) return Object.fromEntries(fields.map((field) => [field.path, field.message]));
  return { form: message || otherwise };
}
