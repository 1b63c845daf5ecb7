import { graphql } from 'react-relay/hooks';
import type {
  CreateStagingJobInput,
  useCreateStagingJobMutation,
} from '../__generated__/useCreateStagingJobMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { notify } from '../feedback/notify.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import { createdMessage } from './createdMessage.js';

/**
 * Orders a staging job and says so in a toast, by the job's status.
 * @param connections lists that show the new job first
 */
export function useCreateStagingJob(connections: readonly string[]) {
  const [commit, busy] = useCommit<useCreateStagingJobMutation>(graphql`
    mutation useCreateStagingJobMutation($input: CreateStagingJobInput!, $connections: [ID!]!) {
      createStagingJob(input: $input) {
        ... on CreateStagingJobPayload @alias(as: "done") {
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
        ...refusal @alias
      }
    }
  `);

  const create = (input: CreateStagingJobInput) => {
    const created = commit({ variables: { input, connections } });
    return reportOutcome(
      created.then(({ stagingJob }) => void notify(createdMessage(stagingJob.status))),
      { failed: 'Failed to create staging job' },
    );
  };

  return [create, busy] as const;
}
