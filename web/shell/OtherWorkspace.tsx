import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { OtherWorkspaceQuery } from '../__generated__/OtherWorkspaceQuery.graphql.js';
import { Button } from '../components/Button.js';
import { RetryBoundary } from '../components/RetryBoundary.js';
import { useChooseWorkspace } from './useChooseWorkspace.js';

interface OtherWorkspaceProps {
  /** of what was not found in this workspace */
  readonly id: string;
}

/** Offers to change to the person's other workspace in which the thing lies, if it does. */
export function OtherWorkspace({ id }: OtherWorkspaceProps) {
  return (
    <RetryBoundary standIn={() => null}>
      <Offer id={id} />
    </RetryBoundary>
  );
}

function Offer({ id }: OtherWorkspaceProps) {
  const { viewer } = useLazyLoadQuery<OtherWorkspaceQuery>(
    graphql`
      query OtherWorkspaceQuery($id: ID!) {
        viewer {
          workspaceOf(id: $id) {
            id
            name
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [choose, busy] = useChooseWorkspace();
  const other = viewer?.workspaceOf;
  if (!other) return null;
  return (
    <div className={place}>
      <p>It is in your workspace {other.name}.</p>
      <Button
        variant="outline"
        busy={busy}
        busyLabel="Changing..."
        onClick={() => void choose(other.id, () => window.location.reload())}
      >
        Change the workspace
      </Button>
    </div>
  );
}

const place = css({ display: 'grid', justifyItems: 'center', gap: '12', mt: '20', overflowWrap: 'anywhere' });
