import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';

/** The shape of a page with a title and a grid of pictures, while its first answer is on the way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={title}>
        <Skeleton shape="title" />
      </div>
      <div className={grid}>
        {[1, 2, 3].map((slot) => (
          <div key={slot} className={card}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" />
          </div>
        ))}
      </div>
    </div>
  );
}

const title = css({ pt: '40', pb: '28' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  gap: '24',
});
const card = css({ display: 'grid', gap: '8', alignContent: 'start' });
