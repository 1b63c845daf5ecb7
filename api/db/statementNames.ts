/**
 * Names for statements that are asked again and again, so that PostgreSQL parses and plans them once per connection:
 * for a page's statement with all its joins, planning takes longer than running it.
 */

/** Uses after which a statement gets a name: lists of ids make many texts that are never seen again. */
const USES = 5;
/** Each connection keeps each named statement with its plan for ever, a large one in some hundred kilobytes. */
const MOST_NAMES = 200;
/** Unnamed texts whose uses are counted. */
const MOST_COUNTED = 1000;

/**
 * A list: the plan that is kept does not know how many rows the list wants, reckons with a tenth of all, and sorts them
 * instead of reading the first along an index. Lists are planned for each request.
 */
const LIST = /ORDER BY [^()]* LIMIT \$\d+( OFFSET \$\d+)?\s*$/;

/** PostgreSQL's name for a statement that is not kept. */
export const UNNAMED = '';

/** @returns gives a statement's name, which is empty until it is used often */
export function createStatementNames(): (text: string) => string {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();

  function isUsedOften(text: string): boolean {
    const used = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (used >= USES) return true;
    uses.set(text, used);
    // the one that was used the longest ago
    if (uses.size > MOST_COUNTED) uses.delete(uses.keys().next().value ?? text);
    return false;
  }

  return (text) => {
    const name = names.get(text);
    if (name !== undefined) return name;
    if (names.size >= MOST_NAMES || !isUsedOften(text) || LIST.test(text)) return UNNAMED;
    const next = `statement_${names.size + 1}`;
    names.set(text, next);
    return next;
  };
}
