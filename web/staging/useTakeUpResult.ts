import { graphql } from 'react-relay/hooks';
import type { useTakeUpResultMutation } from '../__generated__/useTakeUpResultMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

interface TakenUp {
  readonly itemId: string;
  /** what the image is to show */
  readonly resultId: string;
  /** what it shows now */
  readonly shownId: string;
  /** the number of the round that is taken up */
  readonly round: number;
}

/** Makes a photo show its picture of another round again. Its refusals are reported. */
export function useTakeUpResult() {
  const [commit, busy] = useCommit<useTakeUpResultMutation>(graphql`
    mutation useTakeUpResultMutation($input: TakeUpResultInput!) {
      takeUpResult(input: $input) {
        ... on TakeUpResultPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const takeUp = ({ round, ...input }: TakenUp) =>
    reportOutcome(commit({ variables: { input } }), {
      done: `Round ${round} is the current one`,
      failed: 'Failed to take up the round',
    });

  return [takeUp, busy] as const;
}
