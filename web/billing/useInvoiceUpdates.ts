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
  /** called when the sums or counts beside the list may have changed; a stable function */
  readonly onChange?: () => void;
}

/**
 * Keeps the invoices on the page up to date, whoever changes them, and puts new ones first in the list. After a lost
 * connection the shell has the page read again.
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
