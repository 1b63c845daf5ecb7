import { graphql } from 'react-relay/hooks';
import type { useRequestRevisionMutation } from '../../__generated__/useRequestRevisionMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';

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
        __typename
        ... on RequestRevisionPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
      }
    }
  `);

  async function revise(id: string): Promise<void> {
    const accepted = await commit({
      variables: { input: { id, ...request } },
      optimisticUpdater: (store) => void store.get(id)?.setValue('REWORK', 'status'),
    }).then(
      ({ requestRevision }) => requestRevision.__typename === 'RequestRevisionPayload',
      () => false,
    );
    if (accepted) notifySuccess('Revision request submitted successfully');
    else notifyError('Failed to request revision');
  }

  return [revise, busy] as const;
}
