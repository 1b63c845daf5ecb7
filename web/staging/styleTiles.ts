import { STYLES } from './stagingOptions.js';

/** One room in every style, rendered by the engine; see `npm run demo:styles`. */
const FILES = import.meta.glob<string>('./pictures/style-*.webp', { eager: true, query: '?url', import: 'default' });

/** The styles as tiles to choose from, each with its description. */
export const STYLE_TILES = STYLES.map(({ value, label, looks, swatches }) => ({
  value,
  name: label,
  description: looks,
  swatches,
  picture: FILES[`./pictures/style-${value.toLowerCase()}.webp`],
}));
