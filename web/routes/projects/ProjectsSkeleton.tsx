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
      <div className={tools} />
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
const tools = css({ h: { base: '[100px]', sm: '40' }, mb: '28' });
const card = css({ display: 'grid', gap: '8', alignContent: 'start' });
