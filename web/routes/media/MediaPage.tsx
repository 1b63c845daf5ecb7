import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { MediaPageQuery } from '../../__generated__/MediaPageQuery.graphql.js';
import { MediaLibrary } from './MediaLibrary.js';
import { MediaLibrarySkeleton } from './MediaSkeleton.js';

/** Every picture and film of the workspace, or of one project. */
export function MediaPage() {
  return (
    <>
      <title>Media · Showhome</title>
      <Suspense fallback={<MediaLibrarySkeleton />}>
        <LoadedMedia />
      </Suspense>
    </>
  );
}

function LoadedMedia() {
  const preloaded = useLoaderData<PreloadedQuery<MediaPageQuery>>();
  const query = usePreloadedQuery<MediaPageQuery>(
    graphql`
      query MediaPageQuery(
        $projectId: ID
        $chosenId: ID!
        $type: MediaType
        $origin: [MediaOrigin!]!
        $search: String
      ) {
        ...MediaLibrary_query
          @arguments(projectId: $projectId, chosenId: $chosenId, type: $type, origin: $origin, search: $search)
      }
    `,
    preloaded,
  );
  return <MediaLibrary query={query} />;
}
