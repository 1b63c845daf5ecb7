import { css } from '#styled/css';

/** A list's two selects: project and status. */
export const filterColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '260px 184px' },
  gap: '12',
});
