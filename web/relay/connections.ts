import type { DataID, IEnvironment } from 'relay-runtime';

/** Ids of lists that `@connection` keeps: the server's own pages lie beside them under other ids. */
const KEPT = /:__\w+_connection(\(.*\))?$/;

/**
 * The lists of one type that the store keeps, on whatever page they are: what is deleted is taken out of all of them.
 * @param type such as MediaConnection
 */
export function connectionsOfType(environment: IEnvironment, type: string): readonly DataID[] {
  const source = environment.getStore().getSource();
  return source.getRecordIDs().filter((id) => KEPT.test(id) && source.get(id)?.['__typename'] === type);
}

/** Those of the given lists that the store keeps: a list that was never read cannot take an edge. */
export function keptConnections(environment: IEnvironment, ids: readonly DataID[]): readonly DataID[] {
  const source = environment.getStore().getSource();
  return [...new Set(ids)].filter((id) => source.has(id));
}
