import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';

const pictures = 3; // a row

/** The project's select while the projects come. */
export function ProjectSkeleton() {
  return (
    <div aria-busy="true" className={field}>
      <VisuallyHidden>Loading projects</VisuallyHidden>
      <Line />
      <div className={control}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}

/** The first row of a project's images while they come. */
export function ImagesSkeleton() {
  return (
    <div aria-busy="true" className={field}>
      <VisuallyHidden>Loading images</VisuallyHidden>
      <Line />
      <div className={row}>
        {Array.from({ length: pictures }, (_, index) => (
          <Skeleton key={index} shape="media" />
        ))}
      </div>
    </div>
  );
}

function Line() {
  return (
    <div className={line}>
      <Skeleton shape="text" />
    </div>
  );
}

const field = css({ display: 'grid', gap: '6', minW: '0' });
const line = css({ display: 'grid', alignItems: 'center', h: '[18px]', maxW: '[140px]' });
const control = css({
  position: 'relative',
  h: { base: '44', sm: 'control.md' },
  borderRadius: 'control',
  overflow: 'hidden',
});
const row = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8' });
