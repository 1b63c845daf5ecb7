/** Traces the statements that Prisma sends: their kind and table, never their text, which is long, nor their values. */
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils';
import { NO_TRACES, type SpanOf, type Traces } from '../watching/traces.js';

/** A method of these that asks the database. */
type Ask = (...given: never[]) => Promise<unknown>;

/** The same adapter; the seconds of a statement hold its wait for a connection. */
export function tracedAdapter(factory: SqlDriverAdapterFactory, traces: Traces): SqlDriverAdapterFactory {
  if (traces === NO_TRACES) return factory;

  /** Replaces a method of an object that is ours alone. */
  function trace<Name extends string>(
    what: Record<Name, Ask>,
    name: Name,
    spanOf: (given: { readonly sql: string }) => SpanOf,
  ): void {
    const ask = what[name].bind(what) as Ask;
    what[name] = (...given: never[]) => traces.within(spanOf(given[0] as never), () => ask(...given));
  }

  function tracedTransaction(transaction: Transaction): Transaction {
    trace(transaction, 'queryRaw', spanOfStatement);
    trace(transaction, 'executeRaw', spanOfStatement);
    trace(transaction, 'commit', () => named('COMMIT'));
    trace(transaction, 'rollback', () => named('ROLLBACK'));
    return transaction;
  }

  function traced(adapter: SqlDriverAdapter): SqlDriverAdapter {
    trace(adapter, 'queryRaw', spanOfStatement);
    trace(adapter, 'executeRaw', spanOfStatement);
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) =>
      tracedTransaction(await traces.within(named('BEGIN'), () => begin(level)));
    return adapter;
  }

  const connect = factory.connect.bind(factory);
  factory.connect = async () => traced(await connect());
  return factory;
}

const OPERATION = /^\s*([a-z]+)/i;
/** The first table, without its schema. */
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;

export function spanOfStatement({ sql }: { readonly sql: string }): SpanOf {
  const [, operation = 'statement'] = OPERATION.exec(sql) ?? [];
  const [, table] = TABLE.exec(sql) ?? [];
  return named(operation.toUpperCase(), table);
}

const named = (operation: string, table?: string): SpanOf => ({
  name: table === undefined ? operation : `${operation} ${table}`,
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
});
