import { defineSlotRecipe } from '@pandacss/dev';
import { focusInside } from '../focus.js';

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { minW: '0' },
    list: {
      display: 'flex',
      gap: { base: '10', sm: '16' },
      // As wide as the page's other rules, although the row is wider.
      bgImage: 'linear-gradient({colors.line}, {colors.line})',
      bgRepeat: 'no-repeat',
      bgPosition: 'bottom',
      bgSize: { base: '100% 1px', sm: 'calc(100% - 12px) 1px' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // On phones the row scrolls sideways up to both edges of the screen.
      mx: { base: '[calc(-1 * var(--spacing-gutter))]', sm: '-6' },
      px: { base: '[calc(var(--spacing-gutter) - 6px)]', sm: '0' },
    },
    trigger: {
      position: 'relative',
      flex: 'none',
      h: '44',
      // Room for the focus ring between the words and the clipping edges.
      px: '6',
      borderRadius: 'badge',
      fontFamily: 'body',
      fontSize: '15px',
      fontWeight: '500',
      color: 'ink.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'ink' },
      _selected: {
        color: 'ink',
        fontWeight: '600',
        _after: { content: '""', position: 'absolute', insetX: '6', bottom: '0', h: '2', bg: 'ink' },
      },
      ...focusInside,
    },
    count: {
      whiteSpace: 'pre',
      fontWeight: '500',
      color: 'ink.subtle',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    content: { pt: { base: '20', sm: '28' } },
  },
});
