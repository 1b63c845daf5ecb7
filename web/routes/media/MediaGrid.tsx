import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaGrid_media$key } from '../../__generated__/MediaGrid_media.graphql.js';
import { MediaItem } from './MediaItem.js';
import { MediaPreview } from './MediaPreview.js';

/** Files in one to four columns; a click shows one large. */
export function MediaGrid({ media }: { readonly media: MediaGrid_media$key }) {
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
      <ul className={grid}>
        {files.map((file) => (
          <li key={file.id}>
            <MediaItem media={file} onOpen={() => setOpenId(file.id)} />
          </li>
        ))}
      </ul>
      {open && <MediaPreview media={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, max(150px, 50% - 5px)), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: { base: '10', sm: '16' },
  rowGap: { base: '18', sm: '24' },
});
