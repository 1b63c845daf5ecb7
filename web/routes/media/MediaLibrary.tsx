import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaLibrary_query$key } from '../../__generated__/MediaLibrary_query.graphql.js';
import type { MediaLibraryPaginationQuery } from '../../__generated__/MediaLibraryPaginationQuery.graphql.js';
import document from '../../__generated__/MediaLibraryPaginationQuery.graphql.js';
import { PageHead } from '../../components/PageHead.js';
import { useRereadList } from '../../relay/useRereadList.js';
import { useRereadAfterActivity } from '../../activity/activityEvents.js';
import { useAnnounceResults } from '../../feedback/useAnnounceResults.js';
import { DropZone } from '../../media/DropZone.js';
import { EmptyMedia, NO_FILES } from './EmptyMedia.js';
import { LazyUploadWidget } from '../../media/LazyUploadWidget.js';
import { MediaCounters } from './MediaCounters.js';
import { mediaVariablesOf } from '../../media/mediaFilter.js';
import { MediaGrid } from '../../media/MediaGrid.js';
import { PAGE_OF_FILES } from '../../media/mediaLists.js';
import { MediaTools } from './MediaTools.js';
import { StageUploaded } from '../../media/StageUploaded.js';
import { UploadButton } from '../../media/UploadButton.js';
import { UploadHint } from './UploadHint.js';
import { useMediaFilter } from './useMediaFilter.js';
import { useUploads } from '../../media/useUploads.js';
import { useMay } from '../../session/permissions.js';

interface MediaLibraryProps {
  readonly query: MediaLibrary_query$key;
}

/** The files with their counters, search and filters; with a chosen project also the upload to it. */
export function MediaLibrary({ query }: MediaLibraryProps) {
  const { data, refetch, ...pages } = usePaginationFragment<MediaLibraryPaginationQuery, MediaLibrary_query$key>(
    queryFragment,
    query,
  );
  const { filter, setFilter, words, setWords, pending } = useMediaFilter(refetch);
  const uploads = useUploads(filter.project);
  const { viewer, node } = data;
  const files = (viewer?.media.edges ?? []).map((edge) => edge.node);
  const counts = filter.project ? node?.mediaCounts : viewer?.mediaCounts;
  const reread = useRereadList<MediaLibraryPaginationQuery>({
    document,
    variablesOf: (asked) => ({ ...mediaVariablesOf(filter), ...asked }),
    path: ['viewer', 'media'],
    rows: files.length,
    page: PAGE_OF_FILES,
  });
  useRereadAfterActivity(['media', 'staging_job'], reread);
  const none = files.length === 0;
  const found = `${files.length}${pages.hasNext ? '+' : ''} ${files.length === 1 ? 'file' : 'files'} found`;
  useAnnounceResults(pending, none ? NO_FILES : found);
  const filtered = filter.search !== '' || filter.type !== '' || filter.show !== '';
  const mayUpload = useMay('PROJECTS_WRITE');
  // Until the project is loaded there is nothing to upload to.
  const onPick = mayUpload && filter.project && node?.id === filter.project ? uploads.add : undefined;
  return (
    <>
      <PageHead
        title="Media Management"
        lead={counts && <MediaCounters counts={counts} />}
        actions={onPick && <UploadButton variant={none && !filtered ? 'outline' : 'solid'} onPick={onPick} />}
      />
      <DropZone onDrop={onPick}>
        <div className={tools}>
          <MediaTools filter={filter} onChange={setFilter} words={words} onWords={setWords} />
          {mayUpload && <UploadHint chosen={onPick !== undefined} />}
        </div>
        {uploads.files && onPick && (
          <LazyUploadWidget
            key={filter.project}
            projectId={filter.project}
            files={uploads.files}
            // The new file may not match the search: the server decides.
            onUploaded={(media) => {
              uploads.take(media);
              if (filtered) reread();
            }}
            onDone={uploads.close}
          />
        )}
        {uploads.photos.length > 0 && <StageUploaded projectId={filter.project} photos={uploads.photos} />}
        {none && !pending && (
          <EmptyMedia filtered={filtered} hasNoProject={viewer?.anyProject.totalCount === 0} onPick={onPick} />
        )}
        <div className={list} aria-busy={pending}>
          <MediaGrid media={files} showProject={!filter.project} pages={pages} />
        </div>
      </DropZone>
    </>
  );
}

const tools = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const list = css({ transition: '[opacity {durations.fast}]', '&[aria-busy=true]': { opacity: '0.6' } });

const queryFragment = graphql`
  fragment MediaLibrary_query on Query
  @refetchable(queryName: "MediaLibraryPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 40 }
    cursor: { type: "String" }
    projectId: { type: "ID" }
    chosenId: { type: "ID!" }
    type: { type: "MediaType" }
    origin: { type: "[MediaOrigin!]!" }
    search: { type: "String" }
  ) {
    viewer {
      anyProject: projects(first: 1) {
        totalCount
      }
      mediaCounts(origin: $origin) {
        ...MediaCounters_counts
      }
      media(first: $count, after: $cursor, projectId: $projectId, type: $type, origin: $origin, search: $search)
        @connection(key: "MediaLibrary_media") {
        edges {
          node {
            ...MediaGrid_media
          }
        }
      }
    }
    node(id: $chosenId) {
      id
      ... on Project {
        mediaCounts(origin: $origin) {
          ...MediaCounters_counts
        }
      }
    }
  }
`;
