import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useInvoiceUpdatesSubscription } from '../__generated__/useInvoiceUpdatesSubscription.graphql.js';
import { showFirst } from '../relay/showFirst.js';
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

interface InvoiceUpdates {
  /** the list on the page */
  readonly list: string;
  readonly filter: BillingFilter;
  /** the sums or counts beside it may have changed; the same function while it means the same */
  readonly onChange?: () => void;
}

/**
 * Keeps the invoices on the page as they are, whoever changes them, and shows new ones at their list's head; after a
 * lost line the shell has the page read anew.
 */
export function useInvoiceUpdates({ list, filter: { projectId, status }, onChange }: InvoiceUpdates) {
  const config = useMemo<GraphQLSubscriptionConfig<useInvoiceUpdatesSubscription>>(
    () => ({
      subscription,
      variables: {},
      updater: (store) =>
        showFirst(store, store.getRootField('invoiceUpdated'), {
          list,
          filter: { projectId, status },
          edgeType: 'InvoiceEdge',
        }),
      onNext: onChange,
    }),
    [list, projectId, status, onChange],
  );
  useSubscription<useInvoiceUpdatesSubscription>(config);
}
