import type { CSSProperties, ReactNode } from 'react';
import { css } from '#styled/css';
import type { useSwipe } from '../../components/useSwipe.js';
import type { Zoom } from './useZoom.js';

interface StageProps {
  /** pixels of the photo */
  readonly size: { readonly width: number; readonly height: number };
  /** pictures of that size beside each other, on phones below each other; default: one */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** The area around frames, as wide as the column. */
export function Stage({ size, beside = false, children }: StageProps) {
  const fit: Record<string, number | string> = { '--aspect': size.width / size.height, '--own': `${size.width}px` };
  return (
    <div className={letterbox} data-beside={beside} style={fit as CSSProperties}>
      {children}
    </div>
  );
}

interface StageFrameProps {
  /** what it shows; it is the name of its region too */
  readonly label?: string;
  readonly zoom: Zoom;
  readonly swipe?: Pick<ReturnType<typeof useSwipe>, 'handlers' | 'style'>;
  readonly children: ReactNode;
}

/** The frame of a picture that can be zoomed in it. */
export function StageFrame({ label = 'Picture', zoom, swipe, children }: StageFrameProps) {
  const percent = Math.round(zoom.view.scale * 100);
  const zoomed = { tabIndex: 0, 'aria-label': `${label} at ${percent}%: the arrow keys move it` };
  return (
    <section
      aria-label={label}
      {...zoom.frame}
      {...swipe?.handlers}
      style={swipe?.style}
      data-zoomable={zoom.canZoom}
      {...(zoom.zoomed && zoomed)}
      className={frame}
      data-zoomed={zoom.zoomed}
    >
      {children}
    </section>
  );
}

/** Where a zoomed picture lies in its frame, as a CSS transform. */
export const transformOf = ({ view: { scale, x, y } }: Zoom) => `translate(${x}px, ${y}px) scale(${scale})`;

/** The area around a photo that is smaller or taller than the column. */
const letterbox = css({
  minW: '0',
  mx: { base: '[-16px]', sm: '0' },
  borderRadius: 'photo',
  bg: 'stage',
  overflowX: 'clip',
  '&[data-beside=true]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  },
});

/**
 * As large as the column, but never taller than the space in a desktop's window, nor larger than the photo's own
 * pixels; on phones up to the screen's edges.
 */
export const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplate: '[minmax(0, 1fr) / minmax(0, 1fr)]',
  aspectRatio: '[var(--aspect)]',
  w: 'full',
  mx: 'auto',
  maxW: { sm: '[var(--own)]', md: '[min(var(--own), calc((100dvh - var(--around)) * var(--aspect)))]' },
  touchAction: '[pan-y pinch-zoom]',
  '&[data-zoomable=true]': { touchAction: 'pan-y' },
  '&[data-zoomed=true]': { touchAction: 'none', cursor: 'grab' },
});
