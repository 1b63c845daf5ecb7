import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  FinaliseUploadInput,
  useFinaliseUploadMutation,
} from '../__generated__/useFinaliseUploadMutation.graphql.js';
import { keptConnections } from '../relay/connections.js';
import { shiftTotalCount } from '../relay/shiftTotalCount.js';
import { useCommit } from '../relay/useCommit.js';
import { listsOfProject } from './mediaLists.js';

export interface UploadedMedia {
  readonly id: string;
  readonly type: string;
  readonly originalName: string;
}

/**
 * Makes a media item of an uploaded file. A refusal rejects with the server's sentence; the widget shows it at the
 * file.
 * @param further lists that show the new file first, besides the project's own and the library
 */
export function useFinaliseUpload(further: readonly string[]) {
  const environment = useRelayEnvironment();
  const [commit] = useCommit<useFinaliseUploadMutation>(graphql`
    mutation useFinaliseUploadMutation($input: FinaliseUploadInput!, $connections: [ID!]!) {
      finaliseUpload(input: $input) {
        ... on FinaliseUploadPayload @alias(as: "done") {
          media @prependNode(connections: $connections, edgeTypeName: "MediaEdge") {
            id
            type
            originalName
            thumbnailUrl
            ...MediaGrid_media
            project {
              ...ProjectCard_project
              ...OverviewTab_project
              ...NoJobs_project
            }
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
  return useCallback(
    async (input: FinaliseUploadInput): Promise<UploadedMedia> => {
      const lists = [...listsOfProject(environment, input.projectId), ...further];
      const connections = keptConnections(environment, lists);
      const { media } = await commit({
        variables: { input, connections },
        updater: (store) => shiftTotalCount(store, connections, 1),
      });
      return media;
    },
    [commit, environment, further],
  );
}
