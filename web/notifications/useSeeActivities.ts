import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { useSeeActivitiesMutation } from '../__generated__/useSeeActivitiesMutation.graphql.js';

/** Notes that the person was shown an activity and all before it. Where that fails they stay news: nothing is lost. */
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
