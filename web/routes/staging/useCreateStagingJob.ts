import { graphql } from 'react-relay/hooks';
import type {
  CreateStagingJobInput,
  useCreateStagingJobMutation,
} from '../../__generated__/useCreateStagingJobMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notify, notifyError, wordsOf } from '../notify.js';
import { createdMessage } from './createdMessage.js';

/**
 * Orders a staging job and says what became of it, by the status it came back with.
 * @param connections lists that show the new job first
 */
export function useCreateStagingJob(connections: readonly string[]) {
  const [commit, busy] = useCommit<useCreateStagingJobMutation>(graphql`
    mutation useCreateStagingJobMutation($input: CreateStagingJobInput!, $connections: [ID!]!) {
      createStagingJob(input: $input) {
        ... on CreateStagingJobPayload {
          stagingJob @prependNode(connections: $connections, edgeTypeName: "StagingJobEdge") {
            id
            status
            ...JobCard_job
            project {
              ...OverviewTab_project
              ...StagingTab_project
            }
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function create(input: CreateStagingJobInput): Promise<boolean> {
    try {
      const { createStagingJob } = await commit({ variables: { input, connections } });
      if (!createStagingJob.stagingJob) throw new Error(createStagingJob.message);
      notify(createdMessage(createStagingJob.stagingJob.status));
      return true;
    } catch (problem) {
      notifyError(wordsOf(problem, 'Failed to create staging job'));
      return false;
    }
  }

  return [create, busy] as const;
}
