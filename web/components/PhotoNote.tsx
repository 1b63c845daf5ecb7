import { css } from '#styled/css';

/** A sentence in the middle of a picture, or of the place of one that is missing. */
export const PhotoNote = ({ children }: { readonly children: string }) => (
  <span className={place}>
    <span className={note}>{children}</span>
  </span>
);

const place = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', p: '16' });
const note = css({
  maxW: '[36em]',
  px: '16',
  py: '12',
  borderRadius: 'badge',
  bg: 'surface',
  color: 'ink',
  textStyle: 'body',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
