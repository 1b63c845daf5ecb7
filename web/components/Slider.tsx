import { Slider as ArkSlider } from '@ark-ui/react/slider';
import type { ReactNode } from 'react';
import { slider } from '#styled/recipes';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Text of a value for screen readers; default: the number. */
  readonly spoken?: (value: number) => string;
  /** Shown at the end of the label's line instead of the value, such as a field to type it. */
  readonly field?: ReactNode;
  /** Under the field: what is wrong with what was typed. */
  readonly error?: ReactNode;
  /** Words under the two ends. */
  readonly startCaption?: string;
  readonly endCaption?: string;
  readonly disabled?: boolean;
}

/** A slider for a number, with the value at the end of the label's line. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min, max, step = 1, spoken, disabled } = props;
  const { field, error, startCaption, endCaption } = props;
  const styles = slider();
  return (
    <ArkSlider.Root
      value={[value]}
      onValueChange={({ value: [chosen = value] }) => onChange(chosen)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      getAriaValueText={spoken && ((details) => spoken(details.value))}
      thumbAlignment="center"
      className={styles.root}
    >
      <span className={styles.head}>
        <ArkSlider.Label className={styles.label}>{label}</ArkSlider.Label>
        {field ?? <ArkSlider.ValueText className={styles.value} />}
      </span>
      {error}
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
