export const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof LANGUAGES)[number]['value'];

/** A program as text, by its language, with ORIGIN for the server's address. */
export type Programs = Readonly<Partial<Record<Language, string>>>;
