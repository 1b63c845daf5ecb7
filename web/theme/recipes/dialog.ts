import { defineSlotRecipe } from '@pandacss/dev';
import { backdrop } from './backdrop.js';

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
    close: { mt: { base: '[-6px]', sm: '[-2px]' }, mr: '[-8px]' },
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
      scrollPaddingBottom: '24',
    },
    foot: {
      position: 'relative',
      // shows that more follows: what scrolls fades above the foot; at its end only empty padding is there
      _before: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        bottom: '[100%]',
        h: { base: '20', sm: '24' },
        bgImage: 'linear-gradient(to top, {colors.raised} 15%, transparent)',
        pointerEvents: 'none',
      },
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
    place: {
      middle: {},
      // a drawer; its height does not follow its content, so that nothing jumps when a search shortens a list
      side: {
        positioner: { alignItems: { sm: 'stretch' }, justifyItems: { sm: 'end' }, p: { sm: '0' } },
        content: {
          maxW: { sm: '[432px]' },
          h: { base: '[88%]', sm: 'full' },
          borderRadius: { sm: '0' },
          _open: { animation: { sm: 'sideIn {durations.base} {easings.out}' } },
          _closed: { animation: { sm: 'sideOut {durations.leave} {easings.in}' } },
        },
      },
    },
  },
  defaultVariants: { size: '520', place: 'middle' },
});
