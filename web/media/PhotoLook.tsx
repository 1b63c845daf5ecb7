import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoLook_media$key } from '../__generated__/PhotoLook_media.graphql.js';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { FileTitle } from './FileTitle.js';
import { MediaStage } from './MediaStage.js';
import { Neighbours } from './Neighbours.js';
import { useArrowKeys } from './useArrowKeys.js';

interface PhotoLookProps {
  readonly name: string;
  readonly media: PhotoLook_media$key;
  /** such as "3 of 12"; absent: there is no other photo */
  readonly place?: string;
  readonly picked: boolean;
  readonly onPick: (picked: boolean) => void;
  /** 1 for the next photo, -1 for the one before */
  readonly onMove: (step: 1 | -1) => void;
  readonly onClose: () => void;
  /** gets the focus afterwards */
  readonly finalFocus: () => HTMLElement | null;
}

/** One of the photos to choose from, large enough to judge, over the form. */
export function PhotoLook(props: PhotoLookProps) {
  const { name, media, place, picked, onPick, onMove, onClose, finalFocus } = props;
  const picture = useFragment(mediaFragment, media);
  useArrowKeys(onMove, place !== undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FileTitle name={name} />}
      size={980}
      finalFocus={finalFocus}
      cost={place && <Neighbours place={place} name={name} onMove={onMove} />}
      foot={
        <Button variant="outline" onClick={() => onPick(!picked)}>
          {picked ? 'Deselect this photo' : 'Select this photo'}
        </Button>
      }
    >
      <MediaStage key={picture.id} media={picture} />
    </Dialog>
  );
}

const mediaFragment = graphql`
  fragment PhotoLook_media on Media {
    id
    ...MediaStage_media
  }
`;
