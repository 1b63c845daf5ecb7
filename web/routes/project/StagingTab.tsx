import { Plus } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { StagingTab_project$key } from '../../__generated__/StagingTab_project.graphql.js';
import type { StagingTabPaginationQuery } from '../../__generated__/StagingTabPaginationQuery.graphql.js';
import document from '../../__generated__/StagingTabPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { ShowMore } from '../../components/ShowMore.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { JobGrid } from '../../staging/JobGrid.js';
import { rereadProjectCounts } from '../../staging/rereadCounts.js';
import { useJobUpdates } from '../../staging/useJobUpdates.js';
import { useOrdering } from '../../order/useOrdering.js';
import type { OrderSettings } from '../../staging/order.js';
import { useStatusChanges } from '../../staging/useStatusChanges.js';
import { NoJobs } from './NoJobs.js';
import { tabTools } from './tabTools.js';
import { May } from '../../session/permissions.js';

const CreateStagingJobDialog = lazyDialog(
  async () => (await import('../../staging/CreateStagingJobDialog.js')).CreateStagingJobDialog,
  { title: 'Create Staging Job', size: 980 },
);

/** Rows loaded at a time. */
const PAGE = 12;

interface StagingTabProps {
  readonly project: StagingTab_project$key;
  /** the page was read before the tab was opened */
  readonly late: boolean;
}

/** The staging jobs of one project, and the dialog to order one. */
export function StagingTab({ project, late }: StagingTabProps) {
  const { data, ...pages } = usePaginationFragment<StagingTabPaginationQuery, StagingTab_project$key>(
    projectFragment,
    project,
  );
  const environment = useRelayEnvironment();
  const ordering = useOrdering<OrderSettings>();
  const jobs = data.stagingJobs.edges.map(({ node }) => node);
  useRereadList<StagingTabPaginationQuery>({
    document,
    variablesOf: (asked) => ({ id: data.id, ...asked }),
    path: ['node', 'stagingJobs'],
    rows: jobs.length,
    page: PAGE,
    late,
  });
  useJobUpdates({ list: data.stagingJobs.__id, projectId: data.id });
  useStatusChanges(
    jobs.map(({ id, status }) => `${id} ${status}`),
    () => rereadProjectCounts(environment, data.id),
  );
  return (
    <>
      {jobs.length === 0 ? (
        <NoJobs project={data} onOrder={() => ordering.setOpen(true)} />
      ) : (
        <May act="STAGING_WRITE">
          <div className={tabTools}>
            <Button onClick={() => ordering.setOpen(true)}>
              <Icon of={Plus} />
              Create Staging Job
            </Button>
          </div>
        </May>
      )}
      <JobGrid jobs={jobs} />
      <ShowMore of={pages} by={PAGE}>
        Show more jobs
      </ShowMore>
      {ordering.open && (
        <CreateStagingJobDialog
          connections={[data.stagingJobs.__id]}
          projectId={data.id}
          photos={ordering.photos}
          settings={ordering.settings}
          onClose={() => ordering.setOpen(false)}
        />
      )}
    </>
  );
}

const projectFragment = graphql`
  fragment StagingTab_project on Project
  @refetchable(queryName: "StagingTabPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
    id
    ...NoJobs_project
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
