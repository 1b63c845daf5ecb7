import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { DeletedProjectsSectionQuery } from '../../../__generated__/DeletedProjectsSectionQuery.graphql.js';
import { PartState } from '../../../components/PartState.js';
import { RetryBoundary, useAttempt } from '../../../components/RetryBoundary.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
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
      <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<RowsSkeleton />} />}>
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
