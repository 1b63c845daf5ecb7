import { PaintTiles } from '../../components/PaintTiles.js';
import { themedColors } from '../../theme/colors.js';
import { chooseTheme, useThemeChoice, type Theme, type ThemeChoice } from '../../theme/choice.js';
import { SettingsPanel } from './SettingsPanel.js';

const swatchesOf = (theme: Theme) =>
  [themedColors.canvas, themedColors.surface, themedColors.accent, themedColors.ink].map((color) => color[theme]);
const halves = [
  themedColors.canvas.light,
  themedColors.accent.light,
  themedColors.accent.dark,
  themedColors.canvas.dark,
];

const choices: readonly { value: ThemeChoice; name: string; swatches: readonly string[] }[] = [
  { value: 'system', name: 'System', swatches: halves },
  { value: 'light', name: 'Light', swatches: swatchesOf('light') },
  { value: 'dark', name: 'Dark', swatches: swatchesOf('dark') },
];

/** Light or dark, or as the device is. */
export function AppearanceSection() {
  const choice = useThemeChoice();
  return (
    <SettingsPanel title="Appearance" text="System follows your device. The choice holds in this browser.">
      <PaintTiles
        label="Theme"
        value={choice}
        options={choices}
        onChange={(value) => {
          const chosen = choices.find((each) => each.value === value);
          if (chosen) chooseTheme(chosen.value);
        }}
      />
    </SettingsPanel>
  );
}
