import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../focus.js';

export const imagePick = defineSlotRecipe({
  className: 'imagePick',
  slots: ['grid', 'item', 'root', 'control', 'photo', 'name', 'remark', 'enlarge'],
  base: {
    grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '8', rowGap: '10' },
    item: { position: 'relative', minW: '0' },
    root: { position: 'relative', display: 'block', borderRadius: 'photo', cursor: 'pointer' },
    control: {
      position: 'absolute',
      left: '6',
      top: '6',
      zIndex: 'base',
      display: 'inline-grid',
      placeItems: 'center',
      w: '22',
      h: '22',
      borderRadius: 'badge',
      border: '1.5px solid {colors.onPhoto.edge}',
      bg: 'raised',
      color: 'transparent',
      transition: 'background {durations.fast}, border-color {durations.fast}',
      '&[data-state=checked]': { bg: 'accent', borderColor: 'accent.on', color: 'accent.on' },
      '&[data-focus-visible]': focusRing,
    },
    photo: {
      display: 'block',
      borderRadius: 'photo',
      '[data-state=checked] > &': { boxShadow: '0 0 0 2.5px {colors.accent}' },
    },
    name: { display: 'block', mt: '4', fontSize: '12px', lineHeight: '16px', color: 'ink.muted' },
    remark: { display: 'block', mt: '2', fontSize: '12px', lineHeight: '16px', color: 'ink' },
    enlarge: {
      position: 'absolute',
      right: '6',
      top: '6',
      display: 'grid',
      placeItems: 'center',
      w: '24',
      h: '24',
      borderRadius: 'badge',
      bg: 'onPhoto.fill',
      color: 'onPhoto.text',
      cursor: 'zoom-in',
      // a larger hit area for fingers, without covering the picture
      '@media (any-pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '[-10px]' } },
    },
  },
  variants: {
    chosen: { many: {}, one: { control: { borderRadius: 'full' } } },
  },
  defaultVariants: { chosen: 'many' },
});

export const paintTile = defineSlotRecipe({
  className: 'paintTile',
  slots: ['root', 'label', 'grid', 'tile', 'picture', 'swatches', 'swatch', 'name', 'description', 'chosen'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
    label: { textStyle: 'label' },
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      gap: '8',
    },
    tile: {
      position: 'relative',
      display: 'block',
      border: '1px solid {colors.line}',
      borderRadius: 'badge',
      bg: 'raised',
      overflow: 'hidden',
      cursor: 'pointer',
      _hover: { borderColor: 'line.strong' },
      _checked: { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
      '&[data-focus-visible]': { ...focusRing, borderColor: 'ink' },
    },
    picture: { display: 'block', w: 'full', h: 'auto', aspectRatio: '3/2', objectFit: 'cover', bg: 'well' },
    swatches: { display: 'flex', h: '22', mx: '[-1px]', mt: '[-1px]' },
    swatch: { flex: '1' },
    name: {
      display: 'block',
      pt: '[5px]',
      px: '8',
      pb: '6',
      fontSize: '13px',
      lineHeight: '16px',
      fontWeight: '500',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      _checked: { fontWeight: '700' },
    },
    // Tiles on phones have no room for text: the text of the chosen one is under all of them.
    description: {
      display: { base: 'none', sm: 'block' },
      px: '8',
      pb: '8',
      fontSize: '12px',
      lineHeight: '16px',
      color: 'ink.muted',
    },
    chosen: { display: { sm: 'none' }, textStyle: 'small', color: 'ink.muted' },
  },
  variants: {
    pictured: {
      true: {
        grid: { gridTemplateColumns: { sm: 'repeat(4, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } },
        swatches: { h: '6', mx: '0', mt: '0' },
        name: { pb: { base: '6', sm: '[1px]' } },
      },
      false: {},
    },
  },
});

export const chip = defineSlotRecipe({
  className: 'chip',
  slots: ['root', 'label', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      h: '28',
      maxW: '[190px]',
      pl: '10',
      pr: '2',
      borderRadius: 'badge',
      bg: 'well',
      fontSize: '13px',
      fontWeight: '500',
    },
    label: { minW: '0' },
    remove: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      w: '24',
      h: '24',
      borderRadius: 'badge',
      cursor: 'pointer',
      _hover: { bg: 'line' },
    },
  },
});
