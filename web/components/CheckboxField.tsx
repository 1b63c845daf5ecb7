import { Checkbox } from '@ark-ui/react/checkbox';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { checkbox } from '#styled/recipes';
import { Icon } from './Icon.js';

interface CheckboxFieldProps {
  readonly label: string;
  /** The label is shown elsewhere, such as by a table's headings. */
  readonly bare?: boolean;
  /** a few words under the label */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function CheckboxField({ label, bare = false, hint, checked, onChange }: CheckboxFieldProps) {
  const hintId = useId();
  const styles = checkbox();
  return (
    <Checkbox.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked === true)}
      className={styles.root}
    >
      <Checkbox.Control className={styles.control}>
        <Icon of={Check} size={15} weight={3} />
      </Checkbox.Control>
      {!bare && (
        <span className={styles.text}>
          <Checkbox.Label className={styles.label}>{label}</Checkbox.Label>
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      )}
      <Checkbox.HiddenInput aria-label={bare ? label : undefined} aria-describedby={hint ? hintId : undefined} />
    </Checkbox.Root>
  );
}
