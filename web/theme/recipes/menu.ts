import { defineSlotRecipe } from '@pandacss/dev';
import { comeAndGo } from '../motion.js';

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator'],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      minW: '[200px]',
      maxW: '[calc(100vw - 32px)]',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '4',
      bg: 'raised',
      color: 'ink',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      outline: 'none',
      ...comeAndGo('popIn', 'popOut'),
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10',
      minH: { base: '44', sm: '36' },
      px: '10',
      borderRadius: 'badge',
      textStyle: 'body',
      cursor: 'pointer',
      '& svg': { color: 'ink.muted' },
      _highlighted: { bg: 'hover' },
    },
    separator: { my: '4', mx: '[-4px]', border: '0', borderTop: '1px solid {colors.line}' },
  },
  variants: {
    danger: { true: { item: { color: 'danger.text', '& svg': { color: 'danger.text' } } } },
  },
});
