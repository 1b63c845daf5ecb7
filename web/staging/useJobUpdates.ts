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
  /** default: all */
  readonly projectId?: string | null;
  /** default: all */
  readonly status?: string | null;
}

/**
 * Keeps the jobs on the page up to date, whoever changes them, and puts new ones first in the list. After a lost
 * connection the shell has the page read again.
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
