import { Progress } from '@ark-ui/react/progress';
import { progress } from '#styled/recipes';

export type ProgressTone = 'work' | 'turn' | 'done' | 'redo' | 'wait';

interface ProgressBarProps {
  readonly tone: ProgressTone;
  /** 0 to 100. Rounded down: 100% is shown only for 100%. */
  readonly percent: number;
  /** What progresses, for assistive technology. */
  readonly label: string;
  /** Words under the bar, left; the percent stands right. */
  readonly caption?: string | undefined;
  /** The bar alone: its percent is shown elsewhere. */
  readonly bare?: boolean;
}

/** A bar that ends in a seam until it is full. */
export function ProgressBar({ tone, percent, label, caption, bare = false }: ProgressBarProps) {
  const styles = progress({ tone });
  const whole = Math.floor(Math.min(100, Math.max(0, percent)));
  return (
    <Progress.Root value={whole} translations={{ value: ({ value }) => `${value ?? 0}%` }} className={styles.root}>
      <Progress.Track className={styles.track} aria-label={label}>
        <Progress.Range className={styles.range} />
      </Progress.Track>
      {!bare && (
        <span className={styles.foot}>
          <span>{caption}</span>
          <span className={styles.value}>{whole}%</span>
        </span>
      )}
    </Progress.Root>
  );
}
