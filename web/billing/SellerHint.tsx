import { useEffect } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { SellerHint_viewer$key } from '../__generated__/SellerHint_viewer.graphql.js';
import type { SellerHintQuery } from '../__generated__/SellerHintQuery.graphql.js';

/** Says that invoices name no seller yet, and who can change that. The settings open in another tab: the form stays. */
export function SellerHint({ viewer }: { readonly viewer: SellerHint_viewer$key }) {
  const { ownsWorkspace, workspace } = useFragment(
    graphql`
      fragment SellerHint_viewer on Viewer {
        ownsWorkspace
        workspace {
          seller {
            name
          }
        }
      }
    `,
    viewer,
  );
  const { name } = workspace.seller;
  useRereadOnFocus(name === '');
  if (name) return null;
  return (
    <p className={hint}>
      Your invoices do not say yet who they come from.{' '}
      {ownsWorkspace ? (
        <Link to="/settings?section=invoicing" target="_blank">
          Add your details in the settings (opens a new tab)
        </Link>
      ) : (
        'An owner of the workspace can add the details in the settings.'
      )}
    </p>
  );
}

/** The person may have added the details in another tab: the window's focus reads them again. */
function useRereadOnFocus(hinted: boolean) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!hinted) return;
    // after a failed read the hint stays, and the next focus reads again
    const reread = () => fetchQuery<SellerHintQuery>(environment, hintQuery, {}).subscribe({ error: () => {} });
    window.addEventListener('focus', reread);
    return () => window.removeEventListener('focus', reread);
  }, [environment, hinted]);
}

const hintQuery = graphql`
  query SellerHintQuery {
    viewer {
      ...SellerHint_viewer
    }
  }
`;

const hint = css({
  py: '10',
  px: '14',
  borderRadius: 'control',
  bg: 'turn.soft',
  color: 'turn.text',
  fontSize: '14',
  '& a': { color: 'turn.text', textUnderlineOffset: '3px' },
});
