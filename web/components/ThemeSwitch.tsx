import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../theme/choice.js';
import { Segments } from './Segments.js';

/** The theme of this browser. */
export function ThemeSwitch() {
  return <Segments label="Theme" options={THEME_CHOICES} value={useThemeChoice()} onChange={chooseTheme} />;
}
