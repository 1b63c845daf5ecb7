import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  RequestUploadInput,
  useRequestUploadMutation,
} from '../../__generated__/useRequestUploadMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';

/** Asks for a signed link that takes one file. Rejects with the server's sentence when it will not take it. */
export function useRequestUpload() {
  const [commit] = useCommit<useRequestUploadMutation>(graphql`
    mutation useRequestUploadMutation($input: RequestUploadInput!) {
      requestUpload(input: $input) {
        ... on RequestUploadPayload {
          uploadUrl
        }
        ... on Problem {
          message
        }
      }
    }
  `);
  return useCallback(
    async (input: RequestUploadInput): Promise<string> => {
      const { requestUpload } = await commit({ variables: { input } });
      if (requestUpload.uploadUrl) return requestUpload.uploadUrl;
      throw new Error(requestUpload.message);
    },
    [commit],
  );
}
