import { css } from '#styled/css';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../theme/choice.js';

/** The theme of this browser: three radio buttons in one bar. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  return (
    <fieldset>
      <legend className={legend}>Theme</legend>
      <div className={bar}>
        {THEME_CHOICES.map(({ value, name }) => (
          <label key={value} className={option}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className={css({ srOnly: true })}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const legend = css({ textStyle: 'label', mb: '6' });
const bar = css({ display: 'flex', p: '2', borderRadius: 'control', bg: 'well' });
const option = css({
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
