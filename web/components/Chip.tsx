import { X } from 'lucide-react';
import { chip } from '#styled/recipes';
import { FileName } from './FileName.js';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';

interface ChipProps {
  /** such as a file's name */
  readonly label: string;
  readonly onRemove: () => void;
}

/** A chosen file that can be removed. */
export function Chip({ label, onRemove }: ChipProps) {
  const styles = chip();
  return (
    <span className={styles.root}>
      <span className={styles.label} title={label}>
        <FileName name={label} />
      </span>
      <Tooltip label="Remove">
        <button type="button" className={styles.remove} aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon of={X} size={14} />
        </button>
      </Tooltip>
    </span>
  );
}
