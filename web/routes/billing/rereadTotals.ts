import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadTotalsQuery } from '../../__generated__/rereadTotalsQuery.graphql.js';

/** The sums that an invoice's change may have changed. A failed read leaves the old ones until the next change. */
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
  ).subscribe({ error: () => {} });
}
