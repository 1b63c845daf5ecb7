import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler } from 'relay-runtime';

/** Which rows a list shows; null: whichever. */
interface ListFilter {
  readonly projectId: string | null;
  readonly status: string | null;
}

interface Shown {
  /** the connection's id */
  readonly list: string;
  readonly filter: ListFilter;
  readonly edgeType: string;
}

const madeAt = (row: RecordProxy | null | undefined) => String(row?.getValue('createdAt') ?? '');

function fits(row: RecordProxy, { projectId, status }: ListFilter): boolean {
  const ofProject = !projectId || row.getLinkedRecord('project')?.getDataID() === projectId;
  return ofProject && (!status || row.getValue('status') === status);
}

/** Only what is newer than the list's head belongs there: an older row stands on a page further down. */
function belongsFirst(row: RecordProxy, list: RecordProxy): boolean {
  const nodes = (list.getLinkedRecords('edges') ?? []).map((edge) => edge?.getLinkedRecord('node'));
  if (nodes.some((node) => node?.getDataID() === row.getDataID())) return false;
  return madeAt(row) > madeAt(nodes[0]);
}

/**
 * Shows a row of another tab or person at the head of a list that is newest first, once. A row that is there stays
 * where it is, even where its new status does not fit the filter: nothing vanishes under the pointer.
 */
export function showFirst(store: RecordSourceSelectorProxy, row: RecordProxy | null | undefined, shown: Shown) {
  const connection = store.get(shown.list);
  if (!row || !connection || !fits(row, shown.filter) || !belongsFirst(row, connection)) return;
  const edge = ConnectionHandler.createEdge(store, connection, row, shown.edgeType);
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
