import { Skeleton } from '../components/Skeleton.js';
import { css } from '#styled/css';
import { ActivityLine } from './ActivityLine.js';
import { ActivityList } from './ActivityList.js';

/** Lines of activities while they load. */
export const ActivityRowsSkeleton = ({ rows }: { readonly rows: number }) => (
  <div aria-hidden>
    <ActivityList>
      {Array.from({ length: rows }, (_, row) => (
        <ActivityLine
          key={row}
          time={
            <span className={time}>
              <Skeleton shape="line" />
            </span>
          }
        >
          <span className={words}>
            <Skeleton shape="title" />
          </span>
        </ActivityLine>
      ))}
    </ActivityList>
  </div>
);

const words = css({ display: 'grid', alignItems: 'center', w: '[320px]', maxW: 'full', h: '22' });
const time = css({ display: 'grid', justifyItems: 'end', w: '[140px]' });
