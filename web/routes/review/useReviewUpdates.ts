import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import type { useReviewUpdatesSubscription } from '../../__generated__/useReviewUpdatesSubscription.graphql.js';
import { useRereadAfterReconnect } from '../../relay/line.js';

const subscription = graphql`
  subscription useReviewUpdatesSubscription($id: ID!) {
    stagingJobUpdated(id: $id) {
      ...Review_job
    }
  }
`;

/** Keeps the job under review up to date; after a lost line it is read anew. */
export function useReviewUpdates(id: string) {
  useSubscription<useReviewUpdatesSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
  const { revalidate } = useRevalidator();
  useRereadAfterReconnect(revalidate);
}
