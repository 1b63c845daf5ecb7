import { CodeXml, Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import type { ProjectPage_project$key } from '../../__generated__/ProjectPage_project.graphql.js';
import type { ProjectPageQuery } from '../../__generated__/ProjectPageQuery.graphql.js';
import { Badge } from '../../components/Badge.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { PageHead } from '../../components/PageHead.js';
import { Tabs } from '../../components/Tabs.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { useRereadOnReturn } from '../../relay/useRereadOnReturn.js';
import { useRereadAfterActivity } from '../../activity/activityEvents.js';
import { dayOf } from '../../format/dates.js';
import { MediaTab } from '../../media/MediaTab.js';
import { useAddressDialog } from '../../components/useAddressDialog.js';
import { LazyMakeEmbedDialog } from '../../embeds/LazyMakeEmbedDialog.js';
import { PROJECT_STATUSES } from '../../projects/projectStatus.js';
import { rereadProjectCounts } from '../../staging/rereadCounts.js';
import { BackToProjects } from './BackToProjects.js';
import { BillingTab } from './BillingTab.js';
import { OverviewTab } from './OverviewTab.js';
import { ProjectNotFound } from './ProjectNotFound.js';
import { ProjectSkeleton } from './ProjectSkeleton.js';
import { StagingTab } from './StagingTab.js';
import { PROJECT_TABS, type ProjectTab, shownTab } from './tabs.js';
import { TabSkeleton } from './TabSkeleton.js';
import { useFocusWithTab } from './useFocusWithTab.js';
import { May } from '../../session/permissions.js';

const EditProjectDialog = lazyDialog(async () => (await import('./EditProjectDialog.js')).EditProjectDialog, {
  title: 'Edit Project',
});

/** One property: its facts, its photos and its staging jobs. */
export function ProjectPage() {
  return (
    <Suspense fallback={<ProjectSkeleton />}>
      <AnyProject />
    </Suspense>
  );
}

function AnyProject() {
  const { node } = usePreloadedQuery<ProjectPageQuery>(
    graphql`
      query ProjectPageQuery($id: ID!) {
        node(id: $id) {
          ...ProjectPage_project @alias(as: "project")
        }
      }
    `,
    useLoaderData<PreloadedQuery<ProjectPageQuery>>(),
  );
  if (!node?.project) return <ProjectNotFound />;
  return <FoundProject project={node.project} />;
}

function FoundProject({ project }: { readonly project: ProjectPage_project$key }) {
  const data = useFragment(projectFragment, project);
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useAddressDialog('edit');
  const [embedding, setEmbedding] = useAddressDialog('embed');
  const environment = useRelayEnvironment();
  const reread = () => void rereadProjectCounts(environment, data.id);
  useRereadOnReturn(reread);
  useRereadAfterActivity(['project', 'media', 'staging_job', 'invoice'], reread);
  const shown = shownTab(search.get('tab'));
  const [first] = useState(shown);
  useFocusWithTab(shown);
  if (!data.address) return <ProjectNotFound />;

  const { label, tone } = PROJECT_STATUSES.show(data.status);
  const counts: Partial<Record<ProjectTab, number>> = {
    media: data.mediaCounts.total,
    staging: data.stagingCounts.total,
    billing: data.invoiceCount.totalCount,
  };
  const contents: Record<ProjectTab, ReactNode> = {
    overview: <OverviewTab project={data} />,
    media: <MediaTab project={data} late={first !== 'media'} />,
    staging: <StagingTab project={data} late={first !== 'staging'} />,
    billing: <BillingTab project={data} late={first !== 'billing'} />,
  };
  return (
    <>
      <title>{`${data.address} · Showhome`}</title>
      <BackToProjects />
      <PageHead
        title={data.address}
        lead={
          <p className={meta}>
            <Badge tone={tone}>{label}</Badge>
            <span>{data.mlsId ? `MLS: ${data.mlsId}` : 'Not assigned'}</span>
            <span>Created {dayOf(data.createdAt)}</span>
          </p>
        }
        actions={
          <>
            <May act="EMBEDS_WRITE">
              <Button variant="outline" onClick={() => setEmbedding(true)}>
                <Icon of={CodeXml} />
                Embed on a website
              </Button>
            </May>
            <May act="PROJECTS_WRITE">
              <Button variant="outline" onClick={() => setEditing(true)}>
                <Icon of={Pencil} />
                Edit Project
              </Button>
            </May>
          </>
        }
      />
      <Tabs
        value={shown}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        tabs={PROJECT_TABS.map(({ value, label }) => ({
          value,
          label,
          count: counts[value],
          content: <Suspense fallback={<TabSkeleton tab={value} />}>{contents[value]}</Suspense>,
        }))}
      />
      <May act="PROJECTS_WRITE">
        {editing && <EditProjectDialog project={data} onClose={() => setEditing(false)} />}
      </May>
      <May act="EMBEDS_WRITE">
        {embedding && <LazyMakeEmbedDialog projectId={data.id} onClose={() => setEmbedding(false)} />}
      </May>
    </>
  );
}

const meta = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', mt: '4', textStyle: 'small' });

const projectFragment = graphql`
  fragment ProjectPage_project on Project {
    id
    address
    mlsId
    status
    createdAt
    mediaCounts(origin: [UPLOAD, FINAL]) {
      total
    }
    stagingCounts {
      total
    }
    invoiceCount: invoices(first: 1) {
      totalCount
    }
    ...OverviewTab_project
    ...MediaTab_project @defer
    ...StagingTab_project @defer
    ...BillingTab_project @defer
    ...EditProjectDialog_project
  }
`;
