import { css } from '#styled/css';

/** The invoices' heading, and what is set of them beside it. */
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
