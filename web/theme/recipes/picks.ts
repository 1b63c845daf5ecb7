import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../focus.js';

export const imagePick = defineSlotRecipe({
  className: 'imagePick',
  slots: ['grid', 'root', 'control', 'photo'],
  base: {
    grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8' },
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
  },
});

export const paintTile = defineSlotRecipe({
  className: 'paintTile',
  slots: ['root', 'label', 'grid', 'tile', 'swatches', 'swatch', 'name'],
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
    label: { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
