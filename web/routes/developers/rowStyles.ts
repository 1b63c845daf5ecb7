import { css } from '#styled/css';

/** Facts about one thing of a list, beside each other as far as there is room. */
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '14',
  rowGap: '4',
  textStyle: 'small',
  color: 'ink.muted',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** What can be done with the thing; on phones as many in a line as fit. */
export const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '4' });
