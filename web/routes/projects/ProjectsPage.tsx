import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.js';
import { Portfolio } from './Portfolio.js';

/** Every project of the workspace. */
export function ProjectsPage() {
  const { viewer } = usePreloadedQuery<ProjectsPageQuery>(
    graphql`
      query ProjectsPageQuery {
        viewer {
          ...Portfolio_viewer
        }
      }
    `,
    useLoaderData<PreloadedQuery<ProjectsPageQuery>>(),
  );
  return (
    <>
      <title>Projects · Showhome</title>
      {viewer && <Portfolio viewer={viewer} />}
    </>
  );
}
