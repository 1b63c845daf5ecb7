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
