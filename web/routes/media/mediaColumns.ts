import { css } from '#styled/css';

/** Files stand in one to four columns, by the width of the screen. */
export const mediaColumns = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, max(150px, 50% - 5px)), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: { base: '10', sm: '16' },
  rowGap: { base: '18', sm: '24' },
});

/** Search, project and type in a row; on phones the search has one of its own. */
export const toolColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1.4fr) minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px 150px' },
  alignItems: 'end',
  gap: '12',
  '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
});
