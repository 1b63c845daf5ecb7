import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MediaGrid_media$key } from '../__generated__/MediaGrid_media.graphql.js';
import { lazyDialog } from '../components/lazyDialog.js';
import { ShowMore } from '../components/ShowMore.js';
import { useNextPage, type Pages } from '../components/useNextPage.js';
import { mediaColumns } from './mediaColumns.js';
import { MediaItem } from './MediaItem.js';
import { PAGE_OF_FILES } from './mediaLists.js';

const MediaPreview = lazyDialog(async () => (await import('./MediaPreview.js')).MediaPreview, {
  title: 'Preview',
  size: 1200,
});

interface MediaGridProps {
  readonly media: MediaGrid_media$key;
  /** the files are of several projects: each shows its project */
  readonly showProject?: boolean;
  /** how to load more */
  readonly pages: Pages;
}

/** Files in one to four columns; a click shows one large, with buttons to its neighbours. */
export function MediaGrid({ media, showProject = false, ...props }: MediaGridProps) {
  const pages = useNextPage(props.pages);
  const files = useFragment(
    graphql`
      fragment MediaGrid_media on Media @relay(plural: true) {
        id
        ...MediaItem_media
        ...MediaPreview_media
      }
    `,
    media,
  );
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const found = files.findIndex(({ id }) => id === opened?.id);
  // When the opened file was deleted, the next one takes its place.
  const at = opened && found < 0 ? Math.min(opened.at, files.length - 1) : found;
  const open = opened && files[at];
  const show = (next: number) => {
    const file = files[next];
    if (!file) return;
    setOpened({ id: file.id, at: next });
    if (next >= files.length - 2 && pages.hasNext) pages.loadNext(PAGE_OF_FILES);
  };
  return (
    <>
      <ul ref={list} className={mediaColumns}>
        {files.map((file, index) => (
          <li key={file.id}>
            <MediaItem media={file} showProject={showProject} onOpen={() => show(index)} />
          </li>
        ))}
      </ul>
      <ShowMore of={pages} by={PAGE_OF_FILES}>
        Show more files
      </ShowMore>
      {open && (
        <MediaPreview
          media={open}
          place={files.length > 1 ? `${at + 1} of ${files.length}${pages.hasNext ? '+' : ''}` : undefined}
          onMove={(step) => show((at + step + files.length) % files.length)}
          onClose={() => setOpened(null)}
          finalFocus={() => list.current?.children[at]?.querySelector('button') ?? null}
        />
      )}
    </>
  );
}
