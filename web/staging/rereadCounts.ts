import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import type { rereadCountsOfProjectQuery } from '../__generated__/rereadCountsOfProjectQuery.graphql.js';
import type { rereadCountsOfWorkspaceQuery } from '../__generated__/rereadCountsOfWorkspaceQuery.graphql.js';

/** After a failed read the old figures stay: the next change of a job reads them again. */
const ignoreErrors = { error: () => {} };

/** The figures that depend on the jobs' statuses. */
export function rereadWorkspaceCounts(environment: IEnvironment) {
  return fetchQuery<rereadCountsOfWorkspaceQuery>(
    environment,
    graphql`
      query rereadCountsOfWorkspaceQuery {
        viewer {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the page that asks
          ...StagingCounts_viewer
        }
      }
    `,
    {},
  ).subscribe(ignoreErrors);
}

/** The figures of a project's page and of its tabs. */
export function rereadProjectCounts(environment: IEnvironment, id: string) {
  return fetchQuery<rereadCountsOfProjectQuery>(
    environment,
    graphql`
      query rereadCountsOfProjectQuery($id: ID!) {
        node(id: $id) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the page that asks
          ...OverviewTab_project @alias(as: "project")
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
          ...NoJobs_project @alias(as: "photos")
          ... on Project {
            # eslint-disable-next-line relay/unused-fields -- as above
            invoiceCount: invoices(first: 1) {
              totalCount
            }
          }
        }
      }
    `,
    { id },
  ).subscribe(ignoreErrors);
}
