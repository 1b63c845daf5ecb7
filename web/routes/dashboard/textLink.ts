import { css } from '#styled/css';

/** A link within a sentence of the dashboard. */
export const textLink = css({
  color: 'ink',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  _hover: { textDecorationThickness: '2px' },
});
