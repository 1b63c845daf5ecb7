import { css } from '#styled/css';
import type { BeforeAfterPicture, PackSize } from '../__generated__/packChoice.graphql.js';
import { CheckboxField } from '../components/CheckboxField.js';
import { FieldGroup } from '../components/Field.js';
import type { Problems } from '../forms/problems.js';
import { BeforeAfterGrid } from './BeforeAfterGrid.js';
import { OwnSizes } from './OwnSizes.js';
import type { PackChoice } from './packChoice.js';

const SIZES: readonly { readonly size: PackSize; readonly label: string; readonly hint: string }[] = [
  { size: 'FULL', label: 'Full size', hint: 'As large as the photo' },
  { size: 'MLS', label: 'MLS', hint: '2048 px, at most 5 MB' },
  { size: 'WEB', label: 'Web', hint: '1600 px' },
];

export interface PackFieldsProps {
  readonly choice: PackChoice;
  readonly onChange: (change: Partial<PackChoice>) => void;
  readonly problems: Problems;
}

interface AllFieldsProps extends PackFieldsProps {
  /** called to add a size (null), or to change one by its place */
  readonly onEditSize: (place: number | null) => void;
}

/** The server names the field of the size. */
const sizesProblem = (problems: Problems) =>
  problems.sizes ?? Object.entries(problems).find(([path]) => path.startsWith('ownSizes'))?.[1];

/** The files of a pack. */
export function PackFields({ choice, onChange, problems, onEditSize }: AllFieldsProps) {
  return (
    <>
      <FieldGroup label="Staged pictures" error={sizesProblem(problems)}>
        <div className={sizes}>
          {SIZES.map(({ size, label, hint }) => (
            <CheckboxField
              key={size}
              label={label}
              hint={hint}
              checked={choice.sizes.includes(size)}
              onChange={(on) => onChange({ sizes: withOrWithout(choice.sizes, size, on) })}
            />
          ))}
        </div>
        <OwnSizes choice={choice} onChange={onChange} onEdit={onEditSize} />
      </FieldGroup>
      <FieldGroup label="Beside them">
        <CheckboxField label="Originals" checked={choice.originals} onChange={(originals) => onChange({ originals })} />
        <CheckboxField
          label="Disclosure text"
          hint="Caption and remarks to paste into the listing"
          checked={choice.disclosureText}
          onChange={(disclosureText) => onChange({ disclosureText })}
        />
        <CheckboxField
          label="Disclosure PDF"
          hint="Both pictures, the statement, and what was added"
          checked={choice.disclosurePdf}
          onChange={(disclosurePdf) => onChange({ disclosurePdf })}
        />
      </FieldGroup>
      <FieldGroup label="Before and after in one picture" error={problems.beforeAfter}>
        <BeforeAfterGrid
          value={choice.beforeAfter}
          onChange={(picture: BeforeAfterPicture, on) =>
            onChange({ beforeAfter: withOrWithout(choice.beforeAfter, picture, on) })
          }
        />
      </FieldGroup>
    </>
  );
}

const withOrWithout = <Value,>(values: readonly Value[], value: Value, on: boolean): readonly Value[] =>
  on ? [...values, value] : values.filter((other) => other !== value);

const sizes = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '16',
});
