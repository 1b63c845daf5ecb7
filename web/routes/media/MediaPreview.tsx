import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { MediaPreview_media$key } from '../../__generated__/MediaPreview_media.graphql.js';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';

interface MediaPreviewProps {
  readonly media: MediaPreview_media$key;
  readonly onClose: () => void;
}

/** One file large: a picture, or a film with its controls. Never larger than its own pixels. */
export function MediaPreview({ media, onClose }: MediaPreviewProps) {
  const { type, originalName, width, previewUrl, url, downloadUrl } = useFragment(mediaFragment, media);
  return (
    <Dialog
      open
      onClose={onClose}
      title={originalName}
      size={1200}
      foot={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <a className={button({ variant: 'solid' })} href={downloadUrl} download={originalName}>
            Download
          </a>
        </>
      }
    >
      <div className={stage}>
        {type === 'VIDEO' ? (
          // A property film has no words of its own to caption.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video className={picture} src={url} poster={previewUrl ?? undefined} controls preload="metadata" />
        ) : (
          <img className={picture} src={previewUrl ?? url} alt={originalName} style={{ maxWidth: width }} />
        )}
      </div>
    </Dialog>
  );
}

const stage = css({ display: 'grid', placeItems: 'center', bg: 'stage', borderRadius: 'photo', overflow: 'hidden' });
const picture = css({ w: 'full', maxH: '[70vh]', objectFit: 'contain' });

const mediaFragment = graphql`
  fragment MediaPreview_media on Media {
    type
    originalName
    width
    previewUrl
    url
    downloadUrl
  }
`;
