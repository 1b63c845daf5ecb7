import { css } from '#styled/css';

/** Files in one to four columns, by the width of the screen. */
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

/** Search, project, type and what is shown in a row; on phones search and project have rows of their own. */
export const toolColumns = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(0, 1.4fr)',
    md: 'minmax(0, 1fr) 260px 140px 190px',
  },
  alignItems: 'end',
  gap: '12',
  '& > :nth-child(-n + 2)': { gridColumn: { smDown: '1 / -1' } },
});
