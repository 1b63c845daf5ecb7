import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { focusInside } from '../focus.js';
import { comeAndGo } from '../motion.js';

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'scrim',
  bg: 'scrim',
  ...comeAndGo('fadeIn', 'fadeOut'),
} as const;

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'form', 'head', 'title', 'close', 'body', 'foot', 'cost'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'scrim',
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: { base: 'end', sm: 'center' },
      justifyItems: { base: 'stretch', sm: 'center' },
      p: { base: '0', sm: '24' },
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: { base: '94%', sm: 'full' },
      bg: 'raised',
      color: 'ink',
      borderRadius: { base: 'sheet', sm: 'dialog' },
      boxShadow: 'overlay',
      overflow: 'hidden',
      _open: {
        animation: {
          base: 'sheetIn {durations.base} {easings.out}',
          sm: 'rise {durations.base} {easings.out}',
        },
      },
      _closed: {
        animation: {
          base: 'sheetOut {durations.leave} {easings.in}',
          sm: 'sink {durations.leave} {easings.in}',
        },
      },
    },
    form: { display: 'flex', flexDirection: 'column', minH: '0', flex: '1' },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '16',
      pt: { base: '18', sm: '22' },
      px: { base: '16', sm: '24' },
    },
    title: { textStyle: 'h2', minW: '0' },
    close: { mt: '[-6px]', mr: '[-8px]' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '18',
      pt: { base: '14', sm: '18' },
      px: { base: '16', sm: '24' },
      pb: { base: '20', sm: '24' },
      minH: '0',
      flex: '1',
      overflow: 'auto',
    },
    foot: {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '10',
      py: { base: '12', sm: '14' },
      px: { base: '16', sm: '24' },
      bg: 'surface',
      boxShadow: 'inset 0 1px {colors.line}',
      smDown: { '& > .button': { flex: '1' } },
    },
    cost: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '10',
      flex: { base: '1 0 100%', sm: '1' },
      justifyContent: { base: 'space-between', sm: 'flex-start' },
      textStyle: 'small',
      color: 'ink.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& strong': { fontSize: '20px', letterSpacing: '-0.01em', color: 'ink' },
    },
  },
  variants: {
    size: {
      '520': { content: { maxW: { sm: '[520px]' } } },
      '980': { content: { maxW: { sm: '[980px]' } } },
      '1200': { content: { maxW: { sm: '[1200px]' } } },
    },
  },
  defaultVariants: { size: '520' },
});

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head', 'nav', 'link', 'end'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'scrim', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      w: 'min(300px, 88vw)',
      h: 'full',
      overflowY: 'auto',
      pt: '12',
      px: '16',
      pb: '20',
      bg: 'raised',
      color: 'ink',
      boxShadow: 'overlay',
      ...comeAndGo('drawerIn', 'drawerOut'),
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    nav: { display: 'flex', flexDirection: 'column' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      h: '48',
      pl: '16',
      borderRadius: 'control',
      fontSize: '17px',
      fontWeight: '500',
      color: 'ink.muted',
      textDecoration: 'none',
      _hover: { color: 'ink' },
      '&[aria-current=page]': {
        color: 'ink',
        fontWeight: '600',
        _before: { content: '""', position: 'absolute', left: '0', top: '12', bottom: '12', w: '2', bg: 'ink' },
      },
    },
    end: { mt: '12', display: 'grid', gap: '10' },
  },
});

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
    // Close stays in reach however long the paper is.
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

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'text', 'title', 'description', 'action', 'close'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      w: 'min(420px, calc(100vw - 32px))',
      py: '14',
      pl: '18',
      pr: '14',
      borderRadius: 'toast',
      boxShadow: 'overlay',
      // Ark places a toast through these variables while it comes, moves and leaves.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate, scale, opacity, transform',
      transitionDuration: '{durations.base}',
      transitionTimingFunction: '{easings.out}',
      // A swipe is ours alone, and the toast under it follows the finger.
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

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { minW: '0' },
    list: {
      display: 'flex',
      gap: { base: '10', sm: '16' },
      boxShadow: 'inset 0 -1px {colors.line}',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // On phones the row scrolls sideways to both edges of the page.
      mx: { base: '[calc(-1 * var(--spacing-gutter))]', sm: '-6' },
      px: { base: '[calc(var(--spacing-gutter) - 6px)]', sm: '0' },
    },
    trigger: {
      position: 'relative',
      flex: 'none',
      h: '44',
      // Room for the focus ring between the words and the edges that would cut it.
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

export const pageWidth = defineRecipe({
  className: 'pageWidth',
  base: { w: 'full', maxW: '[calc(var(--sizes-content) + 2 * var(--spacing-gutter))]', mx: 'auto', px: 'gutter' },
  variants: { foot: { true: { pb: '72' } } },
});
