import { Switch } from '@ark-ui/react/switch';
import { useId } from 'react';
import { switchField } from '#styled/recipes';

interface SwitchFieldProps {
  readonly label: string;
  /** What "on" means, under the label. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const hintId = useId();
  const styles = switchField();
  return (
    <Switch.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked)}
      disabled={disabled}
      className={styles.root}
    >
      <Switch.Control className={styles.control}>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Control>
      <span className={styles.text}>
        <Switch.Label className={styles.label}>{label}</Switch.Label>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <Switch.HiddenInput role="switch" aria-checked={checked} aria-describedby={hint ? hintId : undefined} />
    </Switch.Root>
  );
}
