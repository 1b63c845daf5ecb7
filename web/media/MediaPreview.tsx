import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { MediaPreview_media$key } from '../__generated__/MediaPreview_media.graphql.js';
import { Button, ButtonLink } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { Icon } from '../components/Icon.js';
import { orderOf } from '../order/useOrdering.js';
import { DeleteMediaDialog } from './DeleteMediaDialog.js';
import { FileTitle } from './FileTitle.js';
import { MediaFacts } from './MediaFacts.js';
import { MediaStage } from './MediaStage.js';
import { Neighbours } from './Neighbours.js';
import { useArrowKeys } from './useArrowKeys.js';
import { May, useMay } from '../session/permissions.js';

interface MediaPreviewProps {
  readonly media: MediaPreview_media$key;
  /** such as "3 of 12"; absent: there is no other file */
  readonly place?: string;
  /** 1 for the next file, -1 for the one before */
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
  /** gets the focus afterwards */
  readonly finalFocus?: () => HTMLElement | null;
}

/** One file large, with its facts. The arrow keys go to its neighbours. */
export function MediaPreview({ media, place, onMove, onClose, finalFocus }: MediaPreviewProps) {
  const data = useFragment(mediaFragment, media);
  const { id, type, origin, project, originalName, downloadUrl, losslessDownloadUrl } = data;
  // By id: after a deletion the next file is shown, and the question must not be about that one.
  const [deleting, setDeleting] = useState<string | null>(null);
  const mayStage = useMay('STAGING_WRITE');
  useArrowKeys(onMove, place !== undefined && deleting === null);
  return (
    <Dialog
      open
      // Escape in the question's frame reaches the preview as well
      onClose={deleting === null ? onClose : () => setDeleting(null)}
      title={<FileTitle name={originalName} />}
      size={1200}
      finalFocus={finalFocus}
      cost={place && <Neighbours place={place} name={originalName} onMove={onMove} />}
      foot={
        <>
          <May act="PROJECTS_WRITE">
            <Button variant="outline" onClick={() => setDeleting(id)}>
              <Icon of={Trash2} />
              Delete
            </Button>
          </May>
          {mayStage && type === 'IMAGE' && origin === 'UPLOAD' && (
            <ButtonLink variant="outline" {...orderOf(project.id, [{ id, name: originalName }])}>
              Stage this photo
            </ButtonLink>
          )}
          {losslessDownloadUrl && (
            <a className={button({ variant: 'outline' })} href={losslessDownloadUrl} download>
              Download PNG
            </a>
          )}
          <a className={button({ variant: 'solid' })} href={downloadUrl} download={originalName}>
            Download
          </a>
        </>
      }
    >
      <div className={room}>
        <MediaStage key={id} media={data} />
        <MediaFacts media={data} onLeave={onClose} />
      </div>
      {deleting && <DeleteMediaDialog id={deleting} onClose={() => setDeleting(null)} />}
    </Dialog>
  );
}

const room = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
  alignItems: 'start',
  gap: { base: '16', md: '24' },
});

const mediaFragment = graphql`
  fragment MediaPreview_media on Media {
    id
    type
    origin
    project {
      id
    }
    originalName
    downloadUrl
    losslessDownloadUrl
    ...MediaStage_media
    ...MediaFacts_media
  }
`;
