import { Download, Play } from 'lucide-react';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { MediaItem_media$key } from '../__generated__/MediaItem_media.graphql.js';
import { Badge } from '../components/Badge.js';
import { Icon } from '../components/Icon.js';
import { Photo } from '../components/Photo.js';
import { Tooltip } from '../components/Tooltip.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';
import { fileSize } from './fileSize.js';
import { filmLength } from './filmLength.js';
import { markOf } from './markOf.js';

interface MediaItemProps {
  readonly media: MediaItem_media$key;
  readonly showProject: boolean;
  readonly onOpen: () => void;
}

/** One file with its caption and its download. */
export function MediaItem({ media, showProject, onOpen }: MediaItemProps) {
  const data = useFragment(mediaFragment, media);
  const isVideo = data.type === 'VIDEO';
  const download = `Download ${data.originalName}`;
  const badges: string[] = [markOf(data.isWatermarked, data.origin)];
  if (data.duration != null) badges.push(filmLength(data.duration));
  return (
    <article>
      <button type="button" className={open} onClick={onOpen}>
        <VisuallyHidden>Preview {data.originalName}, </VisuallyHidden>
        <Photo src={data.thumbnailUrl} alt="" ratio="4/3" missing={isVideo ? 'video' : 'image'}>
          {isVideo && (
            <span className={play}>
              <Icon of={Play} size={20} />
            </span>
          )}
          <span className={corner}>
            {badges.map((words) => (
              <Fragment key={words}>
                <Badge tone="onPhoto">{words}</Badge>{' '}
              </Fragment>
            ))}
          </span>
        </Photo>
      </button>
      <div className={caption}>
        <div className={words}>
          <p className={name} title={data.originalName}>
            {data.originalName}
          </p>
          <p className={facts}>
            <span>{fileSize(data.fileSize)}</span>
            {showProject && (
              <span className={address} title={data.project.address}>
                {data.project.address}
              </span>
            )}
          </p>
        </div>
        <Tooltip label={download}>
          <a
            className={button({ variant: 'ghost', size: 'sm', iconOnly: true })}
            href={data.downloadUrl}
            download={data.originalName}
            aria-label={download}
          >
            <Icon of={Download} />
          </a>
        </Tooltip>
      </div>
    </article>
  );
}

const open = css({ display: 'block', w: 'full', borderRadius: 'photo', cursor: 'zoom-in' });
const corner = css({
  position: 'absolute',
  insetX: '8',
  bottom: '8',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8',
});
const play = css({
  position: 'absolute',
  inset: '0',
  m: 'auto',
  display: 'grid',
  placeItems: 'center',
  w: '44',
  h: '44',
  borderRadius: 'full',
  bg: 'onPhoto.fill',
  color: 'onPhoto.text',
});
const caption = css({ display: 'flex', alignItems: 'center', gap: '4', mt: '6' });
const words = css({ flex: '1', minW: '0' });
const name = css({ textStyle: 'label', truncate: true });
const facts = css({
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: { sm: 'flex' },
  whiteSpace: 'nowrap',
});
/** Beside the size; on phones, where columns are narrow, below it. */
const address = css({
  display: 'block',
  minW: '0',
  truncate: true,
  sm: { _before: { content: '"\\00a0·\\00a0"' } },
});

const mediaFragment = graphql`
  fragment MediaItem_media on Media {
    type
    originalName
    fileSize
    isWatermarked
    origin
    duration
    thumbnailUrl
    downloadUrl
    project {
      address
    }
  }
`;
