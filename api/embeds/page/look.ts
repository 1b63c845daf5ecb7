/** How the page around a frame wants it to look: theme and accent. */
import { contrast } from '../../delivery/label/contrast.js';
import { THEMES, type Theme } from '../../delivery/page/pageFrame.js';
import { LINEAR } from '../../stager/photo/colour.js';

export interface Look {
  readonly theme: Theme;
  /** as 1d4d3c; null: ours */
  readonly accent: string | null;
}

const COLOUR = /^#?([0-9a-f]{6})$/i;

/** Anything else than a theme or a colour is left out: a page is shown all the same. */
export function lookOf(query: URLSearchParams): Look {
  const theme = THEMES.find((each) => each === query.get('theme')) ?? 'light';
  const [, accent = null] = COLOUR.exec(query.get('accent') ?? '') ?? [];
  return { theme, accent };
}

const WHITE = 1;
/** What stands on the accent: the style's two inks. */
const [ON_DARK, ON_LIGHT] = ['#ffffff', '#1c1f1d'];

/** Relative luminance, WCAG 2.2. */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [...Buffer.from(colour, 'hex')].map((level) => LINEAR[level]);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The rule that sets the accent, with an ink that can be read on it. */
export function accentRule({ accent }: Look): string {
  if (accent === null) return '';
  const light = luminanceOf(accent);
  const ink = contrast(WHITE, light) >= contrast(light, luminanceOf(ON_LIGHT.slice(1))) ? ON_DARK : ON_LIGHT;
  return `:root { --accent: #${accent}; --accent-on: ${ink}; }`;
}
