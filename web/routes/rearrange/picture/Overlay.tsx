import { css } from '#styled/css';
import { hangs } from '../../../../api/stager/kinds.js';
import { useStored } from '../../../components/store.js';
import type { Arrangement } from '../arrangement.js';
import { boxPath, footPath, guidePath } from './lines.js';

interface OverlayProps {
  readonly arrangement: Arrangement;
  /** the piece under the pointer */
  readonly hovered: string | null;
  /** shows all pieces as boxes: the furniture cannot be drawn */
  readonly boxes: boolean;
}

/** Outlines on the photo: of the piece in hand and the one under the pointer, of what is wrong, and guides. */
export function Overlay({ arrangement, hovered, boxes }: OverlayProps) {
  const { store } = arrangement;
  const { camera, width, height } = arrangement.room;
  const plan = useStored(store, (state) => state.plan);
  const selected = useStored(store, (state) => state.selected);
  const objections = useStored(store, (state) => state.objections);
  const guides = useStored(store, (state) => state.guides);
  const wrong = new Set(objections.filter(({ hard }) => hard).flatMap(({ ids }) => ids));
  const outlined = plan.pieces.filter(({ id }) => id === selected || id === hovered || wrong.has(id));
  const pathOf = (piece: (typeof outlined)[number]) =>
    footPath(camera, piece, hangs(piece) && piece.wall !== undefined);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={svg}>
      {boxes && plan.pieces.map((piece) => <path key={piece.id} d={boxPath(camera, piece)} className={box} />)}
      {guides.map((guide) => (
        <path key={guide.flat().join()} d={guidePath(camera, guide)} className={guideLine} />
      ))}
      {outlined.map((piece) => (
        <g key={piece.id} data-tone={wrong.has(piece.id) ? 'wrong' : piece.id === selected ? 'chosen' : 'hovered'}>
          <path d={pathOf(piece)} className={under} />
          <path d={pathOf(piece)} className={line} />
        </g>
      ))}
    </svg>
  );
}

const svg = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  pointerEvents: 'none',
  overflow: 'hidden',
  fill: '[none]',
  '& *': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: '[round]' },
});
const box = css({ stroke: 'seam', strokeWidth: '[1.25px]' });
const guideLine = css({ stroke: 'seam', strokeWidth: '[1.5px]', strokeDasharray: '[5 5]' });
const under = css({ stroke: 'seam.ring', strokeWidth: '[5px]', opacity: '[0.7]' });
const line = css({
  stroke: 'seam',
  strokeWidth: '[2.5px]',
  '[data-tone=hovered] &': { strokeWidth: '[1.5px]', strokeDasharray: '[3 3]' },
  '[data-tone=wrong] &': { stroke: 'danger', strokeWidth: '[3px]' },
});
