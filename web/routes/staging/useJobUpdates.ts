import { graphql, useSubscription } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import type { useJobUpdatesSubscription } from '../../__generated__/useJobUpdatesSubscription.graphql.js';
import { useRereadAfterReconnect } from '../../relay/line.js';

const config = {
  subscription: graphql`
    subscription useJobUpdatesSubscription {
      stagingJobUpdated {
        id
        ...JobCard_job
      }
    }
  `,
  variables: {},
};

/** Keeps every job of the workspace that is on the page up to date; after a lost line the page is read anew. */
export function useJobUpdates() {
  useSubscription<useJobUpdatesSubscription>(config);
  const { revalidate } = useRevalidator();
  useRereadAfterReconnect(revalidate);
}
