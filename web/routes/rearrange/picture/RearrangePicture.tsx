import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { css } from '#styled/css';
import type { Plan, Room } from '../../../../api/stager/contract.js';
import { KINDS } from '../../../../api/stager/kinds.js';
import { Badge } from '../../../components/Badge.js';
import { useStored } from '../../../components/store.js';
import type { Scene } from '../scene/createScene.js';
import type { StagedPlan } from '../scene/drawnPieces.js';
import type { LoadedPictures } from '../useScenePictures.js';
import type { Arrangement } from '../arrangement.js';
import { frameOf } from './lines.js';
import { Overlay } from './Overlay.js';
import { PieceHandle } from './PieceHandle.js';
import { middleOf } from './pointing.js';
import { SceneCanvas } from './SceneCanvas.js';
import { TurnKnob } from './TurnKnob.js';
import { useGrab } from './useGrab.js';
import { useNudge } from './useNudge.js';

interface RearrangePictureProps {
  /** shown until the furniture is drawn, and where it cannot be */
  readonly staged: { readonly src: string; readonly alt: string };
  readonly pictures: LoadedPictures;
  readonly room: Room;
  readonly shownPlan: StagedPlan;
  readonly widest: number;
  readonly arrangement: Arrangement;
  readonly along: (id: string) => readonly string[];
  readonly describedBy: string;
  readonly onMoved: (id: string) => void;
  readonly picture: RefObject<HTMLElement | null>;
  /** what draws it now; null: nothing yet, or the furniture cannot be drawn */
  readonly onScene: (scene: Scene | null) => void;
}

/** The room with everything in it that can be moved. */
export function RearrangePicture(props: RearrangePictureProps) {
  const { staged, pictures, room, shownPlan, widest, arrangement, along, describedBy, onMoved, picture, onScene } =
    props;
  const { camera, width, height } = room;
  const { store } = arrangement;
  const scene = useRef<Scene | null>(null);
  const [refused, setRefused] = useState(false);
  const drawable = !refused && pictures.state !== 'failed';
  const [hovered, setHovered] = useState<string | null>(null);
  const pieces = useStored(store, (state) => state.plan.pieces);
  const facts = useStored(store, (state) => state.facts);
  const selected = useStored(store, (state) => state.selected);
  const grab = useGrab({
    picture,
    camera,
    width,
    height,
    arrangement,
    along,
    pieceAt: (x, y) => (scene.current ? scene.current.pick(x, y) : boxAt(room, pieces, x * width, y * height)),
    onHover: setHovered,
  });
  const nudge = useNudge({ arrangement, along, onMoved });
  const chosen = pieces.find(({ id }) => id === selected);
  const handles = pieces.flatMap((piece) => {
    const middle = middleOf(camera, piece);
    const isHandled = KINDS[piece.kind].standing !== 'on' || piece.id === selected;
    return middle && isHandled ? [{ piece, middle }] : [];
  });
  const inTabOrder = handles.some(({ piece }) => piece.id === selected) ? selected : handles[0]?.piece.id;
  const focus = (id: string | undefined) =>
    picture.current?.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.focus();
  async function onKey(event: KeyboardEvent<HTMLElement>, id: string) {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const at = handles.findIndex(({ piece }) => piece.id === id);
    const next = handles.at((at + (step ?? 1)) % handles.length)?.piece.id;
    if (step === undefined) {
      await nudge(event, id);
      if (event.key === 'Delete') focus(next);
      return;
    }
    event.preventDefault();
    focus(next);
  }
  const style = { '--aspect': width / height, '--widest': `${widest}px` } as CSSProperties;
  return (
    <div className={stage} style={style}>
      <section ref={picture} aria-label="The room" className={frame} data-grabs={hovered !== null} {...grab}>
        <img src={staged.src} alt={staged.alt} className={photo} draggable={false} />
        {pictures.state === 'ready' && drawable && (
          <SceneCanvas
            {...{ camera, width, height, store }}
            staged={shownPlan}
            onScene={(made) => {
              scene.current = made;
              onScene(made);
            }}
            pictures={pictures.pictures}
            onFailure={() => setRefused(true)}
          />
        )}
        <Overlay {...{ store, camera, width, height, hovered }} boxes={!drawable} />
        {handles.map(({ piece, middle }) => (
          <PieceHandle
            key={piece.id}
            id={piece.id}
            name={facts[piece.id]?.name ?? piece.kind}
            at={[inside(middle[0] / width), inside(middle[1] / height)]}
            selected={piece.id === selected}
            inTabOrder={piece.id === inTabOrder}
            describedBy={describedBy}
            onSelect={() => arrangement.select(piece.id)}
            onKey={(event) => void onKey(event, piece.id)}
          />
        ))}
        {chosen && KINDS[chosen.kind].standing !== 'hangs' && chosen.y === 0 && (
          <TurnKnob
            {...{ camera, width, height, picture, arrangement }}
            piece={chosen}
            name={facts[chosen.id]?.name ?? chosen.kind}
          />
        )}
        {!drawable && (
          <span className={note}>
            <Badge tone="onPhoto">The furniture cannot be drawn here: its outlines move</Badge>
          </span>
        )}
      </section>
    </div>
  );
}

/** A piece beyond the picture's border has its handle on it. */
const inside = (share: number): number => Math.min(0.98, Math.max(0.02, share));

/** The nearest piece whose box is at a pixel. */
function boxAt({ camera }: Room, pieces: Plan['pieces'], x: number, y: number): string | null {
  const hit = pieces.filter((piece) => {
    const box = frameOf(camera, piece);
    return box && x >= box.low[0] && x <= box.high[0] && y >= box.low[1] && y <= box.high[1];
  });
  const standing = hit.filter(({ kind }) => KINDS[kind].standing !== 'lies');
  const [nearest] = (standing.length > 0 ? standing : hit).toSorted((a, b) => b.z - a.z);
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
const photo = css({ display: 'block', w: 'full', h: 'full', objectFit: 'fill', borderRadius: 'photo' });
const note = css({ position: 'absolute', left: '12', bottom: '12', pointerEvents: 'none' });
