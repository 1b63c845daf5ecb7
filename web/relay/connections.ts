import type { DataID, IEnvironment } from 'relay-runtime';

/** Ids of the lists that `@connection` keeps: the store has the server's pages beside them under other ids. */
const KEPT = /:__\w+_connection(\(.*\))?$/;

/**
 * All lists of one type in the store, for every page: what is deleted is removed from all of them.
 * @param type such as MediaConnection
 */
export function connectionsOfType(environment: IEnvironment, type: string): readonly DataID[] {
  const source = environment.getStore().getSource();
  return source.getRecordIDs().filter((id) => KEPT.test(id) && source.get(id)?.['__typename'] === type);
}

/** Those of the given lists that are in the store: a list that was never loaded cannot take an edge. */
export function keptConnections(environment: IEnvironment, ids: readonly DataID[]): readonly DataID[] {
  const source = environment.getStore().getSource();
  return [...new Set(ids)].filter((id) => source.has(id));
}
