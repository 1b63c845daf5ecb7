import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { StagingPageQuery } from '../../__generated__/StagingPageQuery.graphql.js';
import { StagingList } from './StagingList.js';

/** Every staging job of the workspace, live. */
export function StagingPage() {
  const { viewer } = usePreloadedQuery<StagingPageQuery>(
    graphql`
      query StagingPageQuery($projectId: ID, $status: StagingJobStatus) {
        viewer {
          ...StagingList_viewer @arguments(projectId: $projectId, status: $status)
        }
      }
    `,
    useLoaderData<PreloadedQuery<StagingPageQuery>>(),
  );
  return (
    <>
      <title>Staging · Showhome</title>
      {viewer && <StagingList viewer={viewer} />}
    </>
  );
}
