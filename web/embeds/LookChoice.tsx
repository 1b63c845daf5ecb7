import { css } from '#styled/css';
import { Field } from '../components/Field.js';
import { Segments } from '../components/Segments.js';
import { TextInput } from '../components/TextInput.js';
import { accentOf, THEMES, type EmbedLook } from './embedCode.js';

interface LookChoiceProps {
  /** its accent as it is typed */
  readonly value: EmbedLook;
  readonly onChange: (change: Partial<EmbedLook>) => void;
}

/** What the picker shows while no accent is chosen: it needs a colour. */
const UNCHOSEN = '#808080';

/** The theme and the accent in which sites show an embed. */
export function LookChoice({ value: { theme, accent }, onChange }: LookChoiceProps) {
  const isWrong = accent !== '' && accentOf(accent) === '';
  return (
    <div className={fields}>
      <Segments label="Theme" options={THEMES} value={theme} onChange={(chosen) => onChange({ theme: chosen })} />
      <div className={colour}>
        <Field label="Accent" optional hint="Such as #1d4d3c" error={isWrong && 'Enter a colour such as #1d4d3c'}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={accent}
            onChange={({ target }) => onChange({ accent: target.value.trim() })}
          />
        </Field>
        <input
          type="color"
          aria-label="Choose the accent"
          className={well}
          value={accentOf(accent) || UNCHOSEN}
          onChange={({ target }) => onChange({ accent: target.value })}
        />
      </div>
    </div>
  );
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '18',
  alignItems: 'start',
});
const colour = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '8',
  alignItems: 'start',
});
const well = css({
  // beside the field, below its label
  mt: '24',
  w: '44',
  h: { base: '44', sm: 'control.md' },
  p: '4',
  border: '1px solid {colors.line.strong}',
  borderRadius: 'control',
  bg: 'raised',
  cursor: 'pointer',
});
