import { type CSSProperties, type RefObject, useState } from 'react';
import { css } from '#styled/css';
import type { Piece } from '../../../../api/stager/contract.js';
import { isOnFloor, stands } from '../../../../api/stager/kinds.js';
import { Badge } from '../../../components/Badge.js';
import { useStored } from '../../../components/store.js';
import type { Arrangement } from '../arrangement.js';
import type { StagedPlan } from '../scene/drawnPieces.js';
import type { LoadedPictures } from '../useScenePictures.js';
import { frameOf } from './lines.js';
import { Overlay } from './Overlay.js';
import { PieceHandles } from './PieceHandles.js';
import { SceneCanvas } from './SceneCanvas.js';
import { TurnKnob } from './TurnKnob.js';
import { useGrab } from './useGrab.js';

interface RearrangePictureProps {
  /** shown until the furniture is drawn, and where it cannot be */
  readonly photo: { readonly src: string; readonly alt: string };
  readonly pictures: LoadedPictures;
  readonly staged: StagedPlan;
  /** CSS pixels: a photo is not shown larger than its own pixels */
  readonly widest: number;
  readonly arrangement: Arrangement;
  readonly describedBy: string;
  readonly picture: RefObject<HTMLElement | null>;
}

/** The room with everything in it that can be moved. */
export function RearrangePicture(props: RearrangePictureProps) {
  const { photo, pictures, staged, widest, arrangement, describedBy, picture } = props;
  const { store, room } = arrangement;
  const { width, height } = room;
  const [refused, setRefused] = useState(false);
  const drawable = !refused && pictures.state !== 'failed';
  const [hovered, setHovered] = useState<string | null>(null);
  const selected = useStored(store, (state) => state.selected);
  const chosen = useStored(store, ({ plan }) => plan.pieces.find(({ id }) => id === selected));
  const grab = useGrab({
    picture,
    arrangement,
    pieceAt(x, y) {
      const { scene } = store.get();
      return scene ? scene.pick(x, y) : boxAt(arrangement, x * width, y * height);
    },
    onHover: setHovered,
  });
  const style = { '--aspect': width / height, '--widest': `${widest}px` } as CSSProperties;
  return (
    <div className={stage} style={style}>
      <section ref={picture} aria-label="The room" className={frame} data-grabs={hovered !== null} {...grab}>
        <img {...photo} alt={photo.alt} className={image} draggable={false} />
        {pictures.state === 'ready' && drawable && (
          <SceneCanvas
            key={pictures.from}
            {...{ arrangement, staged }}
            pictures={pictures.pictures}
            onFailure={() => setRefused(true)}
          />
        )}
        <Overlay arrangement={arrangement} hovered={hovered} boxes={!drawable} />
        <PieceHandles {...{ arrangement, picture, describedBy }} />
        {chosen && isOnFloor(chosen) && <TurnKnob piece={chosen} picture={picture} arrangement={arrangement} />}
        {!drawable && (
          <span className={note}>
            <Badge tone="onPhoto">The furniture cannot be drawn here. You move its outlines instead.</Badge>
          </span>
        )}
      </section>
    </div>
  );
}

/** The nearest piece whose box is at a pixel; a rug only where nothing else is. */
function boxAt({ store, room }: Arrangement, x: number, y: number): string | null {
  const hit = store.get().plan.pieces.filter((piece) => {
    const box = frameOf(room.camera, piece);
    return box && x >= box.low[0] && x <= box.high[0] && y >= box.low[1] && y <= box.high[1];
  });
  const lies = (piece: Piece) => isOnFloor(piece) && !stands(piece);
  const [nearest] = hit.toSorted((a, b) => Number(lies(a)) - Number(lies(b)) || b.z - a.z);
  return nearest?.id ?? null;
}

const stage = css({
  display: 'grid',
  justifyItems: 'center',
  bg: 'stage',
  mx: { base: '[-16px]', sm: '0' },
  borderRadius: { base: '0', sm: 'photo' },
});
const frame = css({
  position: 'relative',
  aspectRatio: '[var(--aspect)]',
  w: '[min(100%, var(--widest), calc((100dvh - 250px) * var(--aspect)))]',
  minW: '[min(100%, 280px)]',
  userSelect: 'none',
  touchAction: '[pan-y pinch-zoom]',
  '&[data-grabs=true]': { cursor: 'grab' },
  '&:active[data-grabs=true]': { cursor: 'grabbing' },
});
const image = css({ display: 'block', w: 'full', h: 'full', objectFit: 'fill', borderRadius: 'photo' });
const note = css({ position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' });
