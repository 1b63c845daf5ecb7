import { defineSlotRecipe } from '@pandacss/dev';
import { comeAndGo } from '../motion.js';

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content', 'head', 'title', 'body'],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      w: 'min(360px, calc(100vw - 32px))',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      bg: 'raised',
      color: 'ink',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      ...comeAndGo('popIn', 'popOut'),
    },
    // Close stays visible however long the content is.
    head: {
      position: 'sticky',
      top: '0',
      zIndex: 'base',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pt: '14',
      pb: '8',
      pl: '16',
      pr: '8',
      bg: 'raised',
    },
    title: { textStyle: 'h3' },
    body: { px: '16', pb: '6' },
  },
  variants: { width: { normal: {}, narrow: { content: { w: 'min(280px, calc(100vw - 32px))' } } } },
  defaultVariants: { width: 'normal' },
});

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'toast!' },
    content: {
      maxW: '[280px]',
      py: '6',
      px: '10',
      borderRadius: 'badge',
      bg: 'plate',
      color: 'plate.on',
      boxShadow: 'overlay',
      textStyle: 'small',
      ...comeAndGo('fadeIn', 'fadeOut'),
    },
  },
});
