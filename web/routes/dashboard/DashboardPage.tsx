import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { css } from '#styled/css';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.js';
import { ButtonLink } from '../../components/Button.js';
import { Ledger } from '../../components/Ledger.js';
import { RecentProjects } from './RecentProjects.js';

/** Where a signed-in user arrives: what there is, and the way to more. */
export function DashboardPage() {
  const { viewer } = usePreloadedQuery<DashboardPageQuery>(
    graphql`
      query DashboardPageQuery {
        viewer {
          active: projects(first: 1, status: ACTIVE) {
            totalCount
          }
          stagingCounts {
            total
            inProgress
            completed
          }
          ...RecentProjects_viewer
        }
      }
    `,
    useLoaderData<PreloadedQuery<DashboardPageQuery>>(),
  );
  if (!viewer) return null;
  const { active, stagingCounts } = viewer;
  return (
    <>
      <title>Dashboard · Showhome</title>
      <section className={hero}>
        <h1 className={title}>Transform Properties with AI</h1>
        <ButtonLink to="/staging" size="lg">
          Start AI Staging Now
        </ButtonLink>
      </section>
      <Ledger
        cells={[
          { term: 'Active Projects', value: String(active.totalCount) },
          { term: 'Staging Jobs', value: String(stagingCounts.total) },
          { term: 'In progress', value: String(stagingCounts.inProgress) },
          { term: 'Completed', value: String(stagingCounts.completed) },
        ]}
      />
      <RecentProjects viewer={viewer} />
    </>
  );
}

const hero = css({
  display: { base: 'grid', sm: 'flex' },
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24',
  pt: { base: '28', sm: '40' },
  pb: '36',
});
const title = css({ textStyle: 'hero' });
