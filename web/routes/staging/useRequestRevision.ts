import { graphql } from 'react-relay/hooks';
import type { useRequestRevisionMutation } from '../../__generated__/useRequestRevisionMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { tell } from '../tell.js';

/** The request takes no input: every revision gives the same reason and comment. */
const request = {
  reason: 'Another arrangement',
  comments: 'Please arrange the room anew in the same style.',
};

/** Asks for another round of a proof. */
export function useRequestRevision() {
  const [commit, busy] = useCommit<useRequestRevisionMutation>(graphql`
    mutation useRequestRevisionMutation($input: RequestRevisionInput!) {
      requestRevision(input: $input) {
        ... on RequestRevisionPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const revise = (id: string) => {
    const requested = commit({
      variables: { input: { id, ...request } },
      optimisticUpdater: (store) => void store.get(id)?.setValue('REWORK', 'status'),
    });
    return tell(requested, {
      done: 'Revision request submitted successfully',
      failed: 'Failed to request revision',
      refusal: 'fixed',
    });
  };

  return [revise, busy] as const;
}
