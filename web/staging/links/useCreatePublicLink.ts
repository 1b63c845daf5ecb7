import { graphql } from 'react-relay/hooks';
import type {
  CreatePublicLinkInput,
  useCreatePublicLinkMutation,
} from '../../__generated__/useCreatePublicLinkMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

interface Words {
  readonly made: string;
  readonly failed: string;
}

/** Makes a link to pictures of a job. Its refusals are for the form. */
export function useCreatePublicLink({ made, failed }: Words) {
  const [commit, busy] = useCommit<useCreatePublicLinkMutation>(graphql`
    mutation useCreatePublicLinkMutation($input: CreatePublicLinkInput!) {
      createPublicLink(input: $input) {
        ... on CreatePublicLinkPayload {
          stagingJob {
            ...Review_job
            ...SendToSellerDialog_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const create = (input: CreatePublicLinkInput) =>
    reportOutcome(commit({ variables: { input } }), { done: made, failed, refusal: 'form' });

  return [create, busy] as const;
}
