import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadDashboardQuery } from '../../__generated__/rereadDashboardQuery.graphql.js';

/**
 * Everything but the timeline, which updates itself. After a failed read the old data stays: the next activity reads it
 * again.
 */
export function rereadDashboard(environment: IEnvironment) {
  return fetchQuery<rereadDashboardQuery>(
    environment,
    graphql`
      query rereadDashboardQuery {
        viewer {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the page that asks
          ...DashboardContent_viewer
        }
      }
    `,
    {},
  ).subscribe({ error: () => {} });
}
