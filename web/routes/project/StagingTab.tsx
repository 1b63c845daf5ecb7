import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { StagingTab_project$key } from '../../__generated__/StagingTab_project.graphql.js';
import type { StagingTabPaginationQuery } from '../../__generated__/StagingTabPaginationQuery.graphql.js';
import document from '../../__generated__/StagingTabPaginationQuery.graphql.js';
import { EmptyState } from '../../components/EmptyState.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { JobGrid } from '../staging/JobGrid.js';
import { MoreJobs } from '../staging/MoreJobs.js';
import { rereadProjectCounts } from '../staging/rereadCounts.js';
import { useJobUpdates } from '../staging/useJobUpdates.js';
import { useStatusChanges } from '../staging/useStatusChanges.js';

/** The staging jobs of one project. */
export function StagingTab({ project }: { readonly project: StagingTab_project$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StagingTabPaginationQuery,
    StagingTab_project$key
  >(projectFragment, project);
  const environment = useRelayEnvironment();
  const jobs = data.stagingJobs.edges.map(({ node }) => node);
  useRereadList<StagingTabPaginationQuery>({
    document,
    variablesOf: (count) => ({ id: data.id, count, cursor: null }),
    rows: jobs.length,
    page: 12,
  });
  useJobUpdates({ list: data.stagingJobs.__id, projectId: data.id });
  useStatusChanges(
    jobs.map(({ id, status }) => `${id} ${status}`),
    () => rereadProjectCounts(environment, data.id),
  );
  return (
    <>
      {jobs.length === 0 && (
        <EmptyState title="No staging jobs yet" text="Upload some media first, then create staging jobs" />
      )}
      <JobGrid jobs={jobs} />
      {hasNext && <MoreJobs busy={isLoadingNext} onClick={() => loadNext(12)} />}
    </>
  );
}

const projectFragment = graphql`
  fragment StagingTab_project on Project
  @refetchable(queryName: "StagingTabPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
    id
    stagingJobs(first: $count, after: $cursor) @connection(key: "StagingTab_stagingJobs") {
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
