import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import { css } from '#styled/css';
import { oneGesture } from '../../components/history.js';
import { Badge } from '../../components/Badge.js';
import { useSize } from '../../components/useSize.js';
import type { Units } from '../../format/lengths.js';
import { announce } from '../../feedback/announcer.js';
import { CornerHandle } from './CornerHandle.js';
import { EdgeButton } from './EdgeButton.js';
import { CORNERS, edgesOf } from '../../../api/shared/outline/outline.js';
import { type Outline, addCorner, middleOf, moveCorner } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';
import { LevelHandles } from './LevelHandles.js';
import { Lines } from './Lines.js';
import { Loupe } from './Loupe.js';
import type { Drawing } from './useDrawing.js';

interface OutlinePictureProps {
  readonly src: string;
  readonly alt: string;
  readonly aspect: number;
  /** CSS pixels: a photo is not shown larger than its own pixels */
  readonly widest: number;
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
  readonly units: Units;
  readonly describedBy: string;
  /** a corner, by its index in the outline */
  readonly selected: number | null;
  readonly onChange: Drawing['change'];
  readonly onSelect: (corner: number) => void;
  readonly onRemove: (corner: number) => void;
}

/** CSS pixels: a shorter edge has no room for a button in its middle. */
const SHORTEST = 88;
/** Fraction of the picture: an edge this near to the border is on it. */
const BORDER = 0.012;

/** The photo with everything on it that can be moved. */
export function OutlinePicture(props: OutlinePictureProps) {
  const { src, alt, aspect, widest, outline, room, units, describedBy } = props;
  const { selected, onChange, onSelect, onRemove } = props;
  const picture = useRef<HTMLElement>(null);
  const size = useSize(picture);
  const [close, setClose] = useState<number | null>(null);
  const { corners } = outline;
  const looked = close === null ? undefined : corners[close];

  const edges = edgesOf(corners).map((edge) => {
    const [from, to] = edge;
    const length = Math.hypot((to[0] - from[0]) * size.width, (to[1] - from[1]) * size.height);
    const onBorder = ([0, 1] as const).some(
      (axis) => Math.max(from[axis], to[axis]) < BORDER || Math.min(from[axis], to[axis]) > 1 - BORDER,
    );
    return {
      corner: from,
      middle: middleOf(edge),
      open: length > SHORTEST && !onBorder && corners.length < CORNERS.most,
    };
  });
  return (
    <div className={stage} style={{ '--aspect': aspect, '--widest': `${widest}px` } as CSSProperties}>
      <section ref={picture} aria-label="The floor on the photo" className={frame}>
        <img src={src} alt={alt} className={photo} draggable={false} />
        <Lines outline={outline} room={room} units={units} aspect={aspect} />
        {size.width > 0 && <LevelHandles {...{ outline, room, units, aspect, picture, describedBy, onChange }} />}
        {edges.map(({ corner, middle, open }, index) => [
          // Corners are identified by their index in the outline alone.
          // oxlint-disable-next-line react/no-array-index-key
          <CornerHandle
            key={`corner ${index}`}
            index={index}
            count={corners.length}
            at={corner}
            picture={picture}
            describedBy={describedBy}
            selected={index === selected}
            onMove={(to, gesture) => onChange((now) => moveCorner(now, index, to), gesture)}
            onRemove={() => onRemove(index)}
            onActive={(active) => setClose(active ? index : null)}
            onSelect={() => onSelect(index)}
          />,
          open && (
            <EdgeButton
              key={`edge ${index}`}
              index={index}
              count={corners.length}
              at={middle}
              onAdd={() => {
                onChange((now) => addCorner(now, index), oneGesture());
                announce(`Corner ${index + 2} added.`);
              }}
            />
          ),
        ])}
        {looked && size.width > 0 && <Loupe src={src} at={looked} size={size} />}
        {!room && (
          <span className={warning}>
            <Badge tone="onPhoto">No wall is drawn yet</Badge>
          </span>
        )}
      </section>
    </div>
  );
}

/** Space around the picture, so that handles on its border can be grabbed. */
const stage = css({
  display: 'grid',
  justifyItems: 'center',
  bg: 'stage',
  mx: { base: '[-16px]', sm: '0' },
  px: { base: '22', sm: '28' },
  py: '28',
  borderRadius: { base: '0', sm: 'photo' },
});
const frame = css({
  position: 'relative',
  aspectRatio: '[var(--aspect)]',
  w: '[min(100%, var(--widest), calc((100dvh - 290px) * var(--aspect)))]',
  minW: '[min(100%, 280px)]',
  userSelect: 'none',
});
const photo = css({ display: 'block', w: 'full', h: 'full', objectFit: 'fill', borderRadius: 'photo' });
const warning = css({ position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' });
