/** Rules that several inputs share, and how a broken rule is told. */
import type { StandardSchemaV1 } from '@pothos/plugin-validation';
import { z } from 'zod';
import { ValidationError } from './errors.js';

/** PostgreSQL's text cannot hold it. */
const NUL = '\0';

/**
 * Text without space around it.
 * @param what names it in the sentence about its length, e.g. 'The address'
 */
export function text(what: string, longest: number) {
  return z
    .string(`${what} must be text`)
    .trim()
    .max(longest, `${what} may have at most ${longest} characters`)
    .refine((value) => !value.includes(NUL), `${what} may not hold a NUL character`);
}

/** Text that may be left out; what is empty counts as null. */
export function optionalText(what: string, longest: number) {
  return text(what, longest)
    .nullish()
    .transform((value) => (value === '' ? null : value));
}

/** Turns what the rules found into the answer: the paths are those of the input's fields. */
export function validationError({ issues }: StandardSchemaV1.FailureResult): ValidationError {
  return new ValidationError(
    issues.map(({ path = [], message }) => {
      const names = path.map((part) => String(typeof part === 'object' ? part.key : part));
      return { path: names.slice(names[0] === 'input' ? 1 : 0).join('.'), message };
    }),
  );
}

/** `%` and `_` in what a person looks for are meant literally: Prisma hands them to LIKE as they are. */
export function containing(search: string) {
  return { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
}

/** What a person typed into a search box, or null where there is nothing to look for. */
export function searchText(search: string | null | undefined): string | null {
  return search?.replaceAll(NUL, '').trim() || null;
}
