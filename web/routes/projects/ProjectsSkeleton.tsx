import { css } from '#styled/css';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { portfolioGrid } from './portfolioGrid.js';

/** The portfolio before its first answer: the words that are certain, and the shapes of what comes. */
export function ProjectsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <PageHead
        title="Your Real Estate Portfolio"
        lead={
          <div className={lead}>
            <Skeleton shape="text" />
          </div>
        }
      />
      <div className={tools}>
        {['search', 'status'].map((tool) => (
          <div key={tool} className={box}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
      <div className={portfolioGrid}>
        {[1, 2, 3, 4, 5, 6].map((slot) => (
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

const lead = css({ maxW: '[320px]' });
const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
  gap: '12',
  mb: '28',
});
const box = css({
  position: 'relative',
  h: { base: '44', sm: 'control.md' },
  overflow: 'hidden',
  borderRadius: 'control',
});
const card = css({ display: 'grid', gap: '8', alignContent: 'start' });
