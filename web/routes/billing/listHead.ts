import { css } from '#styled/css';

/** The heading of the invoices, and the filter beside it. */
export const listHead = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'flex-end' },
  justifyContent: 'space-between',
  gap: '12',
  mt: '48',
  mb: '20',
});
export const listTitle = css({ textStyle: 'h2' });
