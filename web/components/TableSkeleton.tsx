import { css } from '#styled/css';
import { Skeleton } from './Skeleton.js';

/** A Table while it loads: its rule, and rows as tall as the real ones. */
export const TableSkeleton = () => (
  <div className={rows}>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className={place}>
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
);

const rows = css({ pt: { md: '28' }, '& > :first-child': { borderTop: '[2px solid {colors.ink}]' } });
const place = css({
  display: 'grid',
  alignItems: 'center',
  h: { base: '[127px]', md: '[61px]' },
  borderBottom: '[1px solid {colors.line}]',
});
