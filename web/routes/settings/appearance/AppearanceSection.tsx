import { graphql, useFragment } from 'react-relay/hooks';
import type { AppearanceSection_viewer$key } from '../../../__generated__/AppearanceSection_viewer.graphql.js';
import { PaintTiles } from '../../../components/PaintTiles.js';
import { themedColors } from '../../../theme/colors.js';
import { chooseTheme, themeChoices, useThemeChoice, type Theme, type ThemeChoice } from '../../../theme/choice.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { UnitsPanel } from './UnitsPanel.js';

const swatchesOf = (theme: Theme) =>
  [themedColors.canvas, themedColors.surface, themedColors.accent, themedColors.ink].map((color) => color[theme]);
const halves = [
  themedColors.canvas.light,
  themedColors.accent.light,
  themedColors.accent.dark,
  themedColors.canvas.dark,
];

const swatches: Readonly<Record<ThemeChoice, readonly string[]>> = {
  system: halves,
  light: swatchesOf('light'),
  dark: swatchesOf('dark'),
};
const choices = themeChoices.map((choice) => ({ ...choice, swatches: swatches[choice.value] }));

/** How this browser looks, and in which units the workspace's lengths are shown. */
export function AppearanceSection({ viewer }: { readonly viewer: AppearanceSection_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment AppearanceSection_viewer on Viewer {
        ...UnitsPanel_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <ThemePanel />
      <UnitsPanel viewer={data} />
    </>
  );
}

/** Light or dark, or as the device is. */
function ThemePanel() {
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
