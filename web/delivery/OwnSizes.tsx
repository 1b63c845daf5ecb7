import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { OWN_SIZES } from '../../api/shared/ownSizes.js';
import { Button } from '../components/Button.js';
import { CheckboxField } from '../components/CheckboxField.js';
import { Icon } from '../components/Icon.js';
import { useKeptFocus } from '../components/useKeptFocus.js';
import { announce } from '../feedback/announcer.js';
import { sizeHint, withoutOwnSize, type OwnSize } from './ownSize.js';
import type { PackChoice } from './packChoice.js';

interface OwnSizesProps {
  readonly choice: PackChoice;
  readonly onChange: (change: Partial<PackChoice>) => void;
  /** called to add a size (null), or to change one by its place */
  readonly onEdit: (place: number | null) => void;
}

/** The sizes that the workspace added, and adding another one. */
export function OwnSizes({ choice, onChange, onEdit }: OwnSizesProps) {
  const kept = useKeptFocus<HTMLFieldSetElement>();
  const { ownSizes } = choice;

  function remove(size: OwnSize) {
    onChange(withoutOwnSize(choice, size));
    announce(`${size.name} removed`);
  }

  return (
    <fieldset {...kept} aria-label="Own sizes" className={own}>
      {ownSizes.length > 0 && (
        <ul>
          {ownSizes.map((size, place) => (
            <li key={size.name} className={row}>
              <CheckboxField
                label={size.name}
                hint={sizeHint(size)}
                checked={size.chosen}
                onChange={(chosen) => onChange({ ownSizes: ownSizes.with(place, { ...size, chosen }) })}
              />
              <span className={acts}>
                <Button variant="ghost" size="sm" aria-label={`Edit ${size.name}`} onClick={() => onEdit(place)}>
                  Edit
                </Button>
                <Button variant="ghost" size="sm" aria-label={`Remove ${size.name}`} onClick={() => remove(size)}>
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {ownSizes.length < OWN_SIZES.most ? (
        <span>
          <Button variant="outline" size="sm" onClick={() => onEdit(null)}>
            <Icon of={Plus} size={15} />
            Add a size
          </Button>
        </span>
      ) : (
        <p className={note}>These are all {OWN_SIZES.most} own sizes that a workspace keeps.</p>
      )}
    </fieldset>
  );
}

const own = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  overflowWrap: 'anywhere',
  '& > label': { minW: '0' },
});
/** the last word, not its padding, ends at the edge */
const acts = css({ display: 'flex', flex: 'none', gap: '4', mr: '[-10px]' });
const note = css({ textStyle: 'small', color: 'ink.muted' });
