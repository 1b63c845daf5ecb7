import { graphql } from 'react-relay/hooks';
import type { useUpdateSellerDetailsMutation } from '../../../__generated__/useUpdateSellerDetailsMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { problemsOf, type Problems } from '../form/problems.js';
import type { SellerDraft } from './seller.rules.js';

const otherwise = 'Failed to save the details';

/** Changes who the workspace's invoices come from. @returns what was refused, or null */
export function useUpdateSellerDetails() {
  const [commit] = useCommit<useUpdateSellerDetailsMutation>(graphql`
    mutation useUpdateSellerDetailsMutation($input: UpdateSellerDetailsInput!) {
      updateSellerDetails(input: $input) {
        ... on UpdateSellerDetailsPayload {
          workspace {
            currency
            seller {
              name
              address
              email
              taxId
            }
          }
        }
        ... on Problem {
          message
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);

  return async function update({ name, address, email, taxId, currency }: SellerDraft): Promise<Problems | null> {
    try {
      const input = { name, address, email, taxId, currency };
      const { updateSellerDetails } = await commit({ variables: { input } });
      if (!updateSellerDetails.workspace) return problemsOf(updateSellerDetails, otherwise);
      void notifySuccess('Details saved');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
