import { graphql } from 'react-relay/hooks';
import type { useCreatePackMutation } from '../__generated__/useCreatePackMutation.graphql.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { useCommit } from '../relay/useCommit.js';
import { inputOf, type PackChoice } from './packChoice.js';

/**
 * Has a pack of a job's delivered photos made.
 * @param refusal how a refusal is shown: a toast, or the form
 */
export function useCreatePack(refusal: 'toast' | 'form') {
  const [commit, busy] = useCommit<useCreatePackMutation>(graphql`
    mutation useCreatePackMutation($input: CreatePackInput!) {
      createPack(input: $input) {
        ... on CreatePackPayload {
          stagingJob {
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const create = (jobId: string, choice: PackChoice) =>
    reportOutcome(commit({ variables: { input: { jobId, ...inputOf(choice) } } }), {
      done: 'The pack is being made',
      failed: 'Failed to make the pack',
      refusal,
    });

  return [create, busy] as const;
}
