import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaTab_project$key } from '../__generated__/MediaTab_project.graphql.js';
import type { MediaTabPaginationQuery } from '../__generated__/MediaTabPaginationQuery.graphql.js';
import document from '../__generated__/MediaTabPaginationQuery.graphql.js';
import { Link } from 'react-router-dom';
import { useRereadList } from '../relay/useRereadList.js';
import { useRereadAfterActivity } from '../activity/activityEvents.js';
import { DropZone } from './DropZone.js';
import { LazyUploadWidget } from './LazyUploadWidget.js';
import { MediaGrid } from './MediaGrid.js';
import { PAGE_OF_FILES } from './mediaLists.js';
import { StageUploaded } from './StageUploaded.js';
import { UploadArea } from './UploadArea.js';
import { useUploads } from './useUploads.js';
import { useMay } from '../session/permissions.js';

interface MediaTabProps {
  readonly project: MediaTab_project$key;
  /** the page was read before the tab was opened */
  readonly late: boolean;
}

/** The files of one project, and the upload of more. */
export function MediaTab({ project, late }: MediaTabProps) {
  const { data, ...pages } = usePaginationFragment<MediaTabPaginationQuery, MediaTab_project$key>(
    projectFragment,
    project,
  );
  const { id, media, previews } = data;
  const reread = useRereadList<MediaTabPaginationQuery>({
    document,
    variablesOf: (asked) => ({ id, ...asked }),
    path: ['node', 'media'],
    rows: media.edges.length,
    page: PAGE_OF_FILES,
    late,
  });
  useRereadAfterActivity(['media', 'staging_job'], reread);
  const uploads = useUploads(id);
  const mayUpload = useMay('PROJECTS_WRITE');
  return (
    <DropZone onDrop={mayUpload ? uploads.add : undefined}>
      {mayUpload && <UploadArea onPick={uploads.add} />}
      {uploads.files && (
        <LazyUploadWidget projectId={id} files={uploads.files} onUploaded={uploads.take} onDone={uploads.close} />
      )}
      {uploads.photos.length > 0 && <StageUploaded projectId={id} photos={uploads.photos} />}
      {media.edges.length === 0 && <p className={none}>No photos or videos yet.</p>}
      <div>
        <MediaGrid media={media.edges.map(({ node }) => node)} pages={pages} />
      </div>
      {previews.total > 0 && (
        <p className={aside}>
          <Link className={link} to={`/media?project=${id}&show=previews`}>
            {previews.total === 1 ? 'Show 1 watermarked preview' : `Show ${previews.total} watermarked previews`}
          </Link>
        </p>
      )}
    </DropZone>
  );
}

const none = css({ color: 'ink.muted' });
const aside = css({ textStyle: 'small' });
const link = css({ color: 'accent.text' });

const projectFragment = graphql`
  fragment MediaTab_project on Project
  @refetchable(queryName: "MediaTabPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
    id
    previews: mediaCounts(origin: [PROOF]) {
      total
    }
    media(first: $count, after: $cursor, origin: [UPLOAD, FINAL]) @connection(key: "MediaTab_media") {
      edges {
        node {
          ...MediaGrid_media
        }
      }
    }
  }
`;
