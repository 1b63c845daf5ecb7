/** What a document may ask of its validation, and of introspection. Both take time that no other limit counts. */
import { GraphQLError, Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

/** Characters; the longest one of our own has 9,200. */
export const LONGEST_DOCUMENT = 50_000;
/** Our own documents take 4,400 at most. */
export const MOST_STEPS = 5000;
/** Further errors of a document are not looked for: each one is compared with all names of the schema. */
export const MOST_ERRORS = 10;

/** @returns why the document is not validated, or null */
export function tooDear(document: DocumentNode): GraphQLError | null {
  if (stepsToCompare(document, MOST_STEPS) > MOST_STEPS) {
    return tooLarge(
      'This document is too large: it names the same fields too often. ' +
        'Name each field of a selection once, or send several documents.',
    );
  }
  if (document.definitions.some(repeatsIntrospection)) {
    return tooLarge(
      'This document is too large: it asks for parts of the schema by aliases. Name each field of the schema once.',
    );
  }
  return null;
}

export const tooLarge = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'DOCUMENT_TOO_LARGE', http: { status: 400 } } });

/**
 * How many comparisons GraphQL's rule needs to tell whether fields can be merged. It compares each pair of fields with
 * one response name in a selection set, fragments included, then the selections within such a pair, and each pair of
 * fragments; and all of it again for each set around them, as inline fragments are.
 * @param most where the count stops
 */
export function stepsToCompare(document: DocumentNode, most: number): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet);
  let steps = 0;
  for (const node of document.definitions) if ('selectionSet' in node) walk(node.selectionSet);
  return steps;

  /** The set, and each one that is written within it. */
  function walk(set: SelectionSetNode | undefined): void {
    if (!set || steps > most) return;
    compare([set]);
    for (const node of set.selections) if ('selectionSet' in node) walk(node.selectionSet);
  }

  function compare(sets: readonly SelectionSetNode[]): void {
    for (const nodes of fieldsIn(sets).values()) {
      if (nodes.length < 2) continue;
      steps += (nodes.length * (nodes.length - 1)) / 2;
      if (steps > most) return;
      compare(nodes.flatMap(({ selectionSet }) => selectionSet ?? []));
    }
  }

  /** The fields of the sets, by their response names. */
  function fieldsIn(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const add = (set: SelectionSetNode): void => {
      for (const node of set.selections) {
        if (++steps > most) return;
        if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet);
        else if (node.kind === Kind.FIELD) {
          const name = (node.alias ?? node.name).value;
          const same = fields.get(name);
          if (same) same.push(node);
          else fields.set(name, [node]);
        } else {
          const [name, fragment] = [node.name.value, fragments.get(node.name.value)];
          if (spread.has(name) || !fragment) continue;
          steps += spread.size;
          spread.add(name);
          add(fragment);
        }
      }
    };
    sets.forEach(add);
    return fields;
  }
}

/** Each alias would give the whole schema again. */
function repeatsIntrospection(node: DocumentNode['definitions'][number]): boolean {
  if (!('selectionSet' in node) || !node.selectionSet) return false;
  const isWithin = node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value.startsWith('__');
  return hasAlias(node.selectionSet, isWithin);
}

function hasAlias({ selections }: SelectionSetNode, isWithin: boolean): boolean {
  return selections.some((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return false;
    if (node.kind === Kind.INLINE_FRAGMENT) return hasAlias(node.selectionSet, isWithin);
    const isSchema = node.name.value === '__schema';
    if (node.alias && (isWithin || isSchema)) return true;
    return (
      Boolean(node.selectionSet) && hasAlias(node.selectionSet!, isWithin || isSchema || node.name.value === '__type')
    );
  });
}
