import { css } from '#styled/css';
import type { BeforeAfterPicture } from '../__generated__/packChoice.graphql.js';
import { CheckboxField } from '../components/CheckboxField.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';

const SHAPES = ['Landscape', 'Square', 'Portrait'] as const;

interface Split {
  readonly name: string;
  /** in the order of the shapes */
  readonly pictures: readonly BeforeAfterPicture[];
}

const SPLITS: readonly Split[] = [
  { name: 'Side by side', pictures: ['SIDE_BY_SIDE_LANDSCAPE', 'SIDE_BY_SIDE_SQUARE', 'SIDE_BY_SIDE_PORTRAIT'] },
  { name: 'Diagonal', pictures: ['DIAGONAL_LANDSCAPE', 'DIAGONAL_SQUARE', 'DIAGONAL_PORTRAIT'] },
];

interface BeforeAfterGridProps {
  readonly value: readonly BeforeAfterPicture[];
  readonly onChange: (picture: BeforeAfterPicture, on: boolean) => void;
}

/** How before/after pictures are split, by their shapes. */
export function BeforeAfterGrid({ value, onChange }: BeforeAfterGridProps) {
  return (
    <table className={grid}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Split</VisuallyHidden>
          </th>
          {SHAPES.map((shape) => (
            <th key={shape} scope="col">
              {shape}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SPLITS.map(({ name, pictures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {pictures.map((picture, place) => (
              <td key={picture}>
                <CheckboxField
                  bare
                  label={`${name}, ${SHAPES[place]?.toLowerCase()}`}
                  checked={value.includes(picture)}
                  onChange={(on) => onChange(picture, on)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const grid = css({
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { fontSize: '13', fontWeight: 'regular', color: 'ink.muted', textAlign: 'left', py: '4' },
  '& th[scope=row]': { fontSize: '14', color: 'ink' },
  '& tbody tr': { borderTop: '[1px solid {colors.line}]' },
});
