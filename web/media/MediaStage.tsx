import { Film, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MediaStage_media$key } from '../__generated__/MediaStage_media.graphql.js';
import { Icon } from '../components/Icon.js';

/** CSS pixels: a narrower film has no room for its controls. */
const ROOM_FOR_CONTROLS = 480;

/** A picture, or a film with its controls, never larger than its own pixels. Its frame is the same for all files. */
export function MediaStage({ media }: { readonly media: MediaStage_media$key }) {
  const { type, originalName, width, height, thumbnailUrl, previewUrl, url } = useFragment(mediaFragment, media);
  const [broken, setBroken] = useState(false);
  const ownSize = { maxWidth: width, maxHeight: height };
  if (broken) {
    return (
      <div className={stage}>
        <p className={missing}>
          <Icon of={type === 'VIDEO' ? Film : ImageOff} size={28} />
          {type === 'VIDEO'
            ? 'This film cannot be played here. Download it to watch it.'
            : 'This picture is not there.'}
        </p>
      </div>
    );
  }
  if (type === 'VIDEO') {
    return (
      <div className={stage}>
        {/* A film of a property has no speech to caption. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          className={picture}
          style={{ ...ownSize, maxWidth: Math.max(width, ROOM_FOR_CONTROLS), maxHeight: undefined }}
          src={url}
          poster={previewUrl ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={originalName}
          onError={() => setBroken(true)}
        />
      </div>
    );
  }
  return (
    <div className={stage}>
      {/* The thumbnail is shown until the large picture is loaded. */}
      {thumbnailUrl && <img className={picture} style={ownSize} src={thumbnailUrl} alt="" />}
      <img
        className={picture}
        style={ownSize}
        src={previewUrl ?? url}
        alt={originalName}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </div>
  );
}

const stage = css({
  display: 'grid',
  gridTemplate: '[minmax(0, 1fr) / minmax(0, 1fr)]',
  placeItems: 'center',
  h: { base: '[min(46vh, 75vw)]', sm: '[min(62vh, 680px)]' },
  borderRadius: 'photo',
  overflow: 'hidden',
  bg: 'stage',
});
const picture = css({ gridArea: '1/1', w: 'full', h: 'full', objectFit: 'contain' });
const missing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '10',
  p: '24',
  color: 'ink.muted',
  textAlign: 'center',
});

const mediaFragment = graphql`
  fragment MediaStage_media on Media {
    type
    originalName
    width
    height
    thumbnailUrl
    previewUrl
    url
  }
`;
