import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  RequestUploadInput,
  useRequestUploadMutation,
} from '../../__generated__/useRequestUploadMutation.graphql.js';
import type { SignedLink } from './uppy.js';
import { useCommit } from '../../relay/useCommit.js';
import { Refusal } from './refusal.js';

/** Asks for a signed link that takes one file. Rejects with the server's sentence when it will not take it. */
export function useRequestUpload() {
  const [commit] = useCommit<useRequestUploadMutation>(graphql`
    mutation useRequestUploadMutation($input: RequestUploadInput!) {
      requestUpload(input: $input) {
        ... on RequestUploadPayload {
          uploadUrl
          headers {
            name
            value
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `);
  return useCallback(
    async (input: RequestUploadInput): Promise<SignedLink> => {
      const { requestUpload } = await commit({ variables: { input } });
      const { uploadUrl, headers } = requestUpload;
      if (uploadUrl && headers) {
        return { uploadUrl, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) };
      }
      throw new Refusal(requestUpload.message);
    },
    [commit],
  );
}
