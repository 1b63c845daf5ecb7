import { Slider as ArkSlider } from '@ark-ui/react/slider';
import { slider } from '#styled/recipes';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Words under the two ends. */
  readonly startCaption?: string;
  readonly endCaption?: string;
  readonly disabled?: boolean;
}

/** A number chosen along a line, with the value at the label's end. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min, max, step = 1, startCaption, endCaption, disabled } = props;
  const styles = slider();
  return (
    <ArkSlider.Root
      value={[value]}
      onValueChange={(details) => onChange(details.value[0])}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      thumbAlignment="center"
      className={styles.root}
    >
      <span className={styles.head}>
        <ArkSlider.Label className={styles.label}>{label}</ArkSlider.Label>
        <ArkSlider.ValueText className={styles.value} />
      </span>
      <ArkSlider.Control className={styles.control} style={{ touchAction: 'pan-y' }}>
        <ArkSlider.Track className={styles.track}>
          <ArkSlider.Range className={styles.range} />
        </ArkSlider.Track>
        <ArkSlider.Thumb index={0} className={styles.thumb}>
          <ArkSlider.HiddenInput />
        </ArkSlider.Thumb>
      </ArkSlider.Control>
      {(startCaption || endCaption) && (
        <span className={styles.captions}>
          <span>{startCaption}</span>
          <span>{endCaption}</span>
        </span>
      )}
    </ArkSlider.Root>
  );
}
