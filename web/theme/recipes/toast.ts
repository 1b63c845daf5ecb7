import { defineSlotRecipe } from '@pandacss/dev';

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'text', 'title', 'description', 'action', 'close'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      w: 'min(420px, calc(100vw - 32px))',
      // Beside a rail it is as wide as the rail: the buttons under the picture stay free.
      'html:has([data-rail]) &': { md: { w: 'rail' } },
      py: '14',
      pl: '18',
      pr: '14',
      borderRadius: 'toast',
      boxShadow: 'overlay',
      // Ark moves a toast by these variables while it appears, moves and disappears.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate, scale, opacity, transform',
      transitionDuration: '{durations.base}',
      transitionTimingFunction: '{easings.out}',
      // The toast handles swipes itself, and follows the finger.
      touchAction: 'none',
      userSelect: 'none',
      '&[data-swiping][data-state=open]': { transition: 'none' },
      '&[data-state=closed]': { transitionTimingFunction: '{easings.in}', transitionDuration: '{durations.leave}' },
    },
    text: { flex: '1', minW: '0' },
    title: { fontWeight: '600' },
    description: { fontSize: '14px', lineHeight: '20px' },
    action: {
      flex: 'none',
      alignSelf: 'center',
      h: { base: '44', sm: 'control.sm' },
      px: '12',
      border: '1px solid color-mix(in srgb, currentColor 50%, transparent)',
      borderRadius: 'control',
      font: '600 14px/1 {fonts.body}',
      cursor: 'pointer',
      _hover: { bg: 'color-mix(in srgb, currentColor 16%, transparent)' },
    },
    close: {
      mt: '[-4px]',
      mr: '[-4px]',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      w: { base: '44', sm: 'control.sm' },
      h: { base: '44', sm: 'control.sm' },
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'color-mix(in srgb, currentColor 16%, transparent)' },
    },
  },
  variants: {
    variant: {
      default: { root: { bg: 'plate', color: 'plate.on' } },
      destructive: { root: { bg: 'danger', color: 'danger.on' } },
    },
  },
  defaultVariants: { variant: 'default' },
});
