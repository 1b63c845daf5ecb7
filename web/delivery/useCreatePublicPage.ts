import { graphql } from 'react-relay/hooks';
import type {
  CreatePublicLinkInput,
  useCreatePublicPageMutation,
} from '../__generated__/useCreatePublicPageMutation.graphql.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { useCommit } from '../relay/useCommit.js';

/** Makes a public page of a job's approved pictures. Its refusals are for the form. */
export function useCreatePublicPage() {
  const [commit, busy] = useCommit<useCreatePublicPageMutation>(graphql`
    mutation useCreatePublicPageMutation($input: CreatePublicLinkInput!) {
      createPublicLink(input: $input) {
        ... on CreatePublicLinkPayload {
          stagingJob {
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const create = (page: Omit<CreatePublicLinkInput, 'kind' | 'sellerApproves'>) =>
    reportOutcome(commit({ variables: { input: { ...page, kind: 'DELIVERY' } } }), {
      done: 'Public page made',
      failed: 'Failed to make the public page',
      refusal: 'form',
    });

  return [create, busy] as const;
}
