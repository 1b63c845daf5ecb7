import { css } from '#styled/css';

/** Two fields in a row; on a phone one below the other. */
export const fieldPair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '18',
  alignItems: 'start',
});
