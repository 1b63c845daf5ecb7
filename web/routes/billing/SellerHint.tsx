import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { SellerHint_viewer$key } from '../../__generated__/SellerHint_viewer.graphql.js';

/** Says that invoices name no seller yet, and who can change that. The form stays: the way there opens beside it. */
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
  if (workspace.seller.name) return null;
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

const hint = css({
  py: '10',
  px: '14',
  borderRadius: 'control',
  bg: 'turn.soft',
  color: 'turn.text',
  fontSize: '14',
  '& a': { color: 'turn.text', textUnderlineOffset: '3px' },
});
