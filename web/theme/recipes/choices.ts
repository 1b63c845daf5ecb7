import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../focus.js';
import { comeAndGo } from '../motion.js';
import { controlBox } from './field.js';

/** The list that a select or a combobox opens. */
const choiceList = {
  positioner: { zIndex: 'overDialog!' },
  content: {
    bg: 'raised',
    color: 'ink',
    borderRadius: 'panel',
    boxShadow: 'overlay',
    p: '4',
    ...comeAndGo('popIn', 'popOut'),
    w: 'var(--reference-width)',
    minW: '[180px]',
    maxH: 'min(320px, var(--available-height))',
    overflowY: 'auto',
  },
  item: {
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
    '&[data-state=checked]': { fontWeight: '600' },
  },
  itemText: { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  itemIndicator: { flex: 'none' },
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
    ...choiceList,
  },
});

export const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: ['root', 'control', 'input', 'trigger', 'positioner', 'content', 'item', 'itemText', 'itemIndicator', 'note'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minW: '0' },
    control: { position: 'relative', minW: '0' },
    input: {
      ...controlBox,
      h: { base: '44', sm: 'control.md' },
      pr: '40',
      textOverflow: 'ellipsis',
      _placeholder: { color: 'ink.subtle', opacity: '1' },
    },
    trigger: {
      position: 'absolute',
      right: '0',
      top: '0',
      display: 'grid',
      placeItems: 'center',
      w: '40',
      h: 'full',
      color: 'ink.muted',
      cursor: 'pointer',
    },
    ...choiceList,
    content: {
      ...choiceList.content,
      // an address is longer than half of a phone's width
      minW: { base: '[min(320px, calc(100vw - 32px))]', sm: '[180px]' },
      // the note's height: no highlighted item is hidden behind it
      scrollPaddingBottom: '[56px]',
    },
    note: {
      position: 'sticky',
      bottom: '[-4px]',
      mx: '[-4px]',
      mb: '[-4px]',
      px: '14',
      py: '8',
      borderTop: '1px solid {colors.line}',
      bg: 'raised',
      textStyle: 'small',
      color: 'ink.muted',
      '&:first-child': { borderTop: '0' },
    },
  },
});

export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'head', 'label', 'value', 'control', 'track', 'range', 'thumb', 'captions'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', textStyle: 'label' },
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
      // The hit area is larger than the knob: 24 px, and 44 px on touch screens.
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

/** A box or a dot to press, with its label and a hint beside it. */
const markedChoice = {
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10',
    position: 'relative',
    py: { base: '10', sm: '4' },
    cursor: 'pointer',
  },
  control: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    w: '22',
    h: '22',
    border: '1.5px solid {colors.line.strong}',
    bg: 'raised',
    transition: 'background {durations.fast}, border-color {durations.fast}',
    '&[data-focus-visible]': focusRing,
  },
  text: { display: 'block', minW: '0' },
  label: { display: 'block', fontSize: '14px', lineHeight: '22px' },
  hint: { display: 'block', textStyle: 'small', color: 'ink.muted' },
} as const;

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'text', 'label', 'hint'],
  base: {
    ...markedChoice,
    control: {
      ...markedChoice.control,
      borderRadius: 'badge',
      color: 'transparent',
      '&[data-state=checked]': { bg: 'accent', borderColor: 'accent', color: 'accent.on' },
    },
  },
});

export const radio = defineSlotRecipe({
  className: 'radio',
  slots: ['root', 'control', 'text', 'label', 'hint'],
  base: {
    ...markedChoice,
    control: {
      ...markedChoice.control,
      borderRadius: 'full',
      '&[data-state=checked]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 5px {colors.accent}' },
    },
  },
});
