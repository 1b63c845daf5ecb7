import { css } from '#styled/css';

/** Two jobs in a row. */
export const jobColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '24',
});

/** The filter above the jobs. */
export const filterPlace = css({ display: 'grid', justifyContent: { sm: 'end' }, mb: '24' });
