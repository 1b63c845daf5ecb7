import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useJobUpdatesSubscription } from '../__generated__/useJobUpdatesSubscription.graphql.js';
import { showFirst } from '../relay/showFirst.js';

const subscription = graphql`
  subscription useJobUpdatesSubscription {
    stagingJobUpdated {
      id
      status
      createdAt
      project {
        id
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the lists
      ...JobCard_job
    }
  }
`;

interface JobUpdates {
  /** the list on the page */
  readonly list: string;
  /** default: whichever */
  readonly projectId?: string | null;
  /** default: whichever */
  readonly status?: string | null;
}

/**
 * Keeps the jobs on the page as they are, whoever changes them, and shows new ones at their list's head; after a lost
 * line the shell has the page read anew.
 */
export function useJobUpdates({ list, projectId = null, status = null }: JobUpdates) {
  const config = useMemo<GraphQLSubscriptionConfig<useJobUpdatesSubscription>>(
    () => ({
      subscription,
      variables: {},
      updater: (store) =>
        showFirst(store, store.getRootField('stagingJobUpdated'), {
          list,
          filter: { projectId, status },
          edgeType: 'StagingJobEdge',
        }),
    }),
    [list, projectId, status],
  );
  useSubscription<useJobUpdatesSubscription>(config);
}
