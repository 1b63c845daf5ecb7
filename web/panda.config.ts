import { defineConfig } from '@pandacss/dev';
import { globalCss } from './theme/globals.js';
import { keyframes } from './theme/motion.js';
import { recipes, slotRecipes } from './theme/recipes.js';
import { textStyles } from './theme/textStyles.js';
import { semanticTokens, tokens } from './theme/tokens.js';

// Panda's tools need a default export. Paths are relative to the repository's root, where every script runs.
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: true,
  strictTokens: true,
  include: ['./web/**/*.{ts,tsx}'],
  exclude: ['./web/styled-system/**', './web/__generated__/**', './web/theme/**', './web/**/*.test.{ts,tsx}'],
  outdir: 'web/styled-system',
  outExtension: 'js',
  importMap: '#styled',
  staticCss: { recipes: '*' },
  conditions: { extend: { dark: '[data-theme=dark] &' } },
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
