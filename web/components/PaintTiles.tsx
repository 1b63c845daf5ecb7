import { RadioGroup } from '@ark-ui/react/radio-group';
import { paintTile } from '#styled/recipes';

export interface PaintOption {
  readonly value: string;
  readonly name: string;
  /** CSS colours, lightest use first; four make a paint card. */
  readonly swatches: readonly string[];
}

export interface PaintTilesProps {
  /** Heading above the tiles. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly PaintOption[];
}

/** Styles to choose from, each shown like a paint card. */
export function PaintTiles({ label = 'Style', value, onChange, options }: PaintTilesProps) {
  const styles = paintTile();
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(details) => details.value && onChange(details.value)}
      className={styles.root}
    >
      <RadioGroup.Label className={styles.label}>{label}</RadioGroup.Label>
      <div className={styles.grid}>
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} className={styles.tile}>
            <span className={styles.swatches} aria-hidden>
              {option.swatches.map((colour) => (
                <span key={colour} className={styles.swatch} style={{ background: colour }} />
              ))}
            </span>
            <RadioGroup.ItemText className={styles.name}>{option.name}</RadioGroup.ItemText>
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </div>
    </RadioGroup.Root>
  );
}
