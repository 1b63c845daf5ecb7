import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { StagingList_viewer$key } from '../../__generated__/StagingList_viewer.graphql.js';
import type { StagingListPaginationQuery } from '../../__generated__/StagingListPaginationQuery.graphql.js';
import document from '../../__generated__/StagingListPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { ShowMore } from '../../components/ShowMore.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { FilterBar } from '../../projects/FilterBar.js';
import { EmptyStaging } from './EmptyStaging.js';
import { JobGrid } from '../../staging/JobGrid.js';
import { filterPlace } from '../../staging/jobColumns.js';
import { JOB_STATUSES } from '../../staging/jobStatus.js';
import { rereadWorkspaceCounts } from '../../staging/rereadCounts.js';
import { StagingCounts } from './StagingCounts.js';
import { filterOf, searchOf } from './stagingFilter.js';
import { useOrdering } from '../../order/useOrdering.js';
import { useJobUpdates } from '../../staging/useJobUpdates.js';
import { useStatusChanges } from '../../staging/useStatusChanges.js';
import { May } from '../../session/permissions.js';

const CreateStagingJobDialog = lazyDialog(
  async () => (await import('../../staging/CreateStagingJobDialog.js')).CreateStagingJobDialog,
  { title: 'Create Staging Job', size: 980 },
);

/** Rows loaded at a time. */
const PAGE = 12;

/** The jobs with their counters, and the dialog to order one. */
export function StagingList({ viewer }: { readonly viewer: StagingList_viewer$key }) {
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<StagingListPaginationQuery, StagingList_viewer$key>(
    viewerFragment,
    viewer,
  );
  const { open: creating, setOpen: setCreating } = useOrdering();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const filtered = filter.projectId !== null || filter.status !== null;
  const { stagingJobs } = data;
  const jobs = stagingJobs.edges.map(({ node }) => node);
  const none = jobs.length === 0;
  useRereadList<StagingListPaginationQuery>({
    document,
    variablesOf: (asked) => ({ ...filter, ...asked }),
    path: ['viewer', 'stagingJobs'],
    rows: jobs.length,
    page: PAGE,
  });
  useJobUpdates({ list: stagingJobs.__id, ...filter });
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
          <May act="STAGING_WRITE">
            <Button variant={none && !filtered ? 'outline' : 'solid'} onClick={() => setCreating(true)}>
              <Icon of={Plus} />
              Create Staging Job
            </Button>
          </May>
        }
      />
      {(!none || filtered) && (
        <div className={filterPlace}>
          <FilterBar
            {...filter}
            statuses={JOB_STATUSES.items}
            onChange={({ projectId, status }) =>
              setSearch(searchOf({ projectId, status: status && JOB_STATUSES.isKnown(status) ? status : null }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </div>
      )}
      {none && <EmptyStaging filtered={filtered} onCreate={() => setCreating(true)} />}
      <JobGrid jobs={jobs} />
      <ShowMore of={pages} by={PAGE}>
        Show more jobs
      </ShowMore>
      {creating && (
        <CreateStagingJobDialog
          projectId={filter.projectId ?? undefined}
          // A new job does not match a list of another status.
          connections={filter.status === null || filter.status === 'QUEUED' ? [stagingJobs.__id] : []}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

const viewerFragment = graphql`
  fragment StagingList_viewer on Viewer
  @refetchable(queryName: "StagingListPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 12 }
    cursor: { type: "String" }
    projectId: { type: "ID" }
    status: { type: "StagingJobStatus" }
  ) {
    ...StagingCounts_viewer
    stagingJobs(first: $count, after: $cursor, projectId: $projectId, status: $status)
      @connection(key: "StagingList_stagingJobs") {
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
