import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { css } from '#styled/css';
import { ActivityLine } from './ActivityLine.js';
import { ActivityList } from './ActivityList.js';

/** Lines of activities while they are on the way. */
export function ActivityRowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <ActivityList>
        {Array.from({ length: rows }, (_, row) => (
          <ActivityLine key={row} time={<Box size={time} />}>
            <Box size={words} />
          </ActivityLine>
        ))}
      </ActivityList>
    </div>
  );
}

const Box = ({ size }: { readonly size: string }) => (
  <span className={size}>
    <Skeleton shape="fill" />
  </span>
);

const words = css({ position: 'relative', display: 'block', w: '[180px]', maxW: 'full', h: '22' });
const time = css({ position: 'relative', display: 'block', w: '72', h: '18' });
