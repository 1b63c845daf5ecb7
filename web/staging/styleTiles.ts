import { styles } from './stagingOptions.js';

/** One and the same room in every style, rendered by the engine; see `npm run demo:styles`. */
const files = import.meta.glob<string>('./pictures/style-*.webp', { eager: true, query: '?url', import: 'default' });

/** The styles as tiles to choose from, each with what it looks like. */
export const styleTiles = styles.map((style) => ({
  ...style,
  picture: files[`./pictures/style-${style.value.toLowerCase()}.webp`],
}));
