import { RadioGroup } from '@ark-ui/react/radio-group';
import { useId } from 'react';
import { css } from '#styled/css';
import { radio } from '#styled/recipes';

interface RadioListProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
}

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** a line under the name */
  readonly hint: string;
}

/** A few choices of which one holds, each with a line about it. */
export function RadioList<Value extends string>({ label, value, onChange, options }: RadioListProps<Value>) {
  const styles = radio();
  const id = useId();
  const choose = (name: string | null) => {
    const chosen = options.find((option) => option.value === name);
    if (chosen) onChange(chosen.value);
  };
  return (
    <RadioGroup.Root value={value} onValueChange={(details) => choose(details.value)} className={list}>
      <RadioGroup.Label className={heading}>{label}</RadioGroup.Label>
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={styles.root}>
          <RadioGroup.ItemControl className={styles.control} />
          <span className={styles.text}>
            <RadioGroup.ItemText className={styles.label}>{option.name}</RadioGroup.ItemText>
            <span id={id + option.value} className={styles.hint}>
              {option.hint}
            </span>
          </span>
          <RadioGroup.ItemHiddenInput aria-describedby={id + option.value} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const heading = css({ textStyle: 'label', mb: '2' });
