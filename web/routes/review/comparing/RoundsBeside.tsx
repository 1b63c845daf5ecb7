import { useRef } from 'react';
import { css } from '#styled/css';
import { Badge } from '../../../components/Badge.js';
import { PhotoNote } from '../../../components/PhotoNote.js';
import { Skeleton } from '../../../components/Skeleton.js';
import { useDecoded } from '../../../components/useDecoded.js';
import { sizesFor } from '../sources.js';
import { Stage, StageFrame, transformOf } from '../StageFrame.js';
import { useZoom, type Zoom } from '../useZoom.js';
import { OutlineLayer } from './OutlineLayer.js';
import type { ComparedRounds, RoundPicture } from './roundPicture.js';

/** Two rounds beside each other, on phones below each other. They are zoomed and moved together. */
export function RoundsBeside({ left, right, size, zoom, outlines }: ComparedRounds) {
  const other = useZoom(right.width, zoom);
  return (
    <Stage size={size} beside>
      <Round picture={left} zoom={zoom} outlines={outlines} />
      <Round picture={right} zoom={other} outlines={outlines} />
    </Stage>
  );
}

interface RoundProps extends Pick<ComparedRounds, 'outlines'> {
  readonly picture: RoundPicture;
  readonly zoom: Zoom;
}

function Round({ picture: { name, alt, sources, removed }, zoom, outlines }: RoundProps) {
  const transform = transformOf(zoom);
  const image = useRef<HTMLImageElement>(null);
  const decoded = useDecoded(image, image, sources?.src ?? '');
  return (
    <StageFrame label={name} zoom={zoom}>
      <div className={window}>
        {sources && (
          <img
            ref={image}
            {...sources}
            sizes={sizesFor(zoom.zoomed)}
            alt={alt}
            className={whole}
            style={{ transform }}
          />
        )}
        {sources && decoded === 'loading' && <Skeleton shape="fill" />}
        {removed && <PhotoNote>{removed}</PhotoNote>}
        {outlines && sources && <OutlineLayer outlines={outlines} transform={transform} />}
        <span className={tag}>
          <Badge tone="onPhoto">
            {!removed && (decoded === 'failed' || !sources)
              ? `The picture of ${name.toLowerCase()} could not be loaded`
              : name}
          </Badge>
        </span>
      </div>
    </StageFrame>
  );
}

const window = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'photo',
  bg: 'stage',
  userSelect: 'none',
});
const whole = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  objectFit: 'contain',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
const tag = css({ position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' });
