import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { StagingList_viewer$key } from '../../__generated__/StagingList_viewer.graphql.js';
import type { StagingListPaginationQuery } from '../../__generated__/StagingListPaginationQuery.graphql.js';
import document from '../../__generated__/StagingListPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { JobGrid } from './JobGrid.js';
import { MoreJobs } from './MoreJobs.js';
import { rereadWorkspaceCounts } from './rereadCounts.js';
import { StagingCounts } from './StagingCounts.js';
import { useJobUpdates } from './useJobUpdates.js';
import { useStatusChanges } from './useStatusChanges.js';

const CreateStagingJobDialog = lazy(() =>
  import('./CreateStagingJobDialog.js').then((module) => ({ default: module.CreateStagingJobDialog })),
);

/** The jobs with their counters, and the dialog that orders another. */
export function StagingList({ viewer }: { readonly viewer: StagingList_viewer$key }) {
  const environment = useRelayEnvironment();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StagingListPaginationQuery,
    StagingList_viewer$key
  >(viewerFragment, viewer);
  const [creating, setCreating] = useState(false);
  const { stagingJobs } = data;
  const jobs = stagingJobs.edges.map(({ node }) => node);
  useRereadList<StagingListPaginationQuery>({
    document,
    variablesOf: (count) => ({ count, cursor: null }),
    rows: jobs.length,
    page: 12,
  });
  useJobUpdates();
  useStatusChanges(
    jobs.map(({ id, status }) => `${id} ${status}`),
    () => rereadWorkspaceCounts(environment),
  );

  return (
    <>
      <PageHead
        title="AI Virtual Staging"
        lead={<StagingCounts viewer={data} />}
        actions={
          <Button onClick={() => setCreating(true)}>
            <Icon of={Plus} />
            Create Staging Job
          </Button>
        }
      />
      {jobs.length === 0 && (
        <EmptyState
          title="No staging jobs yet"
          text="Choose a project and its photos, and get the first rooms back furnished."
          action={<Button onClick={() => setCreating(true)}>Create Your First Staging Job</Button>}
        />
      )}
      <JobGrid jobs={jobs} />
      {hasNext && <MoreJobs busy={isLoadingNext} onClick={() => loadNext(12)} />}
      {creating && (
        <Suspense>
          <CreateStagingJobDialog connections={[stagingJobs.__id]} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

const viewerFragment = graphql`
  fragment StagingList_viewer on Viewer
  @refetchable(queryName: "StagingListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
    ...StagingCounts_viewer
    stagingJobs(first: $count, after: $cursor) @connection(key: "StagingList_stagingJobs") {
      __id
      edges {
        node {
          id
          status
          ...JobGrid_jobs
        }
      }
    }
  }
`;
