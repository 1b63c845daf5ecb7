import { css } from '#styled/css';

/** Three, two or one project in a row. */
export const portfolioGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '24',
  rowGap: { base: '32', sm: '36' },
  transition: '[opacity {durations.fast}]',
  '&[aria-busy=true]': { opacity: '0.6' },
});

/** Search and status above the projects. */
export const portfolioTools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
  alignItems: 'end',
  gap: '12',
  mb: '28',
});
