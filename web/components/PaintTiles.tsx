import { RadioGroup } from '@ark-ui/react/radio-group';
import { useId } from 'react';
import { paintTile } from '#styled/recipes';

interface PaintOption {
  readonly value: string;
  readonly name: string;
  /** CSS colours, four per tile, lightest first. */
  readonly swatches: readonly string[];
  /** What the look is like: a few words, and the address of a small picture of 3 to 2. */
  readonly description?: string;
  readonly picture?: string;
}

interface PaintTilesProps {
  /** Heading above the tiles. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly PaintOption[];
}

/** Looks to choose from, each as a tile with its colours, and with a picture and words where it has them. */
export function PaintTiles({ label = 'Style', value, onChange, options }: PaintTilesProps) {
  const pictured = options.some(({ picture }) => picture !== undefined);
  const styles = paintTile({ pictured });
  const id = useId();
  const chosen = options.find((option) => option.value === value);
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
            {option.picture && (
              <img className={styles.picture} src={option.picture} alt="" width={300} height={200} decoding="async" />
            )}
            <span className={styles.swatches} aria-hidden>
              {option.swatches.map((colour) => (
                <span key={colour} className={styles.swatch} style={{ background: colour }} />
              ))}
            </span>
            <RadioGroup.ItemText className={styles.name}>{option.name}</RadioGroup.ItemText>
            {option.description && (
              <span id={`${id}${option.value}`} className={styles.description}>
                {option.description}
              </span>
            )}
            <RadioGroup.ItemHiddenInput aria-describedby={option.description && `${id}${option.value}`} />
          </RadioGroup.Item>
        ))}
      </div>
      {chosen?.description && (
        <p className={styles.chosen} aria-hidden>
          {chosen.description}
        </p>
      )}
    </RadioGroup.Root>
  );
}
