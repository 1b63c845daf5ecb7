import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler } from 'relay-runtime';

/** Which rows a list shows; null: all. */
interface ListFilter {
  readonly projectId: string | null;
  readonly status: string | null;
}

interface Shown {
  /** id of the connection */
  readonly list: string;
  readonly filter: ListFilter;
  readonly edgeType: string;
}

const madeAt = (row: RecordProxy | null | undefined) => String(row?.getValue('createdAt') ?? '');

function fits(row: RecordProxy, { projectId, status }: ListFilter): boolean {
  const ofProject = !projectId || row.getLinkedRecord('project')?.getDataID() === projectId;
  return ofProject && (!status || row.getValue('status') === status);
}

/** Only a row newer than the list's first belongs there: an older one is on a later page. */
function belongsFirst(row: RecordProxy, list: RecordProxy): boolean {
  const nodes = (list.getLinkedRecords('edges') ?? []).map((edge) => edge?.getLinkedRecord('node'));
  if (nodes.some((node) => node?.getDataID() === row.getDataID())) return false;
  return madeAt(row) > madeAt(nodes[0]);
}

/**
 * Puts a row of another tab or person first in a list that is newest first, once. A row that is in the list keeps its
 * place, even when its new status does not match the filter: nothing disappears under the pointer.
 */
export function showFirst(store: RecordSourceSelectorProxy, row: RecordProxy | null | undefined, shown: Shown) {
  const connection = store.get(shown.list);
  if (!row || !connection || !fits(row, shown.filter) || !belongsFirst(row, connection)) return;
  const edge = ConnectionHandler.createEdge(store, connection, row, shown.edgeType);
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
