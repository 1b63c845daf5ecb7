import { graphql, useFragment } from 'react-relay/hooks';
import type { ProfileSection_viewer$key } from '../../../__generated__/ProfileSection_viewer.graphql.js';
import { EmailForm } from './EmailForm.js';
import { NameForm } from './NameForm.js';

/** Names and e-mail address of the person. */
export function ProfileSection({ viewer }: { readonly viewer: ProfileSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileSection_viewer on Viewer {
        user {
          ...NameForm_user
        }
        ...EmailForm_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <NameForm user={data.user} />
      <EmailForm viewer={data} />
    </>
  );
}
