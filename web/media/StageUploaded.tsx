import { css } from '#styled/css';
import { ButtonLink } from '../components/Button.js';
import type { OrderedImage } from '../order/orderedImage.js';
import { orderOf } from '../order/useOrdering.js';

interface StageUploadedProps {
  readonly projectId: string;
  readonly photos: readonly OrderedImage[];
}

/** Leads from an upload to an order with exactly these photos. */
export function StageUploaded({ projectId, photos }: StageUploadedProps) {
  const one = photos.length === 1;
  return (
    <section className={line} aria-label="Uploaded">
      <output>{one ? '1 photo was uploaded.' : `${photos.length} photos were uploaded.`}</output>
      <ButtonLink {...orderOf(projectId, photos)}>{one ? 'Stage this photo' : 'Stage these photos'}</ButtonLink>
    </section>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  px: { base: '16', sm: '24' },
  py: '16',
  borderRadius: 'panel',
  bg: 'surface',
  boxShadow: '[inset 0 0 0 1px {colors.line}]',
});
