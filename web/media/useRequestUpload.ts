import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  RequestUploadInput,
  useRequestUploadMutation,
} from '../__generated__/useRequestUploadMutation.graphql.js';
import type { SignedLink } from './uppy.js';
import { useCommit } from '../relay/useCommit.js';

/** Requests a signed link for one file. Rejects with a Refusal when the server does not take the file. */
export function useRequestUpload() {
  const [commit] = useCommit<useRequestUploadMutation>(graphql`
    mutation useRequestUploadMutation($input: RequestUploadInput!) {
      requestUpload(input: $input) {
        ... on RequestUploadPayload @alias(as: "done") {
          uploadUrl
          headers {
            name
            value
          }
        }
        ...refusal @alias
      }
    }
  `);
  return useCallback(
    async (input: RequestUploadInput): Promise<SignedLink> => {
      const { uploadUrl, headers } = await commit({ variables: { input } });
      return { uploadUrl, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) };
    },
    [commit],
  );
}
