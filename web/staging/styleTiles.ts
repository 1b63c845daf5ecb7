import { STYLES } from './stagingOptions.js';

/** One and the same room in every style, rendered by the engine; see `npm run demo:styles`. */
const FILES = import.meta.glob<string>('./pictures/style-*.webp', { eager: true, query: '?url', import: 'default' });

/** The styles as tiles to choose from, each with what it looks like. */
export const STYLE_TILES = STYLES.map(({ value, label, looks, swatches }) => ({
  value,
  name: label,
  description: looks,
  swatches,
  picture: FILES[`./pictures/style-${value.toLowerCase()}.webp`],
}));
