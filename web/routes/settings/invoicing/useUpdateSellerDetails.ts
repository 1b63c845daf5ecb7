import { graphql } from 'react-relay/hooks';
import type {
  UpdateSellerDetailsInput,
  useUpdateSellerDetailsMutation,
} from '../../../__generated__/useUpdateSellerDetailsMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Changes the seller of the workspace's invoices.
 * @returns a function that resolves to what was refused, or null
 */
export function useUpdateSellerDetails() {
  const [commit] = useCommit<useUpdateSellerDetailsMutation>(graphql`
    mutation useUpdateSellerDetailsMutation($input: UpdateSellerDetailsInput!) {
      updateSellerDetails(input: $input) {
        ... on UpdateSellerDetailsPayload {
          workspace {
            currency
            units
            unitsByCurrency
            seller {
              name
              address
              email
              taxId
            }
          }
        }
        ...refusal @alias
      }
    }
  `);

  return (input: UpdateSellerDetailsInput) =>
    reportOutcome(commit({ variables: { input } }), {
      done: 'Details saved',
      failed: 'Failed to save the details',
      refusal: 'form',
    });
}
