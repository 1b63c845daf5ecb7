import { defineSlotRecipe } from '@pandacss/dev';

/** On small screens a row has three lines: its name and amount, its subject, and its status with its acts. */
const phoneRow = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '10',
  rowGap: '4',
  py: '14',
  borderBottom: '1px solid {colors.line}',
} as const;

/** Wider than the row's content, which is aligned with the page's edges. */
const UNDER_POINTER = 'color-mix(in srgb, {colors.surface} 70%, transparent)';
const hovered = { bg: UNDER_POINTER, boxShadow: `-10px 0 ${UNDER_POINTER}, 10px 0 ${UNDER_POINTER}` };

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'head', 'heading', 'body', 'row', 'cell'],
  base: {
    root: {
      w: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums lining-nums',
      display: { mdDown: 'block' },
    },
    // Hidden on phones, where a row explains itself; still read out.
    head: { mdDown: { srOnly: true } },
    heading: {
      px: '16',
      pb: '10',
      borderBottom: '2px solid {colors.ink}',
      textStyle: 'label',
      color: 'ink.muted',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      _first: { pl: '0' },
      _last: { pr: '0' },
    },
    body: { mdDown: { display: 'block', borderTop: '2px solid {colors.ink}' } },
    row: {
      mdDown: phoneRow,
      '@media (hover: hover)': {
        _hover: hovered,
      },
    },
    cell: {
      verticalAlign: 'middle',
      mdDown: { display: 'block', minW: '0' },
      md: {
        h: '[61px]',
        py: '8',
        px: '16',
        borderBottom: '1px solid {colors.line}',
        _first: { pl: '0' },
        _last: { pr: '0' },
      },
    },
  },
  variants: {
    kind: {
      name: { cell: { fontWeight: '600', whiteSpace: 'nowrap', mdDown: { gridArea: '1 / 1 / 2 / 3' } } },
      // Takes the remaining width and truncates: nothing else may make the table wider than the page.
      about: { cell: { color: 'ink.muted', md: { w: 'full', maxW: '0' }, mdDown: { gridArea: '2 / 1 / 3 / 4' } } },
      amount: {
        heading: { textAlign: 'right' },
        cell: { fontWeight: '600', textAlign: 'right', whiteSpace: 'nowrap', mdDown: { gridArea: '1 / 3' } },
      },
      state: { cell: { mdDown: { gridArea: '3 / 1' } } },
      when: { cell: { color: 'ink.muted', whiteSpace: 'nowrap', mdDown: { gridArea: '3 / 2' } } },
      acts: { heading: { textAlign: 'right' }, cell: { mdDown: { gridArea: '3 / 3' } } },
    },
  },
});
