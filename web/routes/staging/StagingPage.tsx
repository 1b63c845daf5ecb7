import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { StagingPageQuery } from '../../__generated__/StagingPageQuery.graphql.js';
import { StagingList } from './StagingList.js';
import { StagingSkeleton } from './StagingSkeleton.js';

/** Every staging job of the workspace, live. */
export function StagingPage() {
  return (
    <>
      <title>Staging · Showhome</title>
      <Suspense fallback={<StagingSkeleton />}>
        <Staging />
      </Suspense>
    </>
  );
}

function Staging() {
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
  return viewer && <StagingList viewer={viewer} />;
}
