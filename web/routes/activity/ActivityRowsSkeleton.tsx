import { Skeleton } from '../../components/Skeleton.js';
import { css } from '#styled/css';
import { ActivityLine } from './ActivityLine.js';
import { ActivityList } from './ActivityList.js';

/** Lines of activities while they are on the way. */
export const ActivityRowsSkeleton = ({ rows }: { readonly rows: number }) => (
  <ActivityList>
    {Array.from({ length: rows }, (_, row) => (
      <ActivityLine key={row} time={<Box size={time} />}>
        <Box size={words} />
      </ActivityLine>
    ))}
  </ActivityList>
);

const Box = ({ size }: { readonly size: string }) => (
  <span className={size}>
    <Skeleton shape="line" />
  </span>
);

const words = css({ display: 'block', w: '[320px]', maxW: 'full' });
const time = css({ display: 'block', w: '[140px]' });
