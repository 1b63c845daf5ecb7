import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MediaGrid_media$key } from '../../__generated__/MediaGrid_media.graphql.js';
import { mediaColumns } from './mediaColumns.js';
import { MediaItem } from './MediaItem.js';
import { MediaPreview } from './MediaPreview.js';

interface MediaGridProps {
  readonly media: MediaGrid_media$key;
  /** files of several projects: each names its own */
  readonly showProject?: boolean;
}

/** Files in one to four columns; a click shows one large. */
export function MediaGrid({ media, showProject = false }: MediaGridProps) {
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
  const [openId, setOpenId] = useState<string | null>(null);
  const open = files.find(({ id }) => id === openId);
  return (
    <>
      <ul className={mediaColumns}>
        {files.map((file) => (
          <li key={file.id}>
            <MediaItem media={file} showProject={showProject} onOpen={() => setOpenId(file.id)} />
          </li>
        ))}
      </ul>
      {open && <MediaPreview media={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
