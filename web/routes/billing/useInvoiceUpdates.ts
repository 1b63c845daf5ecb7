import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import type { GraphQLSubscriptionConfig, RecordProxy } from 'relay-runtime';
import { ConnectionHandler } from 'relay-runtime';
import type { useInvoiceUpdatesSubscription } from '../../__generated__/useInvoiceUpdatesSubscription.graphql.js';
import { useRereadAfterReconnect } from '../../relay/line.js';
import type { BillingFilter } from './billingFilter.js';

const subscription = graphql`
  subscription useInvoiceUpdatesSubscription {
    invoiceUpdated {
      id
      status
      createdAt
      project {
        id
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the lists
      ...InvoiceRow_invoice
    }
  }
`;

const writtenAt = (invoice: RecordProxy | null | undefined) => String(invoice?.getValue('createdAt') ?? '');

function fits(invoice: RecordProxy, { projectId, status }: BillingFilter): boolean {
  const ofProject = !projectId || invoice.getLinkedRecord('project')?.getDataID() === projectId;
  return ofProject && (!status || invoice.getValue('status') === status);
}

/** Only what is newer than the list's head belongs there: an older invoice stands on a page further down. */
function belongsFirst(invoice: RecordProxy, list: RecordProxy): boolean {
  const nodes = (list.getLinkedRecords('edges') ?? []).map((edge) => edge?.getLinkedRecord('node'));
  if (nodes.some((node) => node?.getDataID() === invoice.getDataID())) return false;
  return writtenAt(invoice) > writtenAt(nodes[0]);
}

interface InvoiceUpdates {
  /** the list on the page */
  readonly list: string;
  readonly filter: BillingFilter;
  /** the sums or counts beside it may have changed; the same function while it means the same */
  readonly onChange: () => void;
}

/**
 * Keeps the invoices on the page as they are, whoever changes them, and shows new ones at their list's head. A row
 * stays where it is, even where its new status does not fit the filter: nothing vanishes under the pointer.
 */
export function useInvoiceUpdates({ list, filter: { projectId, status }, onChange }: InvoiceUpdates) {
  const config = useMemo<GraphQLSubscriptionConfig<useInvoiceUpdatesSubscription>>(
    () => ({
      subscription,
      variables: {},
      updater: (store) => {
        const invoice = store.getRootField('invoiceUpdated');
        const connection = store.get(list);
        if (!invoice || !connection || !fits(invoice, { projectId, status })) return;
        if (!belongsFirst(invoice, connection)) return;
        const edge = ConnectionHandler.createEdge(store, connection, invoice, 'InvoiceEdge');
        ConnectionHandler.insertEdgeBefore(connection, edge);
      },
      onNext: () => onChange(),
    }),
    [list, projectId, status, onChange],
  );
  useSubscription<useInvoiceUpdatesSubscription>(config);
  const { revalidate } = useRevalidator();
  useRereadAfterReconnect(revalidate);
}
