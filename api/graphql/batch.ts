import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from './context.js';

interface Batch {
  readonly keys: Set<string>;
  readonly values: Promise<ReadonlyMap<string, unknown>>;
}

const ALL_FIELDS = {};

/** The batches that still accept keys: by request, then by field of the document and `what`. */
const open = new WeakMap<GraphQLContext, Map<unknown, Map<string, Batch>>>();

interface Asked {
  readonly context: GraphQLContext;
  /** left out: fields that load the same `what` share a batch */
  readonly info?: GraphQLResolveInfo;
  /** distinguishes two loads of one field */
  readonly what?: string;
  readonly key: string;
}

/**
 * Batches the loads of one field: `load` reads many rows in one call for all rows of a list that request the field.
 * They share arguments, because the field is one place in the document.
 * @returns undefined when `load` has nothing for the key
 */
export async function batched<Value>(
  { context, info, what = '', key }: Asked,
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Value | undefined> {
  const ofRequest = getOrMake(open, context, () => new Map<unknown, Map<string, Batch>>());
  const ofField = getOrMake(ofRequest, info?.fieldNodes[0] ?? ALL_FIELDS, () => new Map<string, Batch>());
  const batch = getOrMake(ofField, what, () => {
    const keys = new Set<string>();
    const values = afterSiblings().then(() => {
      ofField.delete(what);
      return load([...keys]);
    });
    return { keys, values };
  });
  batch.keys.add(key);
  return (await batch.values).get(key) as Value | undefined;
}

/** Settles after all resolvers that are ready have run. */
const afterSiblings = () => new Promise<void>((done) => Promise.resolve().then(() => process.nextTick(done)));

interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function getOrMake<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  const there = store.get(key);
  if (there !== undefined) return there;
  const made = make();
  store.set(key, made);
  return made;
}
