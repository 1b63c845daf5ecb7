import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDeleteMediaMutation } from '../__generated__/useDeleteMediaMutation.graphql.js';
import { connectionsOfType } from '../relay/connections.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

/** Deletes a file for good, removes it and the jobs that depend on it from every list, and says so in a toast. */
export function useDeleteMedia() {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useDeleteMediaMutation>(graphql`
    mutation useDeleteMediaMutation($input: DeleteMediaInput!, $mediaLists: [ID!]!, $jobLists: [ID!]!) {
      deleteMedia(input: $input) {
        ... on DeleteMediaPayload {
          deletedMediaId @deleteEdge(connections: $mediaLists)
          deletedStagingJobIds @deleteEdge(connections: $jobLists)
          stagingJobs {
            ...JobCard_job
          }
          project {
            ...ProjectCard_project
            ...OverviewTab_project
            ...NoJobs_project
          }
          viewer {
            # eslint-disable-next-line relay/unused-fields -- shown by the library
            mediaCounts(origin: [UPLOAD, FINAL]) {
              ...MediaCounters_counts
            }
          }
        }
        ...refusal @alias
      }
    }
  `);

  const remove = (id: string) => {
    const variables = {
      input: { id },
      mediaLists: connectionsOfType(environment, 'MediaConnection'),
      jobLists: connectionsOfType(environment, 'StagingJobConnection'),
    };
    return reportOutcome(commit({ variables }), {
      done: 'File deleted successfully',
      failed: 'Failed to delete file',
    });
  };

  return [remove, busy] as const;
}
