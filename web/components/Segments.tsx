import { useId } from 'react';
import { css } from '#styled/css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** the place explains it: only assistive technology gets the label */
  readonly hideLabel?: boolean;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices of which one holds: radio buttons in one bar. */
export function Segments<Value extends string>({ label, hideLabel, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? css({ srOnly: true }) : legend}>{label}</legend>
      <div className={bar}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={css({ srOnly: true })}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const legend = css({ textStyle: 'label', mb: '6' });
const bar = css({ display: 'flex', p: '2', borderRadius: 'control', bg: 'well' });
const segment = css({
  position: 'relative',
  flex: '1',
  display: 'grid',
  placeItems: 'center',
  h: { base: '40', md: 'control.sm' },
  borderRadius: 'badge',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'ink.muted',
  cursor: 'pointer',
  '&:has(:checked)': {
    bg: 'raised',
    boxShadow: '[inset 0 0 0 1px {colors.line.strong}]',
    color: 'ink',
    fontWeight: 'semibold',
  },
  '&:has(:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '2' },
});
