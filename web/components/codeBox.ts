import { css } from '#styled/css';

/** Code, a key or an address on a plate of its own; long lines wrap. To be merged with the space that it takes. */
export const codeBox = css.raw({
  borderRadius: 'control',
  bg: 'well',
  fontFamily: 'mono',
  textStyle: 'small',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
