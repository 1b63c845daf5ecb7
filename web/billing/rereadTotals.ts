import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadTotalsQuery } from '../__generated__/rereadTotalsQuery.graphql.js';

/** After a failed read the old figures stay: the next change of an invoice reads them again. */
const ignoreErrors = { error: () => {} };

/** The sums that a changed invoice may change. */
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
  ).subscribe(ignoreErrors);
}
