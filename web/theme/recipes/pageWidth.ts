import { defineRecipe } from '@pandacss/dev';

export const pageWidth = defineRecipe({
  className: 'pageWidth',
  base: { w: 'full', maxW: '[calc(var(--sizes-content) + 2 * var(--spacing-gutter))]', mx: 'auto', px: 'gutter' },
  variants: { foot: { true: { pb: '72' } } },
});
