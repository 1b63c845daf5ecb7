import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    h: '24',
    px: '8',
    borderRadius: 'badge',
    font: '600 13px/1 {fonts.body}',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    transition: 'background {durations.slow}, color {durations.slow}',
  },
  variants: {
    tone: {
      neutral: { bg: 'well', color: 'ink.muted' },
      work: { bg: 'work.soft', color: 'work.text' },
      turn: { bg: 'turn', color: 'turn.on' },
      redo: { bg: 'danger.soft', color: 'danger.text' },
      soft: { bg: 'accent.soft', color: 'accent.text' },
      done: { bg: 'done', color: 'done.on' },
      line: { boxShadow: 'inset 0 0 0 1px {colors.line.strong}', color: 'ink.muted' },
      onPhoto: { h: '22', fontSize: '12px', bg: 'onPhoto.fill', color: 'onPhoto.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'range', 'foot', 'value'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' },
    track: { h: '6', borderRadius: 'photo', bg: 'well' },
    range: {
      position: 'relative',
      h: 'full',
      borderRadius: '3px 0 0 3px',
      transition: 'width {durations.slow} {easings.out}, background {durations.slow}',
      // The seam: an unfinished bar ends in ink, because brass on its track has too little contrast.
      _after: {
        content: '""',
        position: 'absolute',
        right: '[-1px]',
        top: '[-3px]',
        w: '2',
        h: '12',
        bg: 'ink',
      },
      '&[data-state=complete]': { borderRadius: 'photo', _after: { display: 'none' } },
    },
    foot: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12',
      textStyle: 'small',
      color: 'ink.muted',
    },
    value: { fontVariantNumeric: 'tabular-nums lining-nums', flex: 'none' },
  },
  variants: {
    tone: {
      work: { range: { bg: 'work' } },
      turn: { range: { bg: 'turn' } },
      done: { range: { bg: 'accent' } },
      redo: { range: { bg: 'danger.text' } },
      wait: { range: { bg: 'line.strong' } },
    },
  },
  defaultVariants: { tone: 'work' },
});

export const panel = defineRecipe({
  className: 'panel',
  base: { bg: 'surface', borderRadius: 'panel', boxShadow: 'inset 0 0 0 1px {colors.line}', minW: '0' },
  variants: {
    padding: { none: { overflow: 'hidden' }, normal: { p: { base: '16', sm: '24' } } },
  },
  defaultVariants: { padding: 'normal' },
});

export const ledger = defineSlotRecipe({
  className: 'ledger',
  slots: ['root', 'cell', 'term', 'value', 'trend'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'var(--ledger-columns)' },
      borderTop: '2px solid {colors.ink}',
    },
    cell: {
      pt: { base: '12', sm: '16' },
      pb: { base: '14', sm: '0' },
      px: { base: '12', sm: '20' },
      borderLeft: '1px solid {colors.line}',
      smDown: {
        '&:nth-child(odd)': { pl: '0', borderLeft: '0' },
        '&:nth-child(n + 3)': { borderTop: '1px solid {colors.line}' },
      },
      '&:first-child': { pl: '0', borderLeft: '0' },
    },
    term: { textStyle: 'small', color: 'ink.muted' },
    value: { mt: '4', textStyle: 'figure' },
    trend: { mt: '4', textStyle: 'small', fontWeight: '500', color: 'accent.text' },
  },
  variants: {
    emphasis: {
      even: {},
      // Billing's outstanding balance is the most important number.
      first: {
        cell: {
          smDown: {
            '&:first-child': { gridColumn: '1 / -1' },
            '&:nth-child(2)': { pl: '0', borderLeft: '0', borderTop: '1px solid {colors.line}' },
            '&:nth-child(3)': { pl: '12', borderLeft: '1px solid {colors.line}' },
          },
        },
        value: { '.ledger__cell:first-child > &': { textStyle: 'figureLarge' } },
      },
    },
  },
  defaultVariants: { emphasis: 'even' },
});

export const facts = defineRecipe({
  className: 'facts',
  base: {
    minW: '0',
    '& > div': { gap: '16', borderTop: '1px solid {colors.line}' },
    '& dt': { color: 'ink.muted' },
    '& dd': { minW: '0', fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' },
  },
  variants: {
    /** Figures at the end of the line, words in a column of their own. */
    values: {
      figures: {
        '& > div': { display: 'flex', justifyContent: 'space-between' },
        '& dt': { whiteSpace: 'nowrap' },
        '& dd': { fontWeight: 'semibold', textAlign: 'right' },
      },
      words: {
        '& > div': { display: 'grid', gridTemplateColumns: 'minmax(100px, 140px) minmax(0, 1fr)' },
      },
    },
    size: {
      sm: { fontSize: '14', '& > div': { py: '6' } },
      md: { '& > div': { py: '8' } },
    },
    /** A table of its own: it starts with a rule in ink and ends with a line. */
    ruled: {
      true: {
        borderBottom: '1px solid {colors.line}',
        '& > div:first-child': { borderTop: '2px solid {colors.ink}' },
      },
    },
    columns: { 2: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '20' } },
  },
  defaultVariants: { values: 'figures', size: 'md' },
});

export const pageHead = defineSlotRecipe({
  className: 'pageHead',
  slots: ['root', 'title', 'lead', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'stretch', sm: 'flex-end' },
      justifyContent: 'space-between',
      gap: { base: '16', sm: '24' },
      pt: { base: '24', sm: '40' },
      pb: { base: '20', sm: '28' },
      '& > :first-child': { flex: '1', minW: '0' },
    },
    title: { textStyle: 'h1' },
    lead: { mt: '6', color: 'ink.muted', maxW: 'measure' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10',
      flex: 'none',
      smDown: { '& > *': { flex: '1' } },
    },
  },
});

export const emptyState = defineSlotRecipe({
  className: 'emptyState',
  slots: ['root', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'start',
      gap: '8',
      p: { base: '24', sm: '40' },
      borderRadius: 'panel',
      bg: 'surface',
      boxShadow: 'inset 0 0 0 1px {colors.line}',
    },
    title: { textStyle: 'h2' },
    text: { color: 'ink.muted', maxW: 'measure' },
    action: { mt: '10' },
  },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'photo',
    bg: 'well',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      transform: 'translateX(-100%)',
      background:
        'linear-gradient(90deg, transparent, color-mix(in srgb, {colors.surface} 55%, transparent), transparent)',
      animation: 'sheen 1.6s {easings.seam} infinite',
      _motionReduce: { animation: 'none' },
    },
  },
  variants: {
    shape: {
      picture: { aspectRatio: '3/2' },
      media: { aspectRatio: '4/3' },
      title: { h: '18', w: '[78%]' },
      text: { h: '14', w: '[46%]' },
      control: { h: { base: '44', sm: 'control.md' }, borderRadius: 'control' },
      // The bar is less tall than the line that it stands for.
      line: { h: '[1lh]', w: '[46%]', maxW: '[320px]', clipPath: '[inset(20% 0 round {radii.photo})]' },
      fill: { position: 'absolute', inset: '0', borderRadius: '0' },
    },
  },
  defaultVariants: { shape: 'text' },
});

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animation: 'spin 0.9s linear infinite',
    _motionReduce: { animationDuration: '2.4s' },
  },
  variants: {
    size: {
      sm: { w: '16', h: '16' },
      lg: { w: '28', h: '28', borderWidth: '2.5px', color: 'ink.subtle' },
    },
  },
  defaultVariants: { size: 'sm' },
});
