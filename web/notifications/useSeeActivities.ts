import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { useSeeActivitiesMutation } from '../__generated__/useSeeActivitiesMutation.graphql.js';

/** Records that the person saw an activity and all before it. After a failure they only stay highlighted. */
export function useSeeActivities() {
  const [commit] = useMutation<useSeeActivitiesMutation>(graphql`
    mutation useSeeActivitiesMutation($input: SeeActivitiesInput!) {
      seeActivities(input: $input) {
        ... on SeeActivitiesPayload {
          viewer {
            unseenActivities
          }
        }
      }
    }
  `);
  return useCallback((newestId: string) => void commit({ variables: { input: { newestId } } }), [commit]);
}
