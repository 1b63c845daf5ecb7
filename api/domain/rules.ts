/** Rules that several inputs share, and how a broken rule is told. */
import type { StandardSchemaV1 } from '@pothos/plugin-validation';
import { z } from 'zod';
import { ValidationError } from './errors.js';

/** PostgreSQL's text cannot hold it. */
const NUL = '\0';

/** They turn the order of what stands around them: a name could pass for another. The plain marks stay. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What no line of text has in it, and what would break it. */
// oxlint-disable-next-line no-control-regex -- to be taken out
const CONTROLS = /[\u0001-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- to be taken out
const CONTROLS_BUT_LINES = /[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+/g;

/** @param lines whether it may have several */
function withoutControls(value: string, lines: boolean): string {
  const visible = value.replace(BIDI_CONTROLS, '');
  if (!lines) return visible.replace(CONTROLS, ' ');
  return visible.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(CONTROLS_BUT_LINES, ' ');
}

interface TextOptions {
  /** true: line feeds stay; else it is one line */
  readonly lines?: boolean;
}

/**
 * Text without space around it and without control characters: they go, or a space stands for them.
 * @param what names it in the sentence about its length, e.g. 'The address'
 */
export function text(what: string, longest: number, { lines = false }: TextOptions = {}) {
  return z
    .string(`${what} must be text`)
    .overwrite((value) => withoutControls(value, lines))
    .trim()
    .max(longest, `${what} may have at most ${longest} characters`)
    .refine((value) => !value.includes(NUL), `${what} may not hold a NUL character`);
}

/** Text that may be left out; what is empty counts as null. */
export function optionalText(what: string, longest: number, options: TextOptions = {}) {
  return text(what, longest, options)
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
