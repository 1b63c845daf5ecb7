import { Checkbox as ArkCheckbox } from '@ark-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkbox } from '#styled/recipes';
import { Icon } from './Icon.js';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

export function Checkbox({ label, checked, onChange, disabled, name }: CheckboxProps) {
  const styles = checkbox();
  return (
    <ArkCheckbox.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked === true)}
      disabled={disabled}
      name={name}
      className={styles.root}
    >
      <ArkCheckbox.Control className={styles.control}>
        <Icon of={checked === 'indeterminate' ? Minus : Check} size={15} weight={3} />
      </ArkCheckbox.Control>
      <ArkCheckbox.Label className={styles.label}>{label}</ArkCheckbox.Label>
      <ArkCheckbox.HiddenInput />
    </ArkCheckbox.Root>
  );
}
