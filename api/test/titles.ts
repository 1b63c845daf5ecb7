import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const TITLE = /^\s*(?:(?:it|test|describe)\b.*|\]\))\((['"`])((?:\\.|(?!\1).)*)\1, /gm;

/** The titles of a test file's tests, as they are written. @param file from the project's root */
export function titlesOf(file: string): string[] {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  return [...text.matchAll(TITLE)].map(([, , title]) => title.replaceAll("\\'", "'"));
}
