import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useReviewUpdatesSubscription } from '../../__generated__/useReviewUpdatesSubscription.graphql.js';

const subscription = graphql`
  subscription useReviewUpdatesSubscription($id: ID!) {
    stagingJobUpdated(id: $id) {
      ...Review_job
    }
  }
`;

/** Keeps the job under review up to date; after a lost connection the shell has the page read again. */
export function useReviewUpdates(id: string) {
  useSubscription<useReviewUpdatesSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
}
