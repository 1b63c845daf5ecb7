import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { Badge } from '../../components/Badge.js';
import { Skeleton } from '../../components/Skeleton.js';
import { drawPieces } from './pieces.js';
import { usePieces } from './usePieces.js';

interface ChangesViewProps {
  /** the original photo, in one width or several */
  readonly before: { readonly src: string; readonly srcSet?: string };
  readonly sizes: string;
  /** the staged picture */
  readonly after: string;
  readonly piecesUrl: string;
  /** the pieces in colour, by their indices in the report; null: all */
  readonly pieces: readonly number[] | null;
  readonly aspect: number;
  /** position and size of both pictures */
  readonly transform: string;
}

/** What was added in colour, over the original photo in grey. */
export function ChangesView(props: ChangesViewProps) {
  const { before, sizes, after, piecesUrl, pieces, aspect, transform } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = usePieces(piecesUrl, after);
  useEffect(() => {
    if (canvas.current && drawing.state === 'ready') drawPieces(canvas.current, { ...drawing, pieces });
  }, [drawing, pieces]);
  return (
    <div className={root} style={{ aspectRatio: aspect }}>
      <img className={grey} {...before} sizes={sizes} alt="The room as photographed, in grey" style={{ transform }} />
      <canvas ref={canvas} className={layer} style={{ transform }}>
        The pieces that were added, in colour
      </canvas>
      {drawing.state === 'loading' && <Skeleton shape="fill" />}
      <span className={left}>
        <Badge tone="onPhoto">
          {drawing.state === 'failed' ? 'What changed could not be loaded' : 'In colour: what was added'}
        </Badge>
      </span>
      <span className={right}>
        <Badge tone="onPhoto">In grey: your photo's own pixels</Badge>
      </span>
    </div>
  );
}

const root = css({
  position: 'relative',
  w: 'full',
  overflow: 'hidden',
  borderRadius: 'photo',
  bg: 'stage',
  userSelect: 'none',
});
const layer = css({ position: 'absolute', inset: '0', w: 'full', h: 'full', transformOrigin: '0 0' });
const grey = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  objectFit: 'contain',
  transformOrigin: '0 0',
  filter: {
    base: '[grayscale(1) contrast(0.62) brightness(1.22)]',
    _dark: '[grayscale(1) contrast(0.75) brightness(0.72)]',
  },
  pointerEvents: 'none',
});
const left = css({ position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' });
const right = css({
  position: 'absolute',
  right: '12',
  bottom: '12',
  display: { base: 'none', sm: 'block' },
  pointerEvents: 'none',
});
