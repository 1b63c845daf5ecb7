import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaTab_project$key } from '../../__generated__/MediaTab_project.graphql.js';
import type { MediaTabPaginationQuery } from '../../__generated__/MediaTabPaginationQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { MediaGrid } from './MediaGrid.js';
import { UploadArea } from './UploadArea.js';

/** The files of one project, and the way to add more. */
export function MediaTab({ project }: { readonly project: MediaTab_project$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    MediaTabPaginationQuery,
    MediaTab_project$key
  >(projectFragment, project);
  const { id, media } = data;
  const [connections] = useState([media.__id]);
  return (
    <div className={room}>
      <UploadArea projectId={id} connections={connections} />
      {media.edges.length === 0 && <p className={none}>No photos or videos yet.</p>}
      <MediaGrid media={media.edges.map(({ node }) => node)} />
      {hasNext && (
        <p>
          <Button variant="outline" busy={isLoadingNext} busyLabel="Loading..." onClick={() => loadNext(40)}>
            Show more files
          </Button>
        </p>
      )}
    </div>
  );
}

const room = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28' });
const none = css({ color: 'ink.muted' });

const projectFragment = graphql`
  fragment MediaTab_project on Project
  @refetchable(queryName: "MediaTabPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
    id
    media(first: $count, after: $cursor) @connection(key: "MediaTab_media") {
      __id
      edges {
        node {
          ...MediaGrid_media
        }
      }
    }
  }
`;
