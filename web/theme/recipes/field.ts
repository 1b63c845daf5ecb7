import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Shared by text fields, text areas and the select's trigger. */
export const controlBox = {
  w: 'full',
  px: '12',
  border: '1px solid {colors.line.strong}',
  borderRadius: 'control',
  bg: 'raised',
  color: 'ink',
  fontFamily: 'body',
  // With less than 16 px iOS zooms into the field.
  fontSize: { base: '16px', sm: '15px' },
  lineHeight: '22px',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'ink' },
  '&[aria-invalid=true]': {
    borderColor: 'danger.text',
    boxShadow: 'inset 0 0 0 1px {colors.danger.text}',
  },
  _disabled: { bg: 'well', color: 'ink.subtle', borderColor: 'transparent', cursor: 'not-allowed' },
} as const;

export const input = defineRecipe({
  className: 'input',
  base: {
    ...controlBox,
    display: 'block',
    appearance: 'none',
    _placeholder: { color: 'ink.subtle', opacity: '1' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // the browser's own arrow of a list of suggestions
    '&[list]::-webkit-calendar-picker-indicator': { display: 'none!' },
  },
  variants: {
    kind: {
      line: { h: { base: '44', sm: 'control.md' } },
      area: { py: '8', minH: '64', resize: 'vertical' },
      search: { h: { base: '44', sm: 'control.md' }, pl: '[38px]', pr: '40' },
    },
  },
  defaultVariants: { kind: 'line' },
});

export const search = defineSlotRecipe({
  className: 'search',
  slots: ['root', 'icon', 'clear'],
  base: {
    root: { position: 'relative', w: 'full' },
    icon: {
      position: 'absolute',
      left: '12',
      top: '50%',
      mt: '[-9px]',
      color: 'ink.muted',
      pointerEvents: 'none',
    },
    clear: {
      position: 'absolute',
      right: '6',
      top: '50%',
      mt: '[-14px]',
      display: 'grid',
      placeItems: 'center',
      w: '28',
      h: '28',
      borderRadius: 'badge',
      color: 'ink.muted',
      cursor: 'pointer',
      _hover: { bg: 'hover', color: 'ink' },
    },
  },
});

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'head', 'label', 'note', 'hint', 'error'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minW: '0', border: '0', p: '0', m: '0' },
    head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '14', textStyle: 'label' },
    label: { textStyle: 'label', color: 'ink' },
    note: { ml: '4', textStyle: 'small', color: 'ink.subtle', fontVariantNumeric: 'tabular-nums lining-nums' },
    hint: { textStyle: 'small', color: 'ink.muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '6',
      textStyle: 'small',
      color: 'danger.text',
      '& svg': { mt: '[1px]' },
    },
  },
});
