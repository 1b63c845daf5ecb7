import { graphql } from 'react-relay/hooks';
import type { useUpdateProfileMutation } from '../../../__generated__/useUpdateProfileMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { userChanged } from '../../session/session.js';
import { problemsOf, type Problems } from '../form/problems.js';
import type { Names } from './profile.rules.js';

const otherwise = 'Failed to save your name';

/** Changes the person's name, here and in the header. @returns what was refused, or null */
export function useUpdateProfile() {
  const [commit] = useCommit<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ... on UpdateProfilePayload {
          user {
            firstName
            lastName
            email
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

  return async function update({ firstName, lastName }: Names): Promise<Problems | null> {
    try {
      const { updateProfile } = await commit({ variables: { input: { firstName, lastName } } });
      if (!updateProfile.user) return problemsOf(updateProfile, otherwise);
      userChanged(updateProfile.user);
      void notifySuccess('Name saved');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
