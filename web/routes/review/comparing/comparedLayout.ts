import { css } from '#styled/css';

/** What is below the pictures keeps its place while they load: the usual height of the words and of the choices. */
export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' });
export const words = css({ minH: { base: '[3lh]', sm: '[1lh]' }, fontVariantNumeric: 'tabular-nums lining-nums' });
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10',
  minH: { base: '[98px]', sm: '[36px]' },
});
