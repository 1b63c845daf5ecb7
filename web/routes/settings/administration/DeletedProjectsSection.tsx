import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeletedProjectsSectionQuery } from '../../../__generated__/DeletedProjectsSectionQuery.graphql.js';
import { PartState } from '../../../components/PartState.js';
import { RetryBoundary, useAttempt } from '../../../components/RetryBoundary.js';
import { Skeleton } from '../../../components/Skeleton.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { DeletedProjects } from './DeletedProjects.js';

/** For administrators: deleted projects, and their restoration. Queried only here: others may not read them. */
export function DeletedProjectsSection() {
  return (
    <SettingsPanel
      title="Deleted projects"
      text={
        'Of all workspaces, the last created first. A restored project is back in its workspace ' +
        'with all that belongs to it.'
      }
    >
      <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<Waiting />} />}>
        <Content />
      </RetryBoundary>
    </SettingsPanel>
  );
}

function Content() {
  const { viewer } = useLazyLoadQuery<DeletedProjectsSectionQuery>(
    graphql`
      query DeletedProjectsSectionQuery {
        viewer {
          ...DeletedProjects_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  return viewer && <DeletedProjects viewer={viewer} />;
}

function Waiting() {
  return (
    <div aria-busy="true" className={rows}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={slot}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}

const rows = css({ borderTop: '2px solid {colors.ink}' });
const slot = css({ display: 'grid', gap: '8', py: '14', borderBottom: '1px solid {colors.line}' });
