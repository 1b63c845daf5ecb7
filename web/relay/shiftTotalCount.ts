import type { DataID, RecordSourceProxy } from 'relay-runtime';

/** Corrects the count beside a connection after @prependNode, @appendNode or @deleteEdge changed its edges. */
export function shiftTotalCount(store: RecordSourceProxy, connections: readonly DataID[], by: number) {
  for (const id of connections) {
    const connection = store.get(id);
    const count = connection?.getValue('totalCount');
    if (connection && typeof count === 'number') connection.setValue(count + by, 'totalCount');
  }
}
