import { defineRecipe } from '@pandacss/dev';

// A busy button ignores presses but keeps its fill: it is not disabled.
const REFUSING = ':disabled, [aria-disabled=true]:not([aria-busy=true])';
const IDLE = `&:not(${REFUSING})`;
const OFF = `&:is(${REFUSING})`;

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    border: '1px solid transparent',
    borderRadius: 'control',
    bg: 'transparent',
    font: '600 15px/1 {fonts.body}',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    flex: 'none',
    cursor: 'pointer',
    transition:
      'background {durations.fast}, border-color {durations.fast}, color {durations.fast}, transform {durations.press}',
    [`${IDLE}:active`]: { transform: 'translateY(1px)' },
    [OFF]: {
      bg: 'well',
      borderColor: 'transparent',
      color: 'ink.subtle',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  // Sizes come first: a variant emitted later may override them (a link has none).
  variants: {
    size: {
      sm: {
        '--button-pad': '12px',
        '--button-pad-quiet': '10px',
        h: { base: '40', sm: 'control.sm' },
        px: 'var(--button-pad)',
        fontSize: '14px',
      },
      md: {
        '--button-pad': '16px',
        '--button-pad-quiet': '12px',
        h: { base: '44', sm: 'control.md' },
        px: 'var(--button-pad)',
      },
      lg: {
        '--button-pad': '22px',
        '--button-pad-quiet': '16px',
        h: 'control.lg',
        px: 'var(--button-pad)',
        fontSize: '16px',
      },
    },
    variant: {
      solid: {
        [IDLE]: { bg: 'accent', color: 'accent.on' },
        [`${IDLE}:hover`]: { bg: 'accent.hover' },
        [`${IDLE}:active`]: { bg: 'accent.press' },
      },
      outline: {
        [IDLE]: { bg: 'surface', borderColor: 'line.strong', color: 'ink' },
        [`${IDLE}:hover`]: { bg: 'raised', borderColor: 'ink' },
      },
      ghost: {
        px: 'var(--button-pad-quiet)',
        [IDLE]: { color: 'ink' },
        [`${IDLE}:hover`]: { bg: 'hover' },
        [OFF]: { bg: 'transparent' },
      },
      danger: {
        [IDLE]: { bg: 'danger', color: 'danger.on' },
        [`${IDLE}:hover`]: { bg: 'danger.hover' },
      },
      link: {
        h: 'auto!',
        minH: '24',
        px: '0',
        border: '0',
        borderRadius: 'badge',
        color: 'accent.text',
        lineHeight: 'inherit',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
        [OFF]: { bg: 'transparent', textDecoration: 'none' },
      },
    },
    iconOnly: {
      true: {
        position: 'relative',
        px: '0',
        aspectRatio: '1',
        minW: { base: '44', sm: '0' },
        minH: { base: '44', sm: '0' },
      },
    },
    full: { true: { w: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
