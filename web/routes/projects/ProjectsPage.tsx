import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.js';
import { Portfolio } from './Portfolio.js';
import { ProjectsSkeleton } from './ProjectsSkeleton.js';

/** Every project of the workspace. */
export function ProjectsPage() {
  return (
    <>
      <title>Projects · Showhome</title>
      <Suspense fallback={<ProjectsSkeleton />}>
        <Projects />
      </Suspense>
    </>
  );
}

function Projects() {
  const query = useLoaderData<PreloadedQuery<ProjectsPageQuery>>();
  const { viewer } = usePreloadedQuery<ProjectsPageQuery>(
    graphql`
      query ProjectsPageQuery($search: String, $status: ProjectStatus) {
        viewer {
          ...Portfolio_viewer @arguments(search: $search, status: $status)
        }
      }
    `,
    query,
  );
  return viewer && <Portfolio viewer={viewer} />;
}
