/** Rules that several inputs share, and the conversion of broken rules to errors. */
import type { StandardSchemaV1 } from '@pothos/plugin-validation';
import { z } from 'zod';
import { ValidationError } from './errors.js';

/** PostgreSQL's text type cannot store it. */
const NUL = '\0';

/** They change the direction of the text around them, so that a name could look like another. Plain marks stay. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Control characters and line separators, which one line of text must not contain. */
// oxlint-disable-next-line no-control-regex -- to be removed
const CONTROLS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- to be removed
const CONTROLS_BUT_LINES = /[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+/g;

/** @param lines whether several lines are allowed */
function withoutControls(value: string, lines: boolean): string {
  // Half of a surrogate pair is no text: PostgreSQL refuses it within lists.
  const visible = value.toWellFormed().replace(BIDI_CONTROLS, '');
  if (!lines) return visible.replace(CONTROLS, ' ');
  return visible.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(CONTROLS_BUT_LINES, ' ');
}

interface TextOptions {
  /** true: line feeds stay; otherwise it becomes one line */
  readonly lines?: boolean;
}

/**
 * Text, trimmed and without control characters, which are removed or replaced by a space.
 * @param what its name in the sentence about its length, e.g. 'The address'
 */
export function text(what: string, longest: number, { lines = false }: TextOptions = {}) {
  return z
    .string(`${what} must be text`)
    .overwrite((value) => withoutControls(value, lines))
    .trim()
    .max(longest, `${what} may have at most ${longest} characters`)
    .refine((value) => !value.includes(NUL), `${what} may not hold a NUL character`);
}

/** Text that may be left out; an empty one becomes null. */
export function optionalText(what: string, longest: number, options: TextOptions = {}) {
  return text(what, longest, options)
    .nullish()
    .transform((value) => (value === '' ? null : value));
}

/** Converts the issues of the rules to an error whose paths are those of the input's fields. */
export function validationError({ issues }: StandardSchemaV1.FailureResult): ValidationError {
  return new ValidationError(
    issues.map(({ path = [], message }) => {
      const names = path.map((part) => String(typeof part === 'object' ? part.key : part));
      return { path: names.slice(names[0] === 'input' ? 1 : 0).join('.'), message };
    }),
  );
}

/** Escapes `%` and `_` of a search text, which Prisma passes to LIKE unchanged. */
export function containing(search: string) {
  return { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
}

/** The trimmed text of a search box, or null when it is empty. */
export function searchText(search: string | null | undefined): string | null {
  return search?.replaceAll(NUL, '').trim() || null;
}
