import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { SecuritySection_viewer$key } from '../../../__generated__/SecuritySection_viewer.graphql.js';
import { useKeptFocus } from '../../../components/useKeptFocus.js';
import { Notice } from '../Notice.js';
import { ChangePasswordForm } from './ChangePasswordForm.js';
import { linkProblem } from './linkProblem.js';
import { ProviderPanel } from './ProviderPanel.js';
import { SessionsPanel } from './SessionsPanel.js';
import { SetPasswordForm } from './SetPasswordForm.js';

/** The ways to sign in, and the sessions. */
export function SecuritySection({ viewer }: { readonly viewer: SecuritySection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment SecuritySection_viewer on Viewer {
        hasPassword
        hasProvider
        ...ProviderPanel_viewer
        ...SessionsPanel_viewer
      }
    `,
    viewer,
  );
  const kept = useKeptFocus<HTMLDivElement>('h2');
  return (
    <>
      <CameBack linked={data.hasProvider} />
      <div {...kept}>{data.hasPassword ? <ChangePasswordForm /> : <SetPasswordForm />}</div>
      <ProviderPanel viewer={data} />
      <SessionsPanel viewer={data} />
    </>
  );
}

/** The result of linking, after the return from the provider. */
function CameBack({ linked }: { readonly linked: boolean }) {
  const [search] = useSearchParams();
  const problem = linkProblem(search.get('error'));
  if (problem) return <Notice tone="refused">{problem}</Notice>;
  if (linked && search.get('linked') === '1')
    return <Notice tone="done">Linked. From now on you can sign in that way too.</Notice>;
}
