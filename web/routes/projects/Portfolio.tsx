import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Portfolio_viewer$key } from '../../__generated__/Portfolio_viewer.graphql.js';
import type { PortfolioPaginationQuery } from '../../__generated__/PortfolioPaginationQuery.graphql.js';
import document from '../../__generated__/PortfolioPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Counters } from '../../components/Counters.js';
import { Icon } from '../../components/Icon.js';
import { LongList } from '../../components/LongList.js';
import { PageHead } from '../../components/PageHead.js';
import { ShowMore } from '../../components/ShowMore.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { useRereadAfterActivity } from '../../activity/activityEvents.js';
import { useAddressDialog } from '../../components/useAddressDialog.js';
import { useAnnounceResults } from '../../feedback/useAnnounceResults.js';
import { EmptyPortfolio, NO_MATCH } from './EmptyPortfolio.js';
import { portfolioGrid } from './portfolioGrid.js';
import { PortfolioTools } from './PortfolioTools.js';
import { ProjectCard } from './ProjectCard.js';
import { variablesOf } from './portfolioFilter.js';
import { usePortfolioFilter } from './usePortfolioFilter.js';
import { May } from '../../session/permissions.js';

const CreateProjectDialog = lazyDialog(async () => (await import('./CreateProjectDialog.js')).CreateProjectDialog, {
  title: 'Create New Project',
});
const DeleteProjectDialog = lazyDialog(async () => (await import('./DeleteProjectDialog.js')).DeleteProjectDialog, {
  title: 'Delete Project',
});

/** Rows loaded at a time. */
const PAGE = 24;

interface PortfolioProps {
  readonly viewer: Portfolio_viewer$key;
}

/** The list of projects with its search, its filter and the dialogs that change it. */
export function Portfolio({ viewer }: PortfolioProps) {
  const { data, ...pages } = usePaginationFragment<PortfolioPaginationQuery, Portfolio_viewer$key>(
    viewerFragment,
    viewer,
  );
  const { words, setWords, status, setStatus, shown, isSet, pending } = usePortfolioFilter();
  const [creating, setCreating] = useAddressDialog('create');
  const [deleting, setDeleting] = useState<{ readonly id: string; readonly address: string } | null>(null);
  const { projects } = data;
  const none = projects.edges.length === 0;
  const count = projects.totalCount;
  useAnnounceResults(pending, none ? NO_MATCH : `${count} ${count === 1 ? 'project' : 'projects'} found`);
  const connections = [projects.__id];
  const reread = useRereadList<PortfolioPaginationQuery>({
    document,
    variablesOf: (asked) => ({ ...variablesOf(shown), ...asked }),
    path: ['viewer', 'projects'],
    rows: projects.edges.length,
    page: PAGE,
  });
  useRereadAfterActivity(['project', 'media'], reread);

  return (
    <>
      <PageHead
        title="Your Real Estate Portfolio"
        lead={
          <Counters of={{ 'Active Projects': count }}>
            12K+ Properties Managed <span>(illustrative)</span>
          </Counters>
        }
        actions={
          <May act="PROJECTS_WRITE">
            <Button variant={none && !isSet ? 'outline' : 'solid'} onClick={() => setCreating(true)}>
              <Icon of={Plus} />
              Create New Project
            </Button>
          </May>
        }
      />
      <PortfolioTools words={words} onWords={setWords} status={status} onStatus={setStatus} />
      {none && !pending && <EmptyPortfolio filtered={isSet} onCreate={() => setCreating(true)} />}
      <LongList
        rows={projects.edges}
        page={PAGE}
        total={count}
        keyOf={({ node }) => node.id}
        className={portfolioGrid}
        busy={pending}
      >
        {({ node }) => <ProjectCard project={node} onDelete={setDeleting} />}
      </LongList>
      <ShowMore of={pages} by={PAGE}>
        Show more projects
      </ShowMore>
      <May act="PROJECTS_WRITE">
        {creating && (
          <CreateProjectDialog
            // The new project may not match the filter.
            connections={isSet ? [] : connections}
            onClose={() => setCreating(false)}
          />
        )}
      </May>
      {deleting && <DeleteProjectDialog {...deleting} connections={connections} onClose={() => setDeleting(null)} />}
    </>
  );
}

const viewerFragment = graphql`
  fragment Portfolio_viewer on Viewer
  @refetchable(queryName: "PortfolioPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 24 }
    cursor: { type: "String" }
    search: { type: "String" }
    status: { type: "ProjectStatus" }
  ) {
    projects(first: $count, after: $cursor, search: $search, status: $status) @connection(key: "Portfolio_projects") {
      __id
      totalCount
      edges {
        node {
          id
          ...ProjectCard_project
        }
      }
    }
  }
`;
