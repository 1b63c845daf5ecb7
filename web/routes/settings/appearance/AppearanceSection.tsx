import { graphql, useFragment } from 'react-relay/hooks';
import type { AppearanceSection_viewer$key } from '../../../__generated__/AppearanceSection_viewer.graphql.js';
import { PaintTiles } from '../../../components/PaintTiles.js';
import { THEMED_COLORS } from '../../../theme/colors.js';
import { chooseTheme, THEME_CHOICES, useThemeChoice, type Theme, type ThemeChoice } from '../../../theme/choice.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { UnitsPanel } from './UnitsPanel.js';

const swatchesOf = (theme: Theme) =>
  [THEMED_COLORS.canvas, THEMED_COLORS.surface, THEMED_COLORS.accent, THEMED_COLORS.ink].map((color) => color[theme]);
const HALVES = [
  THEMED_COLORS.canvas.light,
  THEMED_COLORS.accent.light,
  THEMED_COLORS.accent.dark,
  THEMED_COLORS.canvas.dark,
];

const SWATCHES: Readonly<Record<ThemeChoice, readonly string[]>> = {
  system: HALVES,
  light: swatchesOf('light'),
  dark: swatchesOf('dark'),
};
const CHOICES = THEME_CHOICES.map((choice) => ({ ...choice, swatches: SWATCHES[choice.value] }));

/** The theme of this browser, and the workspace's units of length. */
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

/** Light or dark, or as the device is set. */
function ThemePanel() {
  const choice = useThemeChoice();
  return (
    <SettingsPanel title="Appearance" text="System follows your device. The choice holds in this browser.">
      <PaintTiles
        label="Theme"
        value={choice}
        options={CHOICES}
        onChange={(value) => {
          const chosen = CHOICES.find((each) => each.value === value);
          if (chosen) chooseTheme(chosen.value);
        }}
      />
    </SettingsPanel>
  );
}
