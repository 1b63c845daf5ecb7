import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../focus.js';
import { comeAndGo } from '../motion.js';
import { controlBox } from './field.js';

/** A floating list: the select's options and the menu's items. */
const list = {
  bg: 'raised',
  color: 'ink',
  borderRadius: 'panel',
  boxShadow: 'overlay',
  p: '4',
  ...comeAndGo('popIn', 'popOut'),
} as const;

const listItem = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  minH: { base: '44', sm: '36' },
  px: '10',
  borderRadius: 'badge',
  textStyle: 'body',
  cursor: 'pointer',
  _highlighted: { bg: 'hover' },
  _disabled: { color: 'ink.subtle', cursor: 'not-allowed' },
} as const;

export const select = defineSlotRecipe({
  className: 'select',
  slots: [
    'root',
    'control',
    'trigger',
    'value',
    'indicator',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minW: '0' },
    control: { display: 'flex', minW: '0' },
    trigger: {
      ...controlBox,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8',
      h: { base: '44', sm: 'control.md' },
      textAlign: 'left',
      cursor: 'pointer',
      minW: '0',
      '&[data-placeholder-shown]': { color: 'ink.subtle' },
      '&[data-invalid]': { borderColor: 'danger.text', boxShadow: 'inset 0 0 0 1px {colors.danger.text}' },
    },
    value: { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    indicator: { display: 'flex', color: 'ink.muted', flex: 'none' },
    positioner: { zIndex: 'overDialog!' },
    content: {
      ...list,
      w: 'var(--reference-width)',
      minW: '[180px]',
      maxH: 'min(320px, var(--available-height))',
      overflowY: 'auto',
    },
    item: { ...listItem, '&[data-state=checked]': { fontWeight: '600' } },
    itemText: { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    itemIndicator: { flex: 'none' },
  },
});

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item'],
  base: {
    positioner: { zIndex: 'overDialog!' },
    content: { ...list, minW: '[180px]' },
    item: { ...listItem, justifyContent: 'flex-start', '&[data-tone=danger]': { color: 'danger.text' } },
  },
});

export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'head', 'label', 'value', 'control', 'track', 'range', 'thumb', 'captions'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
    head: { display: 'flex', justifyContent: 'space-between', textStyle: 'label' },
    label: {},
    value: { fontVariantNumeric: 'tabular-nums lining-nums' },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      h: { base: '44', sm: '24' },
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    track: { flex: '1', h: '2', borderRadius: 'full', bg: 'line.strong' },
    range: { h: '4', mt: '[-1px]', borderRadius: 'full', bg: 'accent' },
    thumb: {
      w: '20',
      h: '20',
      borderRadius: 'full',
      bg: 'raised',
      border: '2px solid {colors.accent}',
      cursor: 'grab',
      '&[data-dragging]': { cursor: 'grabbing' },
      // The hit area is larger than the knob: 24 px, and 44 px on touch.
      _before: { content: '""', position: 'absolute', inset: { base: '[-14px]', sm: '[-4px]' }, borderRadius: 'full' },
    },
    captions: { display: 'flex', justifyContent: 'space-between', textStyle: 'small', color: 'ink.muted' },
  },
});

export const switchField = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'control', 'thumb', 'text', 'label', 'hint'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      position: 'relative',
      py: { base: '10', sm: '0' },
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', color: 'ink.subtle' },
    },
    control: {
      position: 'relative',
      flex: 'none',
      w: '36',
      h: '20',
      borderRadius: 'full',
      bg: 'well',
      boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
      transition: 'background {durations.fast}',
      _checked: { bg: 'accent', boxShadow: 'none' },
      '&[data-focus-visible]': focusRing,
    },
    thumb: {
      position: 'absolute',
      top: '4',
      left: '4',
      w: '12',
      h: '12',
      borderRadius: 'full',
      bg: 'ink.muted',
      transition: 'transform {durations.fast} {easings.out}',
      _checked: { bg: 'accent.on', transform: 'translateX(16px)' },
    },
    text: { display: 'block', minW: '0' },
    label: { display: 'block', fontSize: '14px', lineHeight: '20px', fontWeight: '600' },
    hint: { display: 'block', textStyle: 'small', color: 'ink.muted' },
  },
});

/** The tick of a checkbox and of a picked image. */
const tickBox = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  w: '22',
  h: '22',
  borderRadius: 'badge',
  border: '1.5px solid {colors.line.strong}',
  bg: 'raised',
  color: 'transparent',
  transition: 'background {durations.fast}, border-color {durations.fast}',
  '&:is([data-state=checked], [data-state=indeterminate])': {
    bg: 'accent',
    borderColor: 'accent',
    color: 'accent.on',
  },
} as const;

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10',
      position: 'relative',
      minH: { base: '44', sm: '24' },
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', color: 'ink.subtle' },
    },
    control: { ...tickBox, '&[data-focus-visible]': focusRing },
    label: { textStyle: 'body' },
  },
});

export const imagePick = defineSlotRecipe({
  className: 'imagePick',
  slots: ['grid', 'root', 'control', 'photo'],
  base: {
    grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8' },
    root: { position: 'relative', display: 'block', borderRadius: 'photo', cursor: 'pointer' },
    control: {
      ...tickBox,
      position: 'absolute',
      left: '6',
      top: '6',
      zIndex: 'base',
      borderColor: 'onPhoto.edge',
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
