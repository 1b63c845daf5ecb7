import { css } from '#styled/css';
import type { Outline } from './geometry/outline.js';
import type { OutlinedRoom } from './geometry/room.js';

interface MeasuresProps {
  readonly outline: Outline;
  readonly room: OutlinedRoom | null;
}

const metres = (value: number): string => `${value.toFixed(2)} m`;

/** What an agent can compare with the floor plan. */
export function Measures({ outline, room }: MeasuresProps) {
  const width = room && room.left !== null && room.right !== null ? room.right - room.left : null;
  const rows = [
    { term: 'Camera to back wall', value: room ? metres(-room.back) : 'not drawn' },
    { term: 'Between the side walls', value: width === null ? 'not in view' : metres(width) },
    { term: 'Camera above the floor', value: metres(outline.cameraHeight) },
  ];
  return (
    <dl>
      {rows.map(({ term, value }) => (
        <div key={term} className={row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12',
  py: '6',
  borderTop: '[1px solid {colors.line}]',
  fontSize: '14',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
});
