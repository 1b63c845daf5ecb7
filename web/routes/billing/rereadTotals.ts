import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadTotalsOfProjectQuery } from '../../__generated__/rereadTotalsOfProjectQuery.graphql.js';
import type { rereadTotalsQuery } from '../../__generated__/rereadTotalsQuery.graphql.js';

/** A failed read leaves the old figures: the next change of an invoice reads them again. */
const quiet = { error: () => {} };

/** The sums that an invoice's change may have changed. */
export function rereadTotals(environment: IEnvironment) {
  return fetchQuery<rereadTotalsQuery>(
    environment,
    graphql`
      query rereadTotalsQuery {
        viewer {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the page that asks
          ...BillingTotals_viewer
        }
      }
    `,
    {},
  ).subscribe(quiet);
}

/** How many invoices a project has, as its tab shows it. */
export function rereadInvoiceCount(environment: IEnvironment, id: string) {
  return fetchQuery<rereadTotalsOfProjectQuery>(
    environment,
    graphql`
      query rereadTotalsOfProjectQuery($id: ID!) {
        node(id: $id) {
          ... on Project {
            # eslint-disable-next-line relay/unused-fields -- shown on the project's tab
            invoiceCount: invoices(first: 1) {
              totalCount
            }
          }
        }
      }
    `,
    { id },
  ).subscribe(quiet);
}
