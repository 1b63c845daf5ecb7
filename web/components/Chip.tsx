import { X } from 'lucide-react';
import { chip } from '#styled/recipes';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';

export interface ChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A chosen thing that can be taken out again. */
export function Chip({ label, onRemove }: ChipProps) {
  const styles = chip();
  return (
    <span className={styles.root}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <Tooltip label="Remove">
        <button type="button" className={styles.remove} aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon of={X} size={14} />
        </button>
      </Tooltip>
    </span>
  );
}
